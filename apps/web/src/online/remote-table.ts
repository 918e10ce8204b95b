import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { activeMoves, fail, findVersion, ok, seeded, Timeline } from "@sofala/engine";
import type { Entry, Game, GameTypes, Seat } from "@sofala/engine";
import { problem, type ProblemCode, type SeenEntry, type SeenLogEntry } from "@sofala/protocol";
import { latest, momentsOf, type Past } from "../local/moments.ts";
import type { Moment, Table } from "../local/table.ts";
import type { Player, StoredGame } from "../store/stored-game.ts";
import {
  afterConfirmed,
  isLikely,
  overlaid,
  rememberSteps,
  type Decision,
  type Overlay,
} from "./pending-moves.ts";
import type { Follower, RemoteRoom, Seating } from "./table-client.ts";
import type { Failure } from "./api-client.ts";

/** An open game on a server: moves are shown at once, and taken back where the server refuses them. */
export class RemoteTable<T extends GameTypes> implements Table<T>, Follower {
  readonly id: string;
  readonly game: Game<T>;
  readonly players: readonly Player[];
  readonly isRemote = true;
  /** The table around the game: seats, clocks, chat, commands. */
  readonly room: RemoteRoom<RemoteTable<T>>;
  readonly history: ReadonlySignal<readonly Moment<T>[]>;
  readonly now: ReadonlySignal<Moment<T>>;
  /** My seat, while I decide for it: not while a bot does, nor once the game is over. */
  readonly me = computed(() => this.mySeat());
  readonly thinking = computed(() => this.botToAct());
  /** Always none: what goes wrong is in `refused`, and in the room's `connection` and `failure`. */
  readonly trouble = signal(undefined);
  readonly undoTo = computed(() => {
    const me = this.me.value;
    return me === undefined ? undefined : this.shown.value.timeline.tryUndoFor(me)?.activeCount;
  });
  /** Why the server refused what was decided here last, which was taken back; `retry` dismisses it. */
  readonly refused: ReadonlySignal<Failure | undefined>;
  /** How many decisions of mine the server has not confirmed yet. */
  readonly unconfirmed = computed(() => this.decisions.value.length);
  /** The game as this device would keep it: for its record, a fork, a report, the end. */
  readonly stored = computed(() => this.storedGame());

  /** The log as far as the server told of it. A timeline in a signal is never changed, only replaced. */
  private readonly confirmed: Signal<Timeline<T>>;
  private readonly decisions = signal<readonly Decision<T>[]>([]);
  private readonly refusal = signal<Failure | undefined>(undefined);
  /** These change seldom, unlike all that is told of the table. */
  private readonly seat = computed(() => this.room.info.value.you.seat);
  private readonly isOver = computed(() => this.room.info.value.status === "over");
  private readonly shown = computed(() => this.overlay());
  private number = 0;
  /** The decision that the server was asked for. */
  private asking: number | undefined;

  constructor(game: Game<T>, room: RemoteRoom<RemoteTable<T>>, first: T["state"]) {
    this.id = room.id;
    this.game = game;
    this.room = room;
    this.players = room.players;
    this.confirmed = signal(new Timeline(rememberSteps(game), first));
    this.refused = this.refusal;
    this.history = computed(() => this.moments());
    this.now = computed(() => latest(this.history.value));
  }

  play(move: T["move"]): T["refusal"] | undefined {
    const seat = this.me.peek();
    if (seat === undefined) {
      this.refusal.value = problem(this.whyNotMe());
      return undefined;
    }
    const tried = this.shown.peek().timeline.tryEntry({ kind: "move", actor: seat, move });
    if (!tried.ok) return tried.error;
    this.decide({ kind: "move", move, id: ++this.number });
    return undefined;
  }

  undo(to?: number): void {
    const seat = this.me.peek();
    const { timeline, decisionAt } = this.shown.peek();
    const first = to === undefined ? undefined : timeline.activeMoves[to]?.seq;
    if (seat === undefined || (to !== undefined && first === undefined)) return;
    const undo = timeline.undoFor(seat, first);
    if (undo === undefined) return;
    const decision = decisionAt.get(undo.to);
    const from = decision === undefined ? { entry: undo.to } : { decision };
    this.decide({ kind: "undo", from, id: ++this.number });
  }

  retry(): void {
    this.refusal.value = undefined;
  }

  close(): void {
    this.room.close();
  }

  /** The log's entry that made the move of this number, from 0; what a proposal to take back names. */
  entryOf(move: number): number | undefined {
    return this.confirmed.value.activeMoves[move]?.seq;
  }

  /** How many entries of the log make the game as it stood after so many moves; for links to a moment. */
  entriesAt(moves: number): number {
    const { activeMoves: active, log } = this.confirmed.value;
    return moves === 0 ? 0 : moves < active.length ? (active[moves - 1]?.seq ?? 0) + 1 : log.length;
  }

  /** How many moves led to the moment after so many entries; fewer, where some were taken back since. */
  momentAt(entries: number): { readonly moves: number; readonly hint?: "taken-back" | "not-yet" } {
    const { activeMoves: active, log } = this.confirmed.value;
    if (entries > log.length) return { moves: active.length, hint: "not-yet" };
    const then = activeMoves(log.slice(0, entries)).length;
    const moves = active.filter(({ seq }) => seq < entries).length;
    return then > moves ? { moves, hint: "taken-back" } : { moves };
  }

