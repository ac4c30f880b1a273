import type {
  AnyCommand,
  HintUpdate,
  Refusal,
  Sentence,
  TableStatus,
  WhyUpdate,
} from "../protocol.gen";
import type { Seat } from "../seat";

/** An act that the viewer asked about; `reasons` is null until the server has answered. */
type Why = {
  /** Where it was asked: an act may be shown in two places. */
  readonly place: string;
  readonly step: number;
  readonly seat: Seat;
  readonly reasons: readonly Sentence[] | null;
};
type Question = "why" | "hint";

/** A viewer's questions about the game, and the server's answers to this viewer alone. */
export class Asking {
  /** One answer is open at a time. */
  why = $state.raw<Why | null>(null);
  /** Kept only while the viewer looks at it: it reveals the viewer's own cards. */
  hint = $state.raw<HintUpdate | null>(null);
  /** A message id: why the last question was not answered. */
  problem = $state<string | null>(null);
  readonly #send: (command: AnyCommand) => boolean;
  #waiting: Question | null = null;
  /** Whether the viewer is still looking: a later answer is not kept. */
  #looking = false;
  #about = "";

  constructor(send: (command: AnyCommand) => boolean) {
    this.#send = send;
  }

  /** Opens the reasons for an act, or closes them. */
  toggleWhy(place: string, step: number, seat: Seat): void {
    if (this.isOpen(place, seat)) return this.#close();
    this.why = { place, step, seat, reasons: null };
    this.#ask("why", { type: "AskWhy", step, seat });
  }

  isOpen(place: string, seat: Seat): boolean {
    return this.why?.place === place && this.why.seat === seat;
  }

  askHint(): void {
    this.#looking = true;
    this.#ask("hint", { type: "AskHint" });
  }

  forgetHint(): void {
    this.#looking = false;
    this.hint = this.problem = null;
  }

  hear(reply: WhyUpdate | HintUpdate): void {
    this.#waiting = null;
    if (reply.type === "HintUpdate") this.hint = this.#looking ? reply : null;
    else if (this.why?.step === reply.step && this.why.seat === reply.seat) {
      this.why = { ...this.why, reasons: reply.reasons };
    }
  }

  /** Whether this refuses a question; if so, it is shown where the question was asked. */
  refused(reason: Refusal): boolean {
    if (this.#waiting === null) return false;
    this.#waiting = null;
    this.problem = `refusal-${reason}`;
    return true;
  }

  /** For another game, or another player of a passed phone, drops every answer. */
  showing({ game, you }: TableStatus): void {
    const about = `${game}:${you}`;
    if (about === this.#about) return;
    this.#about = about;
    this.#close();
    this.forgetHint();
  }

  #ask(question: Question, command: AnyCommand): void {
    const sent = this.#send(command);
    this.#waiting = sent ? question : null;
    this.problem = sent ? null : "not-sent";
  }

  #close(): void {
    this.why = this.problem = null;
  }
}
