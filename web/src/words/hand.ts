import { sorted } from "../list";
import type { Policy } from "../protocol.gen";

/** Tiles whose order says nothing, as players write them: "FFL". */
export function hand(tiles: readonly Policy[]): string {
  return sorted(tiles).join("");
}
