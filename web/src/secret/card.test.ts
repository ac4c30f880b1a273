import { describe, expect, it } from "vitest";
import type { Ruleset } from "../protocol.gen";
import { drawCard, isKnown, mostKnown } from "./card";

/** The number of Fascists at this size, and who knows whom in the official game. */
function official(players: number, more: Partial<Ruleset> = {}): Ruleset {
  return {
    players,
    fascists: Math.floor((players - 1) / 2) - 1,
    hitler_knows_fascists: players <= 6,
    fascists_know_fascists: true,
    fascists_know_hitler: true,
    ...more,
  } as Ruleset;
}

const first = (): number => 0;

describe("a drawn card", () => {
  it("knows nobody where it is Liberal", () => {
    expect(drawCard("liberal", official(10), 3)).toEqual({ role: "liberal", knows: [] });
  });

  it.each([
    [5, ["hitler"]],
    [6, ["hitler"]],
    [7, ["fascist", "hitler"]],
    [8, ["fascist", "hitler"]],
    [9, ["fascist", "fascist", "hitler"]],
    [10, ["fascist", "fascist", "hitler"]],
  ] as const)("of a Fascist among %i knows %j", (players, roles) => {
    const { knows } = drawCard("fascist", official(players), 0);
    expect(knows.map(({ role }) => role).sort()).toEqual(roles);
  });

  it("of Hitler knows the Fascist where these rules say so", () => {
    expect(drawCard("hitler", official(5), 2, first).knows).toEqual([{ seat: 0, role: "fascist" }]);
    expect(drawCard("hitler", official(7), 2).knows).toEqual([]);
  });

  it("names others only, each once, in the order of the seats", () => {
    for (let draw = 0; draw < 200; draw++) {
      const seats = drawCard("fascist", official(10), 4).knows.map(({ seat }) => seat);
      expect(seats).not.toContain(4);
      expect(seats).toEqual([...new Set(seats)].sort((one, other) => one - other));
    }
  });

  it("names everybody else sooner or later", () => {
    const named = new Set<number>();
    for (let draw = 0; draw < 400; draw++)
      for (const { seat } of drawCard("fascist", official(7), 6).knows) named.add(seat);
    expect([...named].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("a ruleset", () => {
  it("says how many people a card names at most", () => {
    expect([5, 6, 7, 8, 9, 10].map((players) => mostKnown(official(players)))).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
  });

  it("says whose role anybody is told", () => {
    expect(isKnown("liberal", official(7))).toBe(false);
    expect(isKnown("hitler", official(7))).toBe(true);
    expect(isKnown("fascist", official(5))).toBe(true);
    expect(isKnown("hitler", official(7, { fascists_know_hitler: false }))).toBe(false);
  });
});
