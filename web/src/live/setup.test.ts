import { last } from "../list";
import { describe, expect, it } from "vitest";
import { USUAL } from "../parts/levels";
import type { Options } from "../protocol.gen";
import { botsOf, planOf, setupFrom } from "./setup";

const OPTIONS = { balanced: true, bot_pace: "normal", bot_talk: "reasons" } as Options;

describe("a setup as it is remembered", () => {
  it("is as usual where nothing is", () => {
    const setup = setupFrom(null);
    expect(setup).toMatchObject({ players: 7, role: null, pace: "normal", talk: "reasons" });
    expect(setup.bots).toEqual(Array.from({ length: 9 }, () => USUAL));
  });

  it("is the same again", () => {
    const setup = { ...setupFrom(null), players: 9, role: "hitler", pace: "step" } as const;
    expect(setupFrom(JSON.stringify(setup))).toEqual(setup);
  });

  it("is as usual where it is damaged or from another time", () => {
    const strange = '{"players": 12, "role": "king", "bots": [{"kind": "oracle"}, 3], "pace": 1}';
    for (const text of ["{", "[]", "null", "7", strange]) {
      expect(setupFrom(text)).toEqual(setupFrom(null));
    }
  });
});

describe("a plan", () => {
  const mixed = {
    ...setupFrom(null),
    players: 5,
    bots: setupFrom(null).bots.map((bot, place) =>
      place === 0 ? ({ kind: "careful", style: "regular" } as const) : bot,
    ),
  };

  it("seats one bot less than players, all like the first", () => {
    expect(botsOf(mixed).map(({ kind }) => kind)).toEqual(Array(4).fill("careful"));
  });

  it("seats each bot as it was chosen", () => {
    expect(botsOf({ ...mixed, each: true }).map(({ kind }) => kind)).toEqual([
      "careful",
      "shrewd",
      "shrewd",
      "shrewd",
    ]);
  });

  it("keeps the table's other options, seats, and deals with the role", () => {
    const plan = planOf({ ...mixed, role: "fascist", pace: "fast", talk: "off" })(OPTIONS);
    expect(plan[0]).toEqual({
      type: "SetOptions",
      options: { balanced: true, bot_pace: "fast", bot_talk: "off" },
    });
    expect(plan.slice(1, -1)).toHaveLength(4);
    expect(last(plan)).toEqual({ type: "Start", role: "fascist" });
  });
});
