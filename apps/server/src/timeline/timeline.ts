import {
  fail,
  ok,
  type Actor,
  type Entry,
  type Game,
  type GameTypes,
  type Observer,
  type Ranking,
  type Result,
  type Seat,
  type Step,
} from "@sofala/engine";
import type { SeenEntry } from "@sofala/protocol";

export type AnyGame = Game<GameTypes>;
export type LogEntry = Entry<GameTypes>;
export type AnyMove = GameTypes["move"];
export type Refusal = GameTypes["refusal"];

/** An entry that may follow, and what it brings. */
export interface Judged {
  readonly entry: LogEntry;
  readonly before: unknown;
  readonly state: unknown;
  readonly events: readonly GameTypes["event"][];
  /** A turn was closed, or something came to light. */
  readonly reveals: boolean;
  /** The moves that stand once it is accepted. */
  readonly standing: readonly Stand[];
}

/** A move that stands. */
interface Stand {
  /** The number of its entry in the log, from 0. */
  readonly seq: number;
  readonly actor: Actor;
  readonly move: AnyMove;
  /** The table that it left behind; forgotten once a seat alone cannot take it back. */
  state?: unknown;
  readonly reveals: boolean;
}

/** The events of so many moves are at hand. */
const RECENT = 32;
/** The tables that so many moves left behind are at hand; earlier ones are played to again. */
const OPEN = 100;
/** A copy of the game is kept after every so many entries, */
const NEAR = 64;
/** but of all except the last few only after every so many. */
const FAR = 512;
const LAST_FEW = 4;

/** A game's log, and the table that it leads to. */
export class Play {
  readonly game: AnyGame;
  readonly log: LogEntry[] = [];
  state: unknown;
  /** How long the log was when the round or turn began that is being played. */
  roundSince = 0;
  private round: number;
  private readonly first: unknown;
  private standing: readonly Stand[] = [];
  /** The entries that are no moves: few, and asked for often. */
  private words: readonly LogEntry[] = [];
  /** Copies from which earlier moments are reached without playing from the beginning. */
  private checkpoints: readonly Play[] = [];
  /** What the last of them brought. */
  private recent: (readonly GameTypes["event"][])[] = [];
  /** By seat that is to act: how long the log was when it came to that. */
  private turns: ReadonlyMap<Seat, number> = new Map();

  constructor(game: AnyGame, first: unknown) {
    this.game = game;
    this.first = first;
    this.state = first;
    this.round = game.simulation.round(first);
    this.noteTurns();
  }

  /** The same game from its beginning, with nothing played. */
  fresh(): Play {
    return new Play(this.game, this.first);
  }

  /** What an entry would bring, or why it cannot follow. Nothing changes yet. */
  judge(entry: LogEntry): Result<Judged, Refusal> {
    const { state: before, standing } = this;
    if (entry.kind === "undo") return this.judgeUndo(entry);
    if (entry.kind !== "move") {
      return ok({ entry, before, state: before, events: [], reveals: false, standing });
    }
    const { actor, move } = entry;
    const step = this.game.applyMove(before, actor, move);
    if (!step.ok) return step;
    const { state, events, reveals } = step.value;
    const stand = { seq: this.log.length, actor, move, state, reveals };
    return ok({ entry, before, state, events, reveals, standing: [...standing, stand] });
  }

  /** The entry was kept: it counts from now on. */
  accept({ entry, state, events, reveals, standing }: Judged): void {
    this.log.push(entry);
    if (entry.kind !== "move") this.words = [...this.words, entry];
    if (entry.kind === "undo") this.recent = [];
    if (entry.kind === "move") this.recent = [...this.recent.slice(1 - RECENT), events];
    this.standing = standing;
    this.state = state;
    this.noteTurns();
    delete standing[standing.length - 1 - OPEN]?.state;
    if (reveals) forgetStates(standing, standing.length - 2);
    if (this.log.length % NEAR === 0) this.keepCheckpoint();
  }

  /** The game as it stood at the latest checkpoint with at most so many entries; it may be played on. */
  shortlyBefore(entries: number): Play {
    return this.checkpoints.findLast(({ log }) => log.length <= entries)?.copy() ?? this.fresh();
  }

  /** Follows an entry that was kept before; a log that does not hold is a fault. */
  follow(entry: LogEntry): Judged {
    const judged = this.judge(entry);
    if (!judged.ok) throw new Error(`entry ${this.log.length} is refused: ${judged.error.code}`);
    this.accept(judged.value);
    return judged.value;
  }

  get toAct(): readonly Seat[] {
    return this.isOver ? [] : this.game.toAct(this.state);
  }

  /** How long the log was when it came to this seat to act; undefined where it is not. */
  turnSince(seat: Seat): number | undefined {
    return this.turns.get(seat);
  }

  /** The ranking by the rules, once the game is played to its end. */
  get result(): Ranking | undefined {
    return this.game.result(this.state);
  }

  get isOver(): boolean {
    return this.result !== undefined;
  }

  get moves(): readonly (readonly [Actor, AnyMove])[] {
    return this.standing.map(({ actor, move }) => [actor, move]);
  }

  /** Seats that resigned, the first one first. */
  get resigned(): readonly Seat[] {
    return this.words.flatMap((entry) => (entry.kind === "resign" ? [entry.seat] : []));
  }

