import { computed, signal } from "@preact/signals";
import { fail, isObject, isTakenBackBy, ok } from "@sofala/engine";
import type { GameRules, GameTypes, Observer } from "@sofala/engine";
import type { SeenEntry, Snapshot } from "@sofala/protocol";
import type {
  MoveFailure,
  PartClock,
  ObserverView,
  HiddenInfoTable,
  ObservedMove,
} from "../local/hidden-info-table.ts";
import type { Player } from "../store/stored-game.ts";
import { entryCountAt } from "./moment-links.ts";
import { mySeat, type OnlineTable } from "./online-table.ts";
import type { LogFollower, TableClient, TableFactory } from "./table-client.ts";

/** A game with hidden information on a server: the server sends every view, and nothing is shown before it is confirmed. */
export class RemoteHiddenTable<T extends GameTypes>
  implements HiddenInfoTable<T>, LogFollower, OnlineTable
{
  readonly id: string;
  readonly game: GameRules<T>;
  readonly players: readonly Player[];
  readonly isRemote = true;
  /** Seats, clocks, chat and commands of the table. */
  readonly client: TableClient<RemoteHiddenTable<T>>;
  readonly observerView;
  readonly observedMoves = signal<readonly ObservedMove<T>[]>([]);
  readonly observer = computed((): Observer => this.seat.value ?? "spectator");
  readonly me = computed(() => mySeat(this.client.info.value));
  readonly partClock = computed(() => this.partTime());
  /** Moves made so far. */
  readonly moveCount = computed(() => this.observedMoves.value.length);

  private readonly seat = computed(() => this.client.info.value.you.seat);
  /** Undone moves: the entry of the move, and that of the undo. */
  private readonly undoneMoves: { readonly id: number; readonly by: number }[] = [];

  constructor(game: GameRules<T>, client: TableClient<RemoteHiddenTable<T>>, view: T["view"]) {
    this.id = client.id;
    this.game = game;
    this.client = client;
    this.players = client.players;
    this.observerView = signal<ObserverView<T>>({ moveCount: 0, view });
  }

  async play(move: T["move"]): Promise<MoveFailure<T> | undefined> {
    const result = await this.client.send("move", { move: { ...move } });
    if (result.ok) return undefined;
    const failure = result.error;
    const refusal = "refusal" in failure ? failure.refusal : undefined;
    return refusal === undefined ? { failure } : { refusal };
  }

  close(): void {
    this.client.close();
  }

  moveAt(move: number): ObservedMove<T> | undefined {
    return this.observedMoves.value[move];
  }

  /** The log entry of a move (counted from 0); a proposal to undo names it. */
  entryOfMove(move: number): number | undefined {
    return this.observedMoves.value[move]?.id;
  }

  /** How many log entries led to the moment after this number of moves; for links to a moment. */
  entryCountAt(moves: number): number {
    return entryCountAt(this.observedMoves.peek(), moves, this.client.info.peek().entryCount);
  }

  /** Why the moment after this number of entries cannot be shown exactly. */
  hintAt(entries: number): "taken-back" | "not-yet" | undefined {
    if (entries > this.client.info.peek().entryCount) return "not-yet";
    const isOther = this.undoneMoves.some(({ id, by }) => id < entries && entries <= by);
    return isOther ? "taken-back" : undefined;
  }

  applyEntries(entries: readonly SeenEntry[], { view }: Snapshot): boolean {
    if (view === undefined || !isViewOfGame(this.game, view)) return false;
    let observed = [...this.observedMoves.peek()];
    for (const { seq, entry, events } of entries) {
      if (entry.kind === "undo") {
        const remains = ({ id, actor }: ObservedMove<T>) => !isTakenBackBy(entry, id, actor);
        for (const { id } of observed.filter((each) => !remains(each)))
          this.undoneMoves.push({ id, by: seq });
        observed = observed.filter(remains);
      } else if (entry.kind === "move") {
        const { actor, move } = entry;
        observed.push({ id: seq, actor, events, ...(move === undefined ? {} : { move }) });
      }
    }
    this.observedMoves.value = observed;
    this.observerView.value = { moveCount: observed.length, view };
    return true;
  }

  private partTime(): PartClock | undefined {
    const { clock } = this.client.info.value;
    if (clock?.part === undefined) return undefined;
    return {
      run: clock.part.name,
      timeLeft: () => this.client.clockNow()?.part?.timeLeft ?? 0,
    };
  }
}

/** Is this a view of the game? */
export const isViewOfGame = <T extends GameTypes>(
  game: GameRules<T>,
  view: unknown,
): view is T["view"] => isObject(view) && view["game"] === game.id;

/** Creates tables of a game with hidden information, whose views come from the server. */
export const hiddenTableFactory = <T extends GameTypes>(
  versions: readonly GameRules<T>[],
): TableFactory<RemoteHiddenTable<T>> => ({
  wantsViews: true,
  async create(client) {
    const { rulesVersion } = client.info.peek();
    const version = versions.find((each) => each.rulesVersion === rulesVersion);
    if (version === undefined) return fail("too-old");
    const view = await client.viewAt(client.info.peek().entryCount);
    if (!view.ok) return fail(view.error.code === "unreadable" ? "unreadable" : "later");
    return isViewOfGame(version, view.value)
      ? ok(new RemoteHiddenTable(version, client, view.value))
      : fail("unreadable");
  },
});
