import { computed, signal } from "@preact/signals";
import type { Observer, Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean, type SeatView } from "@sofala/mediterranean";
import { problem } from "@sofala/protocol";
import { latest, type FullMoment } from "../../../local/moments.ts";
import type {
  MoveFailure,
  PartClock,
  ObserverView,
  ObservedMove,
} from "../../../local/hidden-info-table.ts";
import type { Player, StoredGame } from "../../../store/stored-game.ts";
import type { ReplayObserver, HiddenInfoReplay } from "./hidden-info-replay.ts";

/** The replay of a game that is fully known. */
export class FullReplay implements HiddenInfoReplay {
  readonly id: string;
  readonly game = mediterranean;
  readonly players: readonly Player[];
  readonly isRemote = false;
  readonly me = signal<Seat | undefined>(undefined);
  readonly partClock = signal<PartClock | undefined>(undefined);
  readonly moments: readonly FullMoment<Mediterranean>[];
  readonly shownMoment = signal<number | undefined>(undefined);
  readonly momentNumber = computed(() => this.moment.value.moveCount);
  readonly observerChoices: readonly ReplayObserver[];
  readonly observerChoice = signal<ReplayObserver>("spectator");
  readonly isOver: boolean;
  readonly observer = computed((): Observer => {
    const choice = this.observerChoice.value;
    return choice === "open" ? "spectator" : choice;
  });
  readonly observerView = computed((): ObserverView<Mediterranean> => {
    const moment = this.moment.value;
    return { moveCount: moment.moveCount, view: moment.viewFor(this.observer.value) };
  });
  readonly allObservedMoves = computed(() => this.observedMovesFor(this.observerChoice.value));
  /** Up to the shown moment; there is one for every moment but the first. */
  readonly observedMoves = computed(() =>
    this.allObservedMoves.value.slice(0, this.moment.value.moveCount),
  );
  private readonly moment = computed(
    () => this.moments[this.shownMoment.value ?? Infinity] ?? latest(this.moments),
  );
  private readonly observedMoveCache = new Map<
    ReplayObserver,
    readonly ObservedMove<Mediterranean>[]
  >();

  constructor(
    { id, players }: Pick<StoredGame, "id" | "players">,
    moments: readonly FullMoment<Mediterranean>[],
  ) {
    this.id = id;
    this.players = players;
    this.moments = moments;
    this.isOver = latest(moments).toAct.length === 0;
    this.observerChoices = observerChoicesFor(players, this.isOver);
    this.observerChoice.value = this.observerChoices[0] ?? "spectator";
  }

  cardsOf(seat: Seat): SeatView | undefined {
    const choice = this.observerChoice.value;
    const moment = this.moment.value;
    return choice === "open" || choice === seat ? moment.viewFor(seat).seats[seat] : undefined;
  }

  async play(): Promise<MoveFailure<Mediterranean>> {
    return { failure: problem("seat/not-seated") };
  }

  close(): void {}

  private observedMovesFor(choice: ReplayObserver): readonly ObservedMove<Mediterranean>[] {
    const observedMoves =
      this.observedMoveCache.get(choice) ??
      this.moments.flatMap((moment) => moment.observedMoveFor(observerAt(choice, moment)) ?? []);
    this.observedMoveCache.set(choice, observedMoves);
    return observedMoves;
  }
}

/** With open hands, a deal is shown as the seat that accepted it saw it. */
function observerAt(choice: ReplayObserver, { lastMove }: FullMoment<Mediterranean>): Observer {
  if (choice !== "open") return choice;
  const isDeal = lastMove?.move.kind === "accept" && typeof lastMove.actor === "number";
  return isDeal && typeof lastMove.actor === "number" ? lastMove.actor : "spectator";
}

/** Before the end nobody sees more than at the table: if several people share the device, only what is public. */
export function observerChoicesFor(
  players: readonly Pick<Player, "kind">[],
  isOver: boolean,
): readonly ReplayObserver[] {
  const seats = players.map((_, seat) => seat);
  if (isOver) return ["open", ...seats];
  const people = seats.filter((seat) => players[seat]?.kind === "person");
  const [person] = people;
  return [people.length === 1 && person !== undefined ? person : "spectator"];
}