  /** Follows entries that the server told, which come next; false where they make no sense here. */
  follow(told: readonly SeenEntry[]): boolean {
    if (told.length === 0) return true;
    const { length } = this.confirmed.peek().log;
    const next = this.confirmed.peek().copy();
    for (const { entry } of told) {
      const read = this.read(entry);
      if (read === undefined || !next.apply(read).ok) return false;
    }
    this.confirmed.value = next;
    this.recognise(next.log.slice(length), length);
    this.settle();
    return true;
  }

  private decide(decision: Decision<T>): void {
    this.refusal.value = undefined;
    this.decisions.value = [...this.decisions.peek(), decision];
    void this.askNext();
  }

  /** One decision after the other: what follows a refused one is not asked for. */
  private async askNext(): Promise<void> {
    const [decision] = this.decisions.peek();
    if (decision === undefined || this.asking !== undefined) return;
    this.asking = decision.id;
    const answer =
      decision.kind === "move"
        ? await this.room.ask("move", { move: { ...decision.move } })
        : await this.room.ask("undo", "entry" in decision.from ? { to: decision.from.entry } : {});
    if (!answer.ok) {
      this.asking = undefined;
      this.decisions.value = [];
      this.refusal.value = answer.error;
      return;
    }
    const { seq = 0 } = answer.value;
    this.nameFirst(seq);
    this.asking = undefined;
    this.settle();
  }

  /** After a break, an entry may be what was asked for before it, though no answer came. */
  private recognise(entries: readonly Entry<T>[], from: number): void {
    const [decision] = this.decisions.peek();
    const seat = this.seat.peek();
    const isAsked = decision !== undefined && decision.id === this.asking;
    if (seat === undefined || !isAsked || decision.seq !== undefined) return;
    const index = entries.findIndex((entry) => isLikely(decision, entry, seat));
    if (index !== -1) this.nameFirst(from + index);
  }

  private nameFirst(seq: number): void {
    const [decision, ...rest] = this.decisions.peek();
    if (decision !== undefined) this.decisions.value = [{ ...decision, seq }, ...rest];
  }

  /** Lets go of a decision that the server answered and told of. */
  private settle(): void {
    const [decision] = this.decisions.peek();
    if (decision?.seq === undefined || this.asking !== undefined) return;
    if (decision.seq >= this.confirmed.peek().log.length) return;
    this.decisions.value = afterConfirmed(this.decisions.peek(), decision.seq);
    void this.askNext();
  }

  private read(entry: SeenLogEntry): Entry<T> | undefined {
    if (entry.kind !== "move") return entry;
    const move = this.game.parseMove(entry.move);
    return move.ok ? { kind: "move", actor: entry.actor, move: move.value } : undefined;
  }

  private overlay(): Overlay<T> {
    const timeline = this.confirmed.value;
    const decisions = this.decisions.value;
    const seat = this.seat.value;
    if (decisions.length === 0 || seat === undefined) return { timeline, decisionAt: new Map() };
    return overlaid(timeline, decisions, seat);
  }

  private moments(): readonly Moment<T>[] {
    const all = momentsOf(this.shown.value.timeline);
    const isCutShort = this.isOver.value && latest(all).toAct.length > 0;
    return isCutShort ? [...all.slice(0, -1), stilled(latest(all))] : all;
  }

  private mySeat(): Seat | undefined {
    const { you, seats, status } = this.room.info.value;
    const { isHandedOver, hasResigned } = seats[you.seat ?? -1] ?? {};
    return status !== "running" || isHandedOver || hasResigned ? undefined : you.seat;
  }

  private whyNotMe(): ProblemCode {
    if (this.isOver.peek()) return "table/not-running";
    return this.seat.peek() === undefined ? "seat/not-seated" : "seat/handed-over";
  }

  private botToAct(): Seat | undefined {
    const { seats, status } = this.room.info.value;
    if (status !== "running") return undefined;
    return this.now.value.toAct.find((seat) => {
      const { kind, isHandedOver } = seats[seat] ?? {};
      return kind === "bot" || isHandedOver === true;
    });
  }

  private storedGame(): StoredGame<T> {
    const { id, game, rulesVersion, title, options, createdAt, endedAt, now, outcome, deal } =
      this.room.info.value;
    const { moves, initialState, result } = this.shown.value.timeline;
    const position = this.game.position(initialState);
    const ranking = result ?? outcome?.ranking;
    return {
      id,
      game,
      rules: rulesVersion,
      mode: "play",
      players: this.players,
      options: options as T["options"],
      log: moves.map(([actor, move]): Entry<T> => ({ kind: "move", actor, move })),
      ...(title === undefined ? {} : { title }),
      ...(position === undefined ? {} : { position }),
      ...(deal === undefined ? {} : { seed: deal.seed }),
      ...(ranking === undefined ? {} : { ranking }),
      created: createdAt,
      changed: endedAt ?? now,
      revision: 0,
    };
  }
}

/** The moment at which a game was ended before its time: nobody owes a decision any more. */
const stilled = <T extends GameTypes>(moment: Past<T>): Moment<T> => ({
  number: moment.number,
  state: moment.state,
  toAct: [],
  ...(moment.last === undefined ? {} : { last: moment.last }),
  get view() {
    return moment.view;
  },
});

/** How an open game is sat at: from its beginning on, everything is worked out here. */
export const openSeating = <T extends GameTypes>(game: Game<T>): Seating<RemoteTable<T>> => ({
  wantsViews: false,
  async begin(room) {
    const view = await room.viewAt(0);
    if (!view.ok) return fail(view.error.code === "unreadable" ? "unreadable" : "later");
    const version = findVersion(game, room.info.peek().rulesVersion);
    if (version === undefined) return fail("too-old");
    try {
      return ok(new RemoteTable(version, room, version.sample(view.value, seeded(""))));
    } catch {
      return fail("unreadable");
    }
  },
});