  /** Is a bot playing for whoever has this seat? */
  isHandedOver(seat: Seat): boolean {
    const last = this.words.findLast((entry) => entry.kind === "takeover" && entry.seat === seat);
    return last?.kind === "takeover" && last.by === "bot";
  }

  /** Does a move stand that was made in this entry or later? */
  hasMoveFrom(entry: number): boolean {
    return this.standing.some(({ seq }) => seq >= entry);
  }

  /**
   * The undo by which a seat takes back its moves from entry `to` on, or its last one; undefined
   * where it has none, or one of them was closed or brought something to light.
   */
  ownUndo(seat: Seat, to?: number): Extract<LogEntry, { kind: "undo" }> | undefined {
    const since = this.standing.findLastIndex(({ reveals }) => reveals) + 1;
    const open = this.standing.slice(since);
    const own = this.standing.filter(({ seq, actor }) => actor === seat && seq >= (to ?? 0));
    const from = to === undefined ? own.at(-1) : own[0];
    if (from === undefined || !open.includes(from)) return undefined;
    const isAlone = open.every(({ seq, actor }) => seq < from.seq || actor === seat);
    return { kind: "undo", to: from.seq, ...(isAlone ? {} : { seat }) };
  }

  /** What each of the moves that stand brought, from this one on. */
  eventsFrom(move: number): readonly (readonly GameTypes["event"][])[] {
    const missing = this.standing.length - this.recent.length;
    if (move >= missing) return this.recent.slice(move - missing);
    let state = this.stateBefore(move);
    return this.standing.slice(move).map((stand) => {
      const step = this.stepOf(state, stand.actor, stand.move);
      ({ state } = step);
      return step.events;
    });
  }

  /** What an observer may know of the table. */
  view(observer: Observer): unknown {
    return this.game.view(this.state, observer);
  }

  private noteTurns(): void {
    const round = this.game.simulation.round(this.state);
    if (round !== this.round) this.roundSince = this.log.length;
    this.round = round;
    const since = (seat: Seat) => this.turns.get(seat) ?? this.log.length;
    this.turns = new Map(this.toAct.map((seat) => [seat, since(seat)]));
  }

  private judgeUndo(entry: Extract<LogEntry, { kind: "undo" }>): Result<Judged, Refusal> {
    const { state: before, game, standing: all } = this;
    const index = all.findIndex(({ seq }) => seq >= entry.to);
    const from = index === -1 ? all.length : index;
    const kept = all.slice(0, from);
    let state = this.stateBefore(from);
    for (const stand of all.slice(from)) {
      if (entry.seat === undefined || stand.actor === entry.seat) continue;
      const step = game.applyMove(state, stand.actor, stand.move);
      if (!step.ok) return step;
      // Without the seat's own moves, another's would close what is open: that is no taking back.
      if (step.value.reveals !== stand.reveals) return fail({ code: "undo/closes" });
      ({ state } = step.value);
      kept.push({ ...stand, state, reveals: step.value.reveals });
    }
    return ok({ entry, before, state, events: [], reveals: false, standing: kept });
  }

  /** The table before the move of this number among those that stand. */
  private stateBefore(index: number): unknown {
    if (index >= this.standing.length) return this.state;
    if (index === 0) return this.first;
    const known = this.standing[index - 1]?.state;
    if (known !== undefined) return known;
    const near = this.checkpoints.findLast((each) => this.hasBegunAs(each, index));
    let state = near === undefined ? this.first : near.state;
    for (const { actor, move } of this.standing.slice(near?.standing.length ?? 0, index)) {
      ({ state } = this.stepOf(state, actor, move));
    }
    return state;
  }

  /** Are all moves that stand at a checkpoint the first of those that stand now, and no more than so many? */
  private hasBegunAs({ standing }: Play, most: number): boolean {
    const last = standing.at(-1);
    const { length } = standing;
    return last !== undefined && length <= most && this.standing[length - 1] === last;
  }

  private keepCheckpoint(): void {
    const length = this.log.length - LAST_FEW * NEAR;
    const kept = this.checkpoints.filter(
      ({ log }) => log.length > length || log.length % FAR === 0,
    );
    this.checkpoints = [...kept, this.copy()];
  }

  private copy(): Play {
    const copy = new Play(this.game, this.first);
    for (const entry of this.log) copy.log.push(entry);
    const { state, standing, words, checkpoints, recent, turns, round, roundSince } = this;
    const kept = { state, standing, words, checkpoints, recent, turns, round, roundSince };
    return Object.assign(copy, kept);
  }

  /** A move that was made before. */
  private stepOf(state: unknown, actor: Actor, move: AnyMove): Step<GameTypes> {
    const step = this.game.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`a move that stood is refused: ${step.error.code}`);
    return step.value;
  }
}

/** Forgets the tables that this move left behind, and those before it that are still at hand. */
function forgetStates(standing: readonly Stand[], last: number): void {
  for (let i = last; standing[i]?.state !== undefined; i--) delete standing[i]?.state;
}

/** What an observer is told of an entry. */
export function told(
  game: AnyGame,
  { entry, before, events }: Judged,
  observer: Observer,
): Pick<SeenEntry, "entry" | "events"> {
  if (entry.kind !== "move") return { entry, events: [] };
  const move = game.moveFor(before, entry.move, entry.actor, observer);
  return {
    entry: { kind: "move", actor: entry.actor, ...(move === undefined ? {} : { move }) },
    events: game.eventsFor(events, observer),
  };
}
