import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { activeMoves, fail, ok, seeded, Timeline } from "@sofala/engine";
import type { Entry, GameFormats, GameRules, GameTypes, Seat } from "@sofala/engine";
import { problem, type ProblemCode, type SeenEntry, type SeenLogEntry } from "@sofala/protocol";
import { latest, momentsOf, type FullMoment } from "../local/moments.ts";
import type { Moment, Table } from "../local/table.ts";
import type { Player, StoredGame } from "../store/stored-game.ts";
import {
  withoutConfirmed,
  matchesEntry,
  applyPending,
  withStepCache,
  type PendingDecision,
  type Overlay,
} from "./pending-moves.ts";
import { mySeat, type OnlineMove, type OnlineTable } from "./online-table.ts";
import type { LogFollower, TableClient, TableFactory } from "./table-client.ts";
import type { Failure } from "../api-failure.ts";

/** Rules whose moves and positions can be read. */
type ReadableGame<T extends GameTypes> = GameRules<T> & GameFormats<T>;

/** A game without hidden information on a server: moves are shown at once, and removed if the server refuses them. */
export class RemoteTable<T extends GameTypes> implements Table<T>, LogFollower, OnlineTable {
  readonly id: string;
  readonly game: ReadableGame<T>;
  readonly players: readonly Player[];
  readonly isRemote = true;
  /** Seats, clocks, chat and commands of the table. */
  readonly client: TableClient<RemoteTable<T>>;
  readonly moments: ReadonlySignal<readonly Moment<T>[]>;
  readonly currentMoment: ReadonlySignal<Moment<T>>;
  readonly me = computed(() => mySeat(this.client.info.value));
  readonly thinkingSeat = computed(() => this.botToAct());
  /** Always undefined: see `rejection`, and `connectionState` and `failure` of the client. */
  readonly error = signal(undefined);
  readonly undoTo = computed(() => {
    const me = this.me.value;
    return me === undefined ? undefined : this.overlay.value.timeline.tryUndoFor(me)?.activeCount;
  });
  readonly canRedo = computed(() => this.undone.value.length > 0);
  /** Why the server refused the last move or undo, which was removed; `retry` dismisses it. */
  readonly rejection: ReadonlySignal<Failure | undefined>;
  /** Moves made so far. */
  readonly moveCount = computed(() => this.moments.value.length - 1);
  /** How many decisions of mine the server has not confirmed yet. */
  readonly unconfirmedCount = computed(() => this.pending.value.length);
  /** The game as this device would store it: for its record, a fork, a report, the end. */
  readonly stored = computed(() => this.storedGame());

  /** The confirmed log. A timeline in a signal is never changed, only replaced. */
  private readonly confirmed: Signal<Timeline<T, GameRules<T>>>;
  private readonly pending = signal<readonly PendingDecision<T>[]>([]);
  private readonly rejectionSignal = signal<Failure | undefined>(undefined);
  /** These change rarely, unlike the info of the table. */
  private readonly seat = computed(() => this.client.info.value.you.seat);
  private readonly isOver = computed(() => this.client.info.value.status === "over");
  private readonly overlay = computed(() => this.computeOverlay());
  /** My moves that each undo since the last move removed. */
  private readonly undone = signal<readonly (readonly T["move"][])[]>([]);
  private lastId = 0;
  /** The decision that waits for the server's answer. */
  private sendingId: number | undefined;

  constructor(game: ReadableGame<T>, client: TableClient<RemoteTable<T>>, first: T["state"]) {
    this.id = client.id;
    this.game = game;
    this.client = client;
    this.players = client.players;
    this.confirmed = signal(new Timeline(withStepCache(game), first));
    this.rejection = this.rejectionSignal;
    this.moments = computed(() => this.computeMoments());
    this.currentMoment = computed(() => latest(this.moments.value));
  }

