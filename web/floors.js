/** The floors of the page: imports point down only, and neighbours do not import each other. */
import { dirname, relative, resolve, sep } from "node:path";

const SRC = resolve(import.meta.dirname, "src");

/** The folders of src/, and the files directly in it up to their first dot; highest floor first. */
export const FLOORS = [
  ["main"], // the entry point
  ["App"], // which page an address shows
  ["home", "solo", "tv"], // the first page; a game alone; the shared screen
  ["table", "narrator"], // a table before and after a game; what the shared screen says
  ["play"], // the screens of a phone, and of a desk, during a game
  ["ledger"], // what was claimed
  ["board", "room"], // board, seats and log; top bar, pause, questions, ladder, a passed phone
  ["talk", "notes"], // chat and claims; a player's own notes
  ["bots", "secret"], // choosing bots, why, hints; sealed papers, tiles as letters A, B, C
  ["live"], // what the page knows: the table, the talk, whose phone it is; draws nothing
  ["parts"], // what screens are made of: buttons, dialogs, names, the faces of bots
  ["settings"], // what this browser remembers
  ["broken"], // what replaces a page that failed
  ["look", "words", "wire"], // colours, type and icons; Fluent; the socket and the doors
  ["keys", "wake", "seat", "route"], // a screen's keys; a screen awake; a seat; where the page is
  ["place", "list", "protocol"], // what an address means; lists in old browsers; generated from the server
];

/** The floor of a folder, 0 for the highest, -1 for a folder that is not listed.
 * @param {string} room */
function floorOf(room) {
  return FLOORS.findIndex((rooms) => rooms.includes(room));
}

/** The folder of src/ that a path points into, or the file directly in it.
 * @param {string} path */
function roomAt(path) {
  const [first = ""] = relative(SRC, path).split(sep);
  return first === ".." ? first : (first.split(".")[0] ?? first);
}

/** An ESLint rule: no import goes up or sideways, and every folder is on a floor.
 * @type {import("eslint").Rule.RuleModule} */
export const floors = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      up: "{{from}} must not import {{to}}, which does not stand below it (floors.js).",
      nowhere: "{{from}} stands on no floor: give it one in floors.js.",
    },
  },
  create(context) {
    const from = roomAt(context.filename);

    /** @param {import("estree").Node & { source?: unknown }} node */
    function check(node) {
      const source = /** @type {{ value?: unknown } | null | undefined} */ (node.source)?.value;
      if (typeof source !== "string" || !source.startsWith(".")) return;
      const to = roomAt(resolve(dirname(context.filename), source));
      if (to === from || to === ".." || floorOf(to) > floorOf(from)) return;
      context.report({ node, messageId: "up", data: { from, to } });
    }

    return {
      Program(node) {
        if (floorOf(from) < 0) context.report({ node, messageId: "nowhere", data: { from } });
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};
