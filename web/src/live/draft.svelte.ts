/** What a player writes: it returns to the box if it did not reach the table. */
export class Draft {
  text = $state("");
  /** Sent but not yet confirmed, oldest first. */
  #sent: readonly string[] = [];

  /** Empties the box if `say` could send its text. */
  send(say: (text: string) => boolean): void {
    const text = this.text.trim();
    if (text === "" || !say(text)) return;
    this.#sent = [...this.#sent, text];
    this.text = "";
  }

  /** The server confirmed a line: our own, or one with the same words. */
  heard(text: string, own: boolean): void {
    if (own || this.#sent[0]?.normalize() === text) this.#sent = this.#sent.slice(1);
  }

  /** The oldest sent line was refused. */
  refused(): void {
    this.#bringBack(this.#sent.slice(0, 1));
    this.#sent = this.#sent.slice(1);
  }

  /** The connection is lost: nobody knows whether what was sent arrived. */
  lost(): void {
    this.#bringBack(this.#sent);
    this.#sent = [];
  }

  #bringBack(lines: readonly string[]): void {
    this.text = [...lines, this.text].filter((text) => text !== "").join(" ");
  }
}