  play(move: T["move"]): T["refusal"] | undefined {
    const seat = this.me.peek();
    if (seat === undefined) {
      this.rejectionSignal.value = problem(this.cannotPlayCode());
      return undefined;
    }
    const tried = this.overlay.peek().timeline.tryEntry({ kind: "move", actor: seat, move });
    if (!tried.ok) return tried.error;
    this.undone.value = [];
    this.addPending({ kind: "move", move, id: ++this.lastId });
    return undefined;
  }

  undo(to?: number): void {
    const seat = this.me.peek();
    const { timeline, decisionAt } = this.overlay.peek();
    const first = to === undefined ? undefined : timeline.activeMoves[to]?.seq;
    if (seat === undefined || (to !== undefined && first === undefined)) return;
    const undo = timeline.undoFor(seat, first);
    if (undo === undefined) return;
    const decision = decisionAt.get(undo.to);
    const from = decision === undefined ? { entry: undo.to } : { decision };
    const moves = timeline.activeMoves.filter(({ seq, actor }) => seq >= undo.to && actor === seat);
    this.undone.value = [...this.undone.peek(), moves.map(({ move }) => move)];
    this.addPending({ kind: "undo", from, id: ++this.lastId });
  }

  redo(): void {
    const undone = this.undone.peek();
    for (const move of undone.at(-1) ?? []) this.play(move);
    this.undone.value = undone.slice(0, -1);
  }

  retry(): void {
    this.rejectionSignal.value = undefined;
  }

  close(): void {
    this.client.close();
  }

  moveAt(move: number): OnlineMove | undefined {
    return this.moments.value[move + 1]?.lastMove;
  }

  /** The log entry of a move (counted from 0); a proposal to undo names it. */
  entryOfMove(move: number): number | undefined {
    return this.confirmed.value.activeMoves[move]?.seq;
  }

  /** How many log entries led to the moment after this number of moves; for links to a moment. */
  entryCountAt(moves: number): number {
    const { activeMoves: active, log } = this.confirmed.value;
    return moves === 0 ? 0 : moves < active.length ? (active[moves - 1]?.seq ?? 0) + 1 : log.length;
  }

  /** How many moves led to the moment after this number of entries, without those that were undone later. */
  momentAt(entries: number): { readonly moves: number; readonly hint?: "taken-back" | "not-yet" } {
    const { activeMoves: active, log } = this.confirmed.value;
    if (entries > log.length) return { moves: active.length, hint: "not-yet" };
    const activeThen = activeMoves(log.slice(0, entries)).length;
    const moves = active.filter(({ seq }) => seq < entries).length;
    return activeThen > moves ? { moves, hint: "taken-back" } : { moves };
  }

  /** Applies the next entries of the log; false if they make no sense. */
  applyEntries(seenEntries: readonly SeenEntry[]): boolean {
    if (seenEntries.length === 0) return true;
    const { length } = this.confirmed.peek().log;
    const next = this.confirmed.peek().copy();
    for (const { entry } of seenEntries) {
      const read = this.parseEntry(entry);
      if (read === undefined || !next.apply(read).ok) return false;
    }
    const isNewMove = ({ entry }: SeenEntry) =>
      entry.kind === "move" && entry.actor !== this.seat.peek();
    if (seenEntries.some(isNewMove)) this.undone.value = [];
    this.confirmed.value = next;
    this.matchUnanswered(next.log.slice(length), length);
    this.dropConfirmed();
    return true;
  }

  private addPending(decision: PendingDecision<T>): void {
    this.rejectionSignal.value = undefined;
    this.pending.value = [...this.pending.peek(), decision];
    void this.sendNext();
  }

  /** Sends one decision after the other; what follows a refused one is not sent. */
  private async sendNext(): Promise<void> {
    const [decision] = this.pending.peek();
    if (decision === undefined || this.sendingId !== undefined) return;
    this.sendingId = decision.id;
    const result =
      decision.kind === "move"
        ? await this.client.send("move", { move: { ...decision.move } })
        : await this.client.send(
            "undo",
            "entry" in decision.from ? { to: decision.from.entry } : {},
          );
    if (!result.ok) {
      this.sendingId = undefined;
      this.pending.value = [];
      this.rejectionSignal.value = result.error;
      return;
    }
    const { seq = 0 } = result.value;
    this.setFirstSeq(seq);
    this.sendingId = undefined;
    this.dropConfirmed();
  }

