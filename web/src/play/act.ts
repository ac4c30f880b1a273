import type { Game } from "../live/table.svelte";
import type { SeatAction } from "../protocol.gen";
import type { Seal } from "../secret/seal.svelte";

/** What every screen with a choice gets: it draws its input and hands an option back. */
export type ActProps = {
  game: Game;
  names: readonly string[];
  busy: boolean;
  /** Opens what only this seat may see: its tiles, or its ballot. */
  seal: Seal;
  onchoose: (option: SeatAction) => void;
};
