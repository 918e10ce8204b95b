import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { MarketHint, MarketReview } from "@sofala/bots/mediterranean/review";
import { activeMoves, type Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { TakenUp } from "../../../local/load-game.ts";
import type { AnalystQuestions } from "../workers/analysis-handlers.ts";
import type { Think } from "../../../workers/worker-client.ts";
import type { LookedAt } from "../replay/hidden-info-replay.ts";

type Asked<Answer> = Answer | "asking" | "failed" | undefined;

/** What a bot thinks of a game that is over: all of it is asked for once, and advice once for each moment and seat. */
export class AnalysisModel {
  readonly review = signal<Asked<MarketReview>>(undefined);
  /** Whom advice is for; left out: who is looked through, or who is to act. */
  readonly chosen = signal<Seat | undefined>(undefined);
  readonly seat: ReadonlySignal<Seat>;
  /** For the seat at the moment that is looked at. */
  readonly advice: ReadonlySignal<Asked<readonly MarketHint[]>>;
  readonly sight: LookedAt;
  readonly last: number;
  private readonly game: TakenUp<Mediterranean>;
  private readonly think: Think<AnalystQuestions>;
  private readonly known = new Map<string, Asked<readonly MarketHint[]>>();
  /** Grows with every answer. */
  private readonly answers = signal(0);

  constructor(game: TakenUp<Mediterranean>, sight: LookedAt, think: Think<AnalystQuestions>) {
    this.game = game;
    this.sight = sight;
    this.think = think;
    this.last = game.moments.length - 1;
    this.seat = computed(() => {
      const eyes = sight.eyes.value;
      const [first = 0] = game.moments[sight.at.value]?.toAct ?? [];
      return this.chosen.value ?? (typeof eyes === "number" ? eyes : first);
    });
    this.advice = computed(() => {
      void this.answers.value;
      return this.known.get(this.key());
    });
  }

  /** Everybody's chances at the moment that is looked at, once the game was judged. */
  chancesNow(): readonly number[] | undefined {
    const review = this.review.value;
    const at = this.sight.at.value;
    if (typeof review !== "object") return undefined;
    return review.course.findLast((point) => point.at <= at)?.chances;
  }

  /** Judges the whole game. */
  async run(): Promise<void> {
    const before = this.review.peek();
    const [first] = this.game.moments;
    if (before === "asking" || typeof before === "object" || first === undefined) return;
    this.review.value = "asking";
    const start = mediterranean.snapshot(first.state);
    const moves = activeMoves(this.game.stored.log);
    this.review.value = await this.think("review", { start, moves }).catch(() => "failed" as const);
  }

  /** Asks what the seat could do at the moment. */
  async ask(): Promise<void> {
    const key = this.key();
    const before = this.known.get(key);
    if (before !== undefined && before !== "failed") return;
    const seat = this.seat.peek();
    const past = this.game.moments.slice(0, this.sight.at.peek() + 1);
    const view = past.at(-1)?.viewOf(seat);
    if (view === undefined) return;
    this.note(key, "asking");
    const told = past.flatMap((moment) => {
      const events = moment.toldTo(seat)?.events;
      return events === undefined ? [] : [events];
    });
    const answer = this.think("hints", { seat, view, told });
    this.note(key, await answer.catch(() => "failed" as const));
  }

  private key(): string {
    return `${this.sight.at.value} ${this.seat.value}`;
  }

  private note(key: string, known: Asked<readonly MarketHint[]>): void {
    this.known.set(key, known);
    this.answers.value++;
  }
}