  /** After a break, an entry may be the result of a decision whose answer was lost. */
  private matchUnanswered(entries: readonly Entry<T>[], from: number): void {
    const [decision] = this.pending.peek();
    const seat = this.seat.peek();
    const isAsked = decision !== undefined && decision.id === this.sendingId;
    if (seat === undefined || !isAsked || decision.seq !== undefined) return;
    const index = entries.findIndex((entry) => matchesEntry(decision, entry, seat));
    if (index !== -1) this.setFirstSeq(from + index);
  }

  private setFirstSeq(seq: number): void {
    const [decision, ...rest] = this.pending.peek();
    if (decision !== undefined) this.pending.value = [{ ...decision, seq }, ...rest];
  }

  /** Drops a decision that was answered and is in the log. */
  private dropConfirmed(): void {
    const [decision] = this.pending.peek();
    if (decision?.seq === undefined || this.sendingId !== undefined) return;
    if (decision.seq >= this.confirmed.peek().log.length) return;
    this.pending.value = withoutConfirmed(this.pending.peek(), decision.seq);
    void this.sendNext();
  }

  private parseEntry(entry: SeenLogEntry): Entry<T> | undefined {
    if (entry.kind !== "move") return entry;
    const move = this.game.parseMove(entry.move);
    return move.ok ? { kind: "move", actor: entry.actor, move: move.value } : undefined;
  }

  private computeOverlay(): Overlay<T> {
    const timeline = this.confirmed.value;
    const decisions = this.pending.value;
    const seat = this.seat.value;
    if (decisions.length === 0 || seat === undefined) return { timeline, decisionAt: new Map() };
    return applyPending(timeline, decisions, seat);
  }

  private computeMoments(): readonly Moment<T>[] {
    const all = momentsOf(this.overlay.value.timeline);
    const isCutShort = this.isOver.value && latest(all).toAct.length > 0;
    return isCutShort ? [...all.slice(0, -1), withNobodyToAct(latest(all))] : all;
  }

  private cannotPlayCode(): ProblemCode {
    if (this.isOver.peek()) return "table/not-running";
    return this.seat.peek() === undefined ? "seat/not-seated" : "seat/handed-over";
  }

  private botToAct(): Seat | undefined {
    const { seats, status } = this.client.info.value;
    if (status !== "running") return undefined;
    return this.currentMoment.value.toAct.find((seat) => {
      const { kind, isHandedOver } = seats[seat] ?? {};
      return kind === "bot" || isHandedOver === true;
    });
  }

  private storedGame(): StoredGame<T> {
    const { id, game, rulesVersion, title, options, createdAt, endedAt, now, outcome, deal } =
      this.client.info.value;
    const { moves, initialState, result } = this.overlay.value.timeline;
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

/** The last moment of a game that ended early: nobody is to act. */
const withNobodyToAct = <T extends GameTypes>(moment: FullMoment<T>): Moment<T> => ({
  moveCount: moment.moveCount,
  state: moment.state,
  toAct: [],
  ...(moment.lastMove === undefined ? {} : { lastMove: moment.lastMove }),
  get view() {
    return moment.view;
  },
});

/** Creates tables of a game without hidden information, which replay the log here. */
export const openTableFactory = <T extends GameTypes>(
  versions: readonly ReadableGame<T>[],
): TableFactory<RemoteTable<T>> => ({
  wantsViews: false,
  async create(client) {
    const view = await client.viewAt(0);
    if (!view.ok) return fail(view.error.code === "unreadable" ? "unreadable" : "later");
    const { rulesVersion } = client.info.peek();
    const version = versions.find((each) => each.rulesVersion === rulesVersion);
    if (version === undefined) return fail("too-old");
    try {
      return ok(new RemoteTable(version, client, version.sample(view.value, seeded(""))));
    } catch {
      return fail("unreadable");
    }
  },
});
