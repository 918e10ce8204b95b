import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { MediterraneanHint, MediterraneanReview } from "@sofala/bots/mediterranean/review";
import { activeMoves, type Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { LoadedGame } from "../../../local/load-game.ts";
import type { AnalysisRequests } from "../workers/analysis-handlers.ts";
import type { SendRequest } from "../../../workers/worker-client.ts";
import type { HiddenInfoReplay } from "../replay/hidden-info-replay.ts";

type RequestState<Response> = Response | "asking" | "failed" | undefined;

/** A bot's analysis of a finished game. The review is requested once, advice once for each moment and seat. */
export class AnalysisModel {
  readonly review = signal<RequestState<MediterraneanReview>>(undefined);
  /** The seat that gets advice; undefined: the observed seat, or else the seat to act. */
  readonly chosenSeat = signal<Seat | undefined>(undefined);
  readonly seat: ReadonlySignal<Seat>;
  /** For the seat at the shown moment. */
  readonly advice: ReadonlySignal<RequestState<readonly MediterraneanHint[]>>;
  readonly replayTable: HiddenInfoReplay;
  readonly lastMoment: number;
  private readonly game: LoadedGame<Mediterranean>;
  private readonly askBot: SendRequest<AnalysisRequests>;
  private readonly results = new Map<string, RequestState<readonly MediterraneanHint[]>>();
  /** Incremented with every change of `results`. */
  private readonly resultVersion = signal(0);

  constructor(
    game: LoadedGame<Mediterranean>,
    replayTable: HiddenInfoReplay,
    askBot: SendRequest<AnalysisRequests>,
  ) {
    this.game = game;
    this.replayTable = replayTable;
    this.askBot = askBot;
    this.lastMoment = game.moments.length - 1;
    this.seat = computed(() => {
      const observer = replayTable.observerChoice.value;
      const [first = 0] = game.moments[replayTable.momentNumber.value]?.toAct ?? [];
      return this.chosenSeat.value ?? (typeof observer === "number" ? observer : first);
    });
    this.advice = computed(() => {
      void this.resultVersion.value;
      return this.results.get(this.adviceKey());
    });
  }

  /** Everybody's chances at the shown moment, once the game was reviewed. */
  currentChances(): readonly number[] | undefined {
    const review = this.review.value;
    const at = this.replayTable.momentNumber.value;
    if (typeof review !== "object") return undefined;
    return review.chancesOverTime.findLast((point) => point.at <= at)?.chances;
  }

  /** Requests a review of the whole game. */
  async requestReview(): Promise<void> {
    const before = this.review.peek();
    const [first] = this.game.moments;
    if (before === "asking" || typeof before === "object" || first === undefined) return;
    this.review.value = "asking";
    const start = mediterranean.snapshot(first.state);
    const moves = activeMoves(this.game.stored.log);
    this.review.value = await this.askBot("review", { start, moves }).catch(
      () => "failed" as const,
    );
  }

  /** Requests advice for the seat at the shown moment. */
  async requestAdvice(): Promise<void> {
    const key = this.adviceKey();
    const before = this.results.get(key);
    if (before !== undefined && before !== "failed") return;
    const seat = this.seat.peek();
    const past = this.game.moments.slice(0, this.replayTable.momentNumber.peek() + 1);
    const view = past.at(-1)?.viewFor(seat);
    if (view === undefined) return;
    this.setResult(key, "asking");
    const seenEvents = past.flatMap((moment) => {
      const events = moment.observedMoveFor(seat)?.events;
      return events === undefined ? [] : [events];
    });
    const response = this.askBot("hints", { seat, view, seenEvents });
    this.setResult(key, await response.catch(() => "failed" as const));
  }

  private adviceKey(): string {
    return `${this.replayTable.momentNumber.value} ${this.seat.value}`;
  }

  private setResult(key: string, result: RequestState<readonly MediterraneanHint[]>): void {
    this.results.set(key, result);
    this.resultVersion.value++;
  }
}
