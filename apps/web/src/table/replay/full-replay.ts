import { computed, signal } from "@preact/signals";
import type { GameRules, GameTypes, Observer, Seat } from "@sofala/engine";
import { problem } from "@sofala/protocol";
import { latest, type FullMoment } from "../../local/moments.ts";
import type {
  MoveFailure,
  PartClock,
  ObserverView,
  ObservedMove,
} from "../../local/hidden-info-table.ts";
import type { Player, StoredGame } from "../../store/stored-game.ts";
import type { ReplayObserver, HiddenInfoReplay } from "./hidden-info-replay.ts";

/** Who sees a move if everything is open; by default a spectator does. */
export type OpenObserver<T extends GameTypes> = (moment: FullMoment<T>) => Observer;

/** The replay of a game that is fully known. */
export class FullReplay<T extends GameTypes> implements HiddenInfoReplay<T> {
  readonly id: string;
  readonly game: GameRules<T>;
  readonly players: readonly Player[];
  readonly isRemote = false;
  readonly me = signal<Seat | undefined>(undefined);
  readonly partClock = signal<PartClock | undefined>(undefined);
  readonly moments: readonly FullMoment<T>[];
  readonly shownMoment = signal<number | undefined>(undefined);
  readonly momentNumber = computed(() => this.moment.value.moveCount);
  readonly observerChoices: readonly ReplayObserver[];
  readonly observerChoice = signal<ReplayObserver>("spectator");
  readonly isOver: boolean;
  readonly observer = computed((): Observer => {
    const choice = this.observerChoice.value;
    return choice === "open" ? "spectator" : choice;
  });
  readonly observerView = computed((): ObserverView<T> => {
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
  private readonly openObserver: OpenObserver<T>;
  private readonly observedMoveCache = new Map<ReplayObserver, readonly ObservedMove<T>[]>();

  constructor(
    game: GameRules<T>,
    { id, players }: Pick<StoredGame, "id" | "players">,
    moments: readonly FullMoment<T>[],
    openObserver: OpenObserver<T> = () => "spectator",
  ) {
    this.id = id;
    this.game = game;
    this.players = players;
    this.moments = moments;
    this.openObserver = openObserver;
    this.isOver = latest(moments).toAct.length === 0;
    this.observerChoices = observerChoicesFor(players, this.isOver);
    this.observerChoice.value = this.observerChoices[0] ?? "spectator";
  }

  viewOf(seat: Seat): T["view"] | undefined {
    const choice = this.observerChoice.value;
    const moment = this.moment.value;
    return choice === "open" || choice === seat ? moment.viewFor(seat) : undefined;
  }

  async play(): Promise<MoveFailure<T>> {
    return { failure: problem("seat/not-seated") };
  }

  close(): void {}

  private observedMovesFor(choice: ReplayObserver): readonly ObservedMove<T>[] {
    const observedMoves =
      this.observedMoveCache.get(choice) ??
      this.moments.flatMap((moment) => {
        const observer = choice === "open" ? this.openObserver(moment) : choice;
        return moment.observedMoveFor(observer) ?? [];
      });
    this.observedMoveCache.set(choice, observedMoves);
    return observedMoves;
  }
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
