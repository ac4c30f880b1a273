import { last } from "../list";
import { describe, expect, it } from "vitest";
import type { SeenEvent, Sentence, TableStatus, Told } from "../protocol.gen";
import type { Moment, MomentKind } from "./moments";
import { NOTHING, sentencesOf, soundsOf, tidings, type Sight } from "./tidings";

const PICKS = { id: "status-nominating", seats: { president: [0] } };

function told(event: SeenEvent, sentence: Sentence | null = { id: event.type }): Told {
  return { event, sentence, deputies: [], step: 1, explained: [] };
}

function moment(kind: MomentKind, of: Told): Moment {
  return { kind, lasts: 1000, told: of, beside: null, game: game() };
}

function game(part: { game?: number; phase?: number } = {}): NonNullable<Sight["game"]> {
  return { game: 1, phase: 3, ...part } as NonNullable<Sight["game"]>;
}

function table(part: Partial<TableStatus> = {}): TableStatus {
  return {
    stage: "playing",
    paused: null,
    arranging: null,
    seats: [],
    options: { ceremony: false },
    narration: { volume: 7, pace: "normal" },
    ruleset: {
      hitler_zone: 3,
      fascists: 1,
      fascists_know_fascists: true,
      fascists_know_hitler: true,
      hitler_knows_fascists: true,
    },
    ...part,
  } as TableStatus;
}

function sight(part: Partial<Sight> = {}): Sight {
  return { table: table(), game: game(), status: PICKS, log: [], moment: null, ...part };
}

const seats = (count: number) => Array.from({ length: count }, () => ({})) as never;
const kinds = (before: Sight, after: Sight): string[] =>
  tidings(before, after).map((tiding) => tiding.does);

describe("a sight", () => {
  it("that is like the one before is silent", () => {
    expect(tidings(sight(), sight())).toEqual([]);
  });

  it("of somebody sitting down is a knock and no word", () => {
    const lobby = sight({ table: table({ stage: "lobby", seats: seats(2) }), game: null });
    const fuller = sight({ table: table({ stage: "lobby", seats: seats(3) }), game: null });
    expect(tidings(lobby, fuller)).toEqual([{ does: "sound", sound: "knock" }]);
    expect(tidings(fuller, lobby)).toEqual([]);
  });

  it("of the envelopes explains them once", () => {
    const lobby = sight({ table: table({ stage: "lobby" }), game: null });
    const dealt = sight({ table: table({ stage: "envelopes" }), game: null });
    expect(tidings(lobby, dealt)).toEqual([{ does: "explain", sentence: { id: "say-envelopes" } }]);
    expect(tidings(dealt, dealt)).toEqual([]);
  });

  it("of the first step is its status", () => {
    expect(kinds(sight({ table: table({ stage: "envelopes" }) }), sight())).toEqual(["status"]);
  });

  it("of the last envelope is the opening, where the table wants one", () => {
    const envelopes = (awaited: number[], ceremony: boolean): Sight =>
      sight({
        table: table({
          stage: "envelopes",
          awaited,
          options: { ceremony } as TableStatus["options"],
        }),
      });
    expect(kinds(envelopes([3], true), envelopes([], true))).toEqual(["open"]);
    expect(kinds(envelopes([], true), envelopes([], true))).toEqual([]);
    expect(kinds(envelopes([3], false), envelopes([], false))).toEqual([]);
  });

  it("of a new step says what is awaited, and of the same step nothing more", () => {
    const next = sight({ game: game({ phase: 4 }) });
    expect(tidings(sight(), next)).toEqual([{ does: "status", sentence: PICKS }]);
    expect(tidings(next, sight({ game: game({ phase: 4 }), status: { ...PICKS } }))).toEqual([]);
  });

  it("of a vote says once who stands, and not how many have voted", () => {
    const voting = (done: number): Sight =>
      sight({ status: { id: "status-voting", numbers: { done } } });
    expect(tidings(sight(), voting(0))).toMatchObject([
      { does: "status", sentence: { id: "say-voting" } },
    ]);
    expect(tidings(voting(0), voting(1))).toEqual([]);
  });

  it("of somebody who is late says for whom the table waits", () => {
    const late = sight({ status: { id: "table-waiting", seats: { who: [1] } } });
    expect(kinds(sight(), late)).toEqual(["status"]);
  });

  it("of a moment tells it, and keeps the status until the moment is over", () => {
    const peeked = told({ type: "PoliciesPeeked" });
    const shown = sight({ moment: moment("line", peeked), game: game({ phase: 4 }) });
    expect(tidings(sight(), shown)).toEqual([
      { does: "tell", sounds: [], sentences: [{ id: "PoliciesPeeked" }] },
    ]);
    expect(tidings(shown, shown)).toEqual([]);
    expect(kinds(shown, sight({ game: game({ phase: 4 }) }))).toEqual(["status"]);
  });

  it("of a pause is silence, and of its end the status again", () => {
    const paused = sight({ table: table({ paused: { by: 0, agreed: false } }) });
    const snap = moment("ballots", told({ type: "VetoProposed" }));
    expect(kinds(sight(), paused)).toEqual(["hush"]);
    expect(tidings(paused, { ...paused, moment: snap })).toEqual([]);
    expect(kinds(paused, sight())).toEqual(["status"]);
  });

  it("of the volume at 0 is silence at once", () => {
    const off = sight({ table: table({ narration: { volume: 0, pace: "normal" } }) });
    expect(kinds(sight(), off)).toEqual(["hush"]);
    expect(kinds(off, off)).toEqual([]);
  });

  it("of the seat order asks who sits to whose left, each time anew", () => {
    const asking = (...found: number[]): Sight =>
      sight({
        table: table({ stage: "lobby", arranging: { found, again: false } }),
        game: null,
        status: { id: "table-arranging", seats: { who: [last(found) ?? 0] } },
      });
    expect(kinds(asking(0), asking(0, 2))).toEqual(["status"]);
    expect(kinds(asking(0, 2), asking(0, 2))).toEqual([]);
  });
});

