import { read, write } from "../settings.svelte";
import { setupFrom, type Setup } from "./setup";

/** The setup for playing alone on this device; remembered from game to game. */
class Alone {
  setup = $state.raw<Setup>(setupFrom(read("solo")));

  change(part: Partial<Setup>): void {
    this.setup = { ...this.setup, ...part };
    write("solo", JSON.stringify(this.setup));
  }
}

export const alone = new Alone();
