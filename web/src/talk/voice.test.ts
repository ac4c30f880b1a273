import { expect, it } from "vitest";
import { siteOf } from "./voice";

it.each([
  ["https://discord.com/channels/1", "discord.com"],
  ["https://discord.com.evil.example:8443/x?discord.com", "discord.com.evil.example"],
  ["https://d\u0456scord.com/x", "xn--dscord-pvf.com"],
  ["https://meet.example", "meet.example"],
])("of %s is told where it leads", (link, site) => {
  expect(siteOf(link)).toBe(site);
});

it.each(["javascript:alert(1)", "http://discord.com", "https://", "discord.com"])(
  "%s is no link",
  (link) => {
    expect(siteOf(link)).toBeNull();
  },
);
