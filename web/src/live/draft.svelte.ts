/** What somebody writes: it comes back to the box where it did not reach the table. */
export class Draft {
  text = $state("");
  /** Sent, and not yet heard again, the oldest first. */
  #sent: readonly string[] = [];

  /** Empties the box where `say` could send what stands in it. */
  send(say: (text: string) => boolean): void {
    const text = this.text.trim();
    if (text === "" || !say(text)) return;
    this.#sent = [...this.#sent, text];
    this.text = "";
  }

  /** A line of one's own was heard, or one that is it by its words. */
  heard(text: string, own: boolean): void {
    if (own || this.#sent[0]?.normalize() === text) this.#sent = this.#sent.slice(1);
  }

  /** The oldest line that was sent was refused. */
  refused(): void {
    this.#bringBack(this.#sent.slice(0, 1));
    this.#sent = this.#sent.slice(1);
  }

  /** The line is gone: nobody knows whether what was sent arrived. */
  lost(): void {
    this.#bringBack(this.#sent);
    this.#sent = [];
  }

  #bringBack(lines: readonly string[]): void {
    this.text = [...lines, this.text].filter((text) => text !== "").join(" ");
  }
}
