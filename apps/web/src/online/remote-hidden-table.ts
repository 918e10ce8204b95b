import { computed, signal } from "@preact/signals";
import { fail, findVersion, isObject, isTakenBackBy, ok } from "@sofala/engine";
import type { Game, GameTypes, Observer, Seat } from "@sofala/engine";
import type { SeenEntry, Snapshot } from "@sofala/protocol";
import type { NotMade, PartTime, Sight, SightedTable, Told } from "../local/hidden-info-table.ts";
import type { Player } from "../store/stored-game.ts";
import type { Follower, RemoteRoom, Seating } from "./table-client.ts";

/** A game with secrets on a server: what is seen is what the server shows, and nothing is shown before it says so. */
export class RemoteSight<T extends GameTypes> implements SightedTable<T>, Follower {
  readonly id: string;
  readonly game: Game<T>;
  readonly players: readonly Player[];
  readonly isRemote = true;
  /** The table around the game: seats, clocks, chat, commands. */
  readonly room: RemoteRoom<RemoteSight<T>>;
  readonly sight;
  readonly told = signal<readonly Told<T>[]>([]);
  readonly observer = computed((): Observer => this.seat.value ?? "spectator");
  /** My seat, while I decide for it: not while a bot does, nor once the game is over. */
  readonly me = computed(() => this.mySeat());
  readonly time = computed(() => this.partTime());

  private readonly seat = computed(() => this.room.info.value.you.seat);
  /** Moves that stand no more, by the entry that made them and the one that took them back. */
  private readonly takenBack: { readonly id: number; readonly by: number }[] = [];

  constructor(game: Game<T>, room: RemoteRoom<RemoteSight<T>>, view: T["view"]) {
    this.id = room.id;
    this.game = game;
    this.room = room;
    this.players = room.players;
    this.sight = signal<Sight<T>>({ number: 0, view });
  }

  async decide(move: T["move"]): Promise<NotMade<T> | undefined> {
    const answer = await this.room.ask("move", { move: { ...move } });
    if (answer.ok) return undefined;
    const failure = answer.error;
    const refusal = "refusal" in failure ? failure.refusal : undefined;
    return refusal === undefined ? { failure } : { refusal };
  }

  close(): void {
    this.room.close();
  }

  /** Why the moment after so many entries of the log is not quite what one finds. */
  hintAt(entries: number): "taken-back" | "not-yet" | undefined {
    if (entries > this.room.info.peek().entryCount) return "not-yet";
    const isOther = this.takenBack.some(({ id, by }) => id < entries && entries <= by);
    return isOther ? "taken-back" : undefined;
  }

  follow(entries: readonly SeenEntry[], { view }: Snapshot): boolean {
    if (view === undefined || !isViewOf(this.game, view)) return false;
    let told = [...this.told.peek()];
    for (const { seq, entry, events } of entries) {
      if (entry.kind === "undo") {
        const stays = ({ id, actor }: Told<T>) => !isTakenBackBy(entry, id, actor);
        for (const { id } of told.filter((each) => !stays(each)))
          this.takenBack.push({ id, by: seq });
        told = told.filter(stays);
      } else if (entry.kind === "move") {
        const { actor, move } = entry;
        told.push({ id: seq, actor, events, ...(move === undefined ? {} : { move }) });
      }
    }
    this.told.value = told;
    this.sight.value = { number: told.length, view };
    return true;
  }

  private mySeat(): Seat | undefined {
    const { you, seats, status } = this.room.info.value;
    const { isHandedOver, hasResigned } = seats[you.seat ?? -1] ?? {};
    return status !== "running" || isHandedOver || hasResigned ? undefined : you.seat;
  }

  private partTime(): PartTime | undefined {
    const { clock } = this.room.info.value;
    if (clock?.part === undefined) return undefined;
    return {
      run: clock.part.name,
      left: () => this.room.clockNow()?.part?.timeLeft ?? 0,
    };
  }
}

/** Is this a view of the game? */
export const isViewOf = <T extends GameTypes>(game: Game<T>, view: unknown): view is T["view"] =>
  isObject(view) && view["game"] === game.id;

/** How a game with secrets is sat at: every moment is shown by the server. */
export const secretSeating = <T extends GameTypes>(game: Game<T>): Seating<RemoteSight<T>> => ({
  wantsViews: true,
  async begin(room) {
    const version = findVersion(game, room.info.peek().rulesVersion);
    if (version === undefined) return fail("too-old");
    const view = await room.viewAt(room.info.peek().entryCount);
    if (!view.ok) return fail(view.error.code === "unreadable" ? "unreadable" : "later");
    return isViewOf(version, view.value)
      ? ok(new RemoteSight(version, room, view.value))
      : fail("unreadable");
  },
});