describe("the end", () => {
  const end = told({ type: "GameEnded", winner: "fascist", reason: "hitler_elected" });
  const over = sight({ table: table({ stage: "ended" }), log: [end] });

  it("is told with the printing press, once its last moment was shown", () => {
    const showing = { ...over, moment: moment("ballots", end) };
    const tell = { does: "tell", sounds: ["press"], sentences: [{ id: "GameEnded" }] };
    expect(tidings(sight(), over)).toEqual([tell]);
    expect(kinds(sight({ moment: showing.moment }), showing)).toEqual([]);
    expect(tidings(showing, over)).toEqual([tell]);
    expect(tidings(over, over)).toEqual([]);
  });

  it("says why, and then who was who", () => {
    const roles = told({ type: "RolesRevealed", roles: [] });
    expect(tidings(sight(), { ...over, log: [end, roles] })).toMatchObject([
      { sentences: [{ id: "GameEnded" }] },
      { sentences: [{ id: "RolesRevealed" }], sounds: [] },
    ]);
  });

  it("has no march where nobody wins", () => {
    const none = told({ type: "GameEnded", winner: null, reason: "abandoned" });
    expect(tidings(sight(), { ...over, log: [none] })).toMatchObject([{ sounds: [] }]);
  });

  it("is not told to a screen that was opened after it", () => {
    expect(tidings(NOTHING, over)).toEqual([]);
  });
});

describe("the sounds of moments", () => {
  const enacted = (policy: "L" | "F", on_track: number): Told =>
    told(
      { type: "PolicyEnacted", policy, by_chaos: false, power: null },
      { id: "event-enacted", numbers: { on_track } },
    );

  it.each(["policy", "chaos-policy"] as const)("tell the parties apart by rhythm: %s", (kind) => {
    expect(soundsOf(moment(kind, enacted("L", 3)), 3)).toEqual(["long-stamp"]);
    expect(soundsOf(moment(kind, enacted("F", 2)), 3)).toEqual(["short-stamps"]);
  });

  it("hum once, when the Hitler zone begins", () => {
    const hums = [1, 2, 3, 4, 5].filter((count) =>
      soundsOf(moment("policy", enacted("F", count)), 3).includes("hum"),
    );
    expect(hums).toEqual([3]);
  });

  it("do not say who was executed", () => {
    const sounds = [true, false].map((was_hitler) =>
      soundsOf(moment("executed", told({ type: "Executed", target: 1, was_hitler })), 3),
    );
    expect(sounds).toEqual([["drum"], ["drum"]]);
  });

  it("are none while everybody holds their breath", () => {
    const death = told({ type: "Executed", target: 1, was_hitler: true });
    expect(soundsOf(moment("silence", death), 3)).toEqual([]);
    expect(sentencesOf(moment("silence", death), [death])).toEqual([]);
  });
});

describe("the sentences of a vote", () => {
  const vote = told(
    { type: "VotesRevealed", ballots: null, ja: 3, nein: 2, passed: true },
    { id: "event-vote-passed", numbers: { ja: 3, nein: 2 } },
  );
  const elected = told({ type: "GovernmentElected", government: { president: 0, chancellor: 1 } });

  it("leave out who voted how, and go on to what came of it", () => {
    const heard = sentencesOf(moment("ballots", vote), [vote, elected]);
    expect(heard.map(({ id }) => id)).toEqual(["say-vote-passed", "GovernmentElected"]);
  });

  it("do not run ahead to what is told later", () => {
    const chaos = told({ type: "PolicyEnacted", policy: "L", by_chaos: true, power: null });
    expect(sentencesOf(moment("ballots", vote), [vote, chaos])).toHaveLength(1);
  });
});
