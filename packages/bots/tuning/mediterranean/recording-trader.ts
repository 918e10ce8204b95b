import type { Dice, Seat } from "@sofala/engine";
import type { SeenEvent } from "@sofala/mediterranean";
import type { Beliefs } from "../../src/mediterranean/beliefs.ts";
import type { PlayStyle } from "../../src/mediterranean/play-style.ts";
import { signsOf, type ConsideredOffer } from "../../src/mediterranean/strong/acceptance.ts";
import {
  NegotiationMemory,
  type PendingOffer,
} from "../../src/mediterranean/strong/negotiation-memory.ts";
import { BARGAINING, type BargainingStyle } from "../../src/mediterranean/strong/pricing.ts";
import { StrongTrader } from "../../src/mediterranean/strong/strong-trader.ts";

/** Void offers had no answer: the bot withdrew them because it had traded elsewhere, or a card was gone. */
type Answer = "accepted" | "refused" | "left" | "void";
/** An offer that was made, the chance that its maker believed in, and what became of it. */
export interface AnsweredOffer {
  readonly chance: number;
  readonly signs: readonly number[];
  readonly answer: Answer;
}

type Tell = (offer: AnsweredOffer) => void;

/** The trader of the strong bot, which tells what became of its offers. */
export function recordingTrader(tell: Tell) {
  return class extends StrongTrader {
    constructor(style: PlayStyle, seat: Seat, beliefs: Beliefs, chance: Dice) {
      const considered = new Map<
        string,
        { readonly offer: ConsideredOffer; readonly chance: number }
      >();
      const bargaining: BargainingStyle = {
        ...BARGAINING,
        acceptance(offer) {
          const believed = BARGAINING.acceptance(offer);
          considered.set(`${offer.bargain.key} ${offer.vp}`, { offer, chance: believed });
          return believed;
        },
      };
      const memory = new RecordingMemory(seat, tell, (key) => {
        const found = considered.get(key);
        considered.clear();
        return found && { chance: found.chance, signs: signsOf(found.offer) };
      });
      super(style, seat, beliefs, chance, { bargaining, memory });
    }
  };
}

type Made = Omit<AnsweredOffer, "answer">;

class RecordingMemory extends NegotiationMemory {
  readonly #own: Seat;
  readonly #tell: Tell;
  readonly #signsFor: (key: string) => Made | undefined;
  readonly #open = new Map<number, Made>();
  #next: Made | undefined;

  constructor(seat: Seat, tell: Tell, signsFor: (key: string) => Made | undefined) {
    super(seat);
    this.#own = seat;
    this.#tell = tell;
    this.#signsFor = signsFor;
  }

  override expectOffer(offer: Omit<PendingOffer, "offer" | "lookCount">): void {
    super.expectOffer(offer);
    this.#next = this.#signsFor(`${offer.key} ${offer.vp}`);
  }

  override observe(events: readonly SeenEvent[]): void {
    for (const event of events) {
      if (event.kind === "offer-made") {
        if (event.seat === this.#own && this.#next !== undefined)
          this.#open.set(event.offer, this.#next);
      } else if (event.kind === "deal-made") this.#close(event.offer, "accepted");
      else if (event.kind === "offer-declined") this.#close(event.offer, "refused");
      else if (event.kind === "offer-withdrawn" || event.kind === "offer-died")
        this.#close(event.offer, "void");
      else if (event.kind === "phase-began")
        for (const offer of this.#open.keys()) this.#close(offer, "left");
    }
    super.observe(events);
  }

  override recordRefusal(offer: number): void {
    this.#close(offer, "refused");
    super.recordRefusal(offer);
  }

  #close(offer: number, answer: Answer): void {
    const made = this.#open.get(offer);
    if (made === undefined) return;
    this.#open.delete(offer);
    this.#tell({ ...made, answer });
  }
}
