import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { MediterraneanHint, MediterraneanReview } from "@sofala/bots/mediterranean/review";
import { activeMoves, type Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { LoadedGame } from "../../../local/load-game.ts";
import type { AnalysisRequests } from "../workers/analysis-handlers.ts";
import type { SendRequest } from "../../../workers/worker-client.ts";
import { RequestCache, type RequestState } from "../../../table/analysis/request-cache.ts";
import type { HiddenInfoReplay } from "../hidden-info-replay.ts";

/** A bot's analysis of a finished game. The review is requested once, advice once for each moment and seat. */
export class AnalysisModel {
  readonly review: ReadonlySignal<RequestState<MediterraneanReview>>;
  /** The seat that gets advice; undefined: the observed seat, or else the seat to act. */
  readonly chosenSeat = signal<Seat | undefined>(undefined);
  readonly seat: ReadonlySignal<Seat>;
  /** For the seat at the shown moment. */
  readonly advice: ReadonlySignal<RequestState<readonly MediterraneanHint[]>>;
  readonly replayTable: HiddenInfoReplay;
  readonly lastMoment: number;
  private readonly game: LoadedGame<Mediterranean>;
  private readonly askBot: SendRequest<AnalysisRequests>;
  private readonly reviews = new RequestCache<"game", MediterraneanReview>();
  private readonly hints = new RequestCache<string, readonly MediterraneanHint[]>();

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
    this.review = computed(() => this.reviews.get("game"));
    this.advice = computed(() => this.hints.get(this.adviceKey()));
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
    const { moments, stored } = this.game;
    const [first] = moments;
    if (first === undefined) return;
    await this.reviews.request("game", () =>
      this.askBot("review", {
        start: mediterranean.snapshot(first.state),
        moves: activeMoves(stored.log),
      }),
    );
  }

  /** Requests advice for the seat at the shown moment. */
  async requestAdvice(): Promise<void> {
    const seat = this.seat.peek();
    const past = this.game.moments.slice(0, this.replayTable.momentNumber.peek() + 1);
    const view = past.at(-1)?.viewFor(seat);
    if (view === undefined) return;
    await this.hints.request(this.adviceKey(), () => {
      const seenEvents = past.flatMap((moment) => {
        const events = moment.observedMoveFor(seat)?.events;
        return events === undefined ? [] : [events];
      });
      return this.askBot("hints", { seat, view, seenEvents });
    });
  }

  private adviceKey(): string {
    return `${this.replayTable.momentNumber.value} ${this.seat.value}`;
  }
}
