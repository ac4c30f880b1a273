import { expect, it } from "vitest";
import type { GhostScore, Role, SeatStatus } from "../protocol.gen";
import { bestGhosts, mostThanked, opened, STAYS } from "./ending";

const ROLES: readonly Role[] = ["liberal", "hitler", "fascist", "liberal"];
const ghost = (seat: number, hitler: number, votes: number): GhostScore => ({
  seat,
  rounds: 3,
  hitler,
  fascists: 0,
  fascists_of: 3,
  votes,
  votes_of: 3,
});
const thanked = (kudos: number): SeatStatus => ({
  name: "Anna",
  bot: null,
  connected: true,
  looked: true,
  ready: false,
  left: false,
  passed: false,
  deputy: false,
  kudos,
  wins: 0,
  muted: false,
  style: "regular",
});

it("opens no role with the reason, then Hitler, the Fascists, and everybody", () => {
  expect(opened(ROLES, "reason")).toEqual([null, null, null, null]);
  expect(opened(ROLES, "hitler")).toEqual([null, "hitler", null, null]);
  expect(opened(ROLES, "fascists")).toEqual([null, "hitler", "fascist", null]);
  expect(opened(ROLES, "liberals")).toEqual(ROLES);
});

it("has all roles open after twelve seconds", () => {
  expect(STAYS.reason + STAYS.hitler + STAYS.fascists + STAYS.liberals).toBe(12_000);
});

it("names everybody with the most thanks, and nobody without any", () => {
  expect(mostThanked([thanked(1), thanked(2), thanked(2)])).toEqual([1, 2]);
  expect(mostThanked([thanked(0), thanked(0)])).toEqual([]);
});

it("names the ghosts whose predictions came true most often", () => {
  expect(bestGhosts([ghost(4, 1, 2), ghost(2, 2, 2)])).toEqual([2]);
  expect(bestGhosts([])).toEqual([]);
});
