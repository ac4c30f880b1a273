import { expect, it } from "vitest";
import type { Board, Round } from "../protocol.gen";
import { turnsOf } from "./turns";

const BOARD = { not_hitler: [false, true, true] } as unknown as Board;
const ROUND: Round = { candidate: 0, nominee: 1, passed: true, tile: "F", cleared: true };

it("says once that a Chancellor is not Hitler, who is then executed", () => {
  const executed = { ...ROUND, power: "execution", target: 1 } as const;
  const turns = turnsOf(executed, BOARD, ["Anna", "Ben", "Chiara"]);
  expect(new Set(turns).size).toBe(turns.length);
  const other = turnsOf({ ...executed, target: 2 }, BOARD, ["Anna", "Ben", "Chiara"]);
  expect(other).toHaveLength(turns.length + 1);
});
