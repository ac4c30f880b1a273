import type { KnownRole, Role, Ruleset } from "../protocol.gen";
import type { Seat } from "../seat";
import { secureBelow } from "./letters";

/** What an envelope holds: a role, and the players that this role knows. */
export type RoleCard = { readonly role: Role; readonly knows: readonly KnownRole[] };

export const ROLES: readonly Role[] = ["liberal", "fascist", "hitler"];

/** The roles that a role is told about under these rules, one for each person. */
function toldTo(role: Role, rules: Ruleset): readonly Role[] {
  if (role === "liberal") return [];
  const hitler = role === "hitler";
  const knowsFascists = hitler ? rules.hitler_knows_fascists : rules.fascists_know_fascists;
  const fascists = knowsFascists ? rules.fascists - (hitler ? 0 : 1) : 0;
  const told = Array.from({ length: fascists }, (): Role => "fascist");
  return !hitler && rules.fascists_know_hitler ? [...told, "hitler"] : told;
}

/** The largest number of people that any role is told about. */
export function mostKnown(rules: Ruleset): number {
  return Math.max(...ROLES.map((role) => toldTo(role, rules).length));
}

/** Whether anybody is told who holds this role. */
export function isKnown(role: Role, rules: Ruleset): boolean {
  if (role === "liberal" || rules.fascists === 0) return false;
  return ROLES.some((other) => toldTo(other, rules).includes(role));
}

/** A card of a given role, with seats drawn among the others: independent of the real card. */
export function drawCard(
  role: Role,
  rules: Ruleset,
  you: Seat,
  below: (limit: number) => number = secureBelow,
): RoleCard {
  const others = Array.from({ length: rules.players }, (_, seat) => seat).filter(
    (seat) => seat !== you,
  );
  const knows = toldTo(role, rules).flatMap((known) => {
    const [seat] = others.splice(below(others.length), 1);
    return seat === undefined ? [] : [{ seat, role: known }];
  });
  return { role, knows: knows.sort((one, other) => one.seat - other.seat) };
}
