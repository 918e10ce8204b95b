import type { Fault, Json, JsonObject } from "./json.ts";
import type { Schema } from "./schema.ts";
import type { Result } from "./result.ts";
import type { Dice, Rng } from "./rng.ts";

/** Index into the seating order, starting at 0. */
export type Seat = number;
export type Observer = Seat | "spectator";
/** Who makes a move: a seat, or the server's clock. */
export type Actor = Seat | "clock";

/** The types of a game. Moves, events, refusals and views are plain JSON; a state may be anything. */
export interface GameTypes {
  readonly options: JsonObject;
  readonly state: unknown;
  readonly move: { readonly kind: string };
  readonly event: { readonly kind: string };
  /** Moves and events as observers see them; in a game without hidden information the same types. */
  readonly seenMove: { readonly kind: string };
  readonly seenEvent: { readonly kind: string };
  readonly refusal: { readonly code: string };
  readonly view: unknown;
  /** A decision ahead of one's turn; `never` in a game without orders. */
  readonly order: { readonly kind: string };
}

export interface Step<T extends GameTypes = GameTypes> {
  readonly state: T["state"];
  /** What happened, in order. For the game log and animations; rules never read it. */
  readonly events: readonly T["event"][];
  /** True if something hidden was revealed or a turn was closed: one player alone cannot undo it. */
  readonly reveals: boolean;
}

/** One state that plays the moves of a stored game in place. */
export interface Replayer<T extends GameTypes = GameTypes> {
  /** Changes with the next move: copy it to keep it. */
  readonly state: T["state"];
  /** Does to the state what `applyMove` does; a refused move changes nothing. Returns whether the move `reveals`. */
  play(actor: Actor, move: T["move"]): Result<boolean, T["refusal"]>;
  /** A copy of the state that takes as little memory as possible. */
  copy(): T["state"];
}

/** Seats from first to last place; seats that tie share an entry. */
export type Ranking = readonly (readonly Seat[])[];

/** A part of the game that the server may time. */
export interface Timer {
  /** The name by which a `time-up` ends the part. */
  readonly part: string;
  /** 0 if the game sets no limit: the server may choose one. */
  readonly seconds: number;
  /** Distinguishes successive runs of the same part: each has its own time. */
  readonly run?: string;
}

/** The move that the server makes as `clock` when the time of a part is up; games with timers include it in their moves. */
export interface TimeUp {
  readonly kind: "time-up";
  /** The part that it ends; refused if another part is running. */
  readonly part?: string;
}

/** What a table needs of a game under one version of its rules. Every player downloads it before the first board. */
export interface GameRules<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Grows when a rules fix changes how a stored game replays. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };

  setup(seed: string, players: number, options: T["options"]): T["state"];
  /** The seats that have to decide now; empty once the game is over. */
  toAct(state: T["state"]): readonly Seat[];
  /** The timed part that is running, if any. */
  timer(state: T["state"]): Timer | undefined;
  /** The round or turn that is being played, from 1. */
  round(state: T["state"]): number;
  /** Every legal move exactly once, lazily, in a fixed order; for compound moves only some examples. */
  legalMoves(state: T["state"], seat: Seat): Iterable<T["move"]>;
  applyMove(state: T["state"], actor: Actor, move: T["move"]): Result<Step<T>, T["refusal"]>;
  /** A mutable copy of a state, for moves whose events nobody needs. By default `applyMove` plays them. */
  replayer?(state: T["state"]): Replayer<T>;
  result(state: T["state"]): Ranking | undefined;

  /** True if nothing is hidden: views, moves and events are the same for every observer. By default they may differ. */
  readonly hasOpenInformation?: boolean;
  /** All that an observer may know. Nothing else leaves the server. */
  view(state: T["state"], observer: Observer): T["view"];
  /** What an observer may know of a move made in this state; `undefined` if nothing. */
  moveFor(
    state: T["state"],
    move: T["move"],
    actor: Actor,
    observer: Observer,
  ): T["seenMove"] | undefined;
  eventsFor(events: readonly T["event"][], observer: Observer): readonly T["seenEvent"][];
}

/** How a game reads and writes its documents, and parses untyped input: sockets, files, databases. */
export interface GameFormats<T extends GameTypes = GameTypes> {
  /** A random state that is consistent with a view. */
  sample(view: T["view"], rng: Rng): T["state"];

  /** The state as versioned JSON, lossless, at any moment. */
  snapshot(state: T["state"]): Json;
  restore(snapshot: unknown): Result<T["state"], Fault>;
  /** The readable form of a state (NOTATION); defined only at the start of a phase or turn. */
  position(state: T["state"]): JsonObject | undefined;
  fromPosition(position: unknown, seed: string): Result<T["state"], Fault>;

  parseOptions(input: unknown): Result<T["options"], Fault>;
  /** Why options are not allowed with this number of players; by default all are allowed. */
  optionsFault?(options: T["options"], players: number): Fault | undefined;
  parseMove(input: unknown): Result<T["move"], Fault>;
  /** Schemas of moves and options for documentation; the parsers are authoritative. */
  readonly schemas: { readonly options: Schema<unknown>; readonly move: Schema<unknown> };
}

/** All of a game. A record of pure functions: same arguments, same result, no side effects. */
export interface Game<T extends GameTypes = GameTypes> extends GameRules<T>, GameFormats<T> {
  /** The game under each earlier version of its rules: a stored game keeps its version. */
  readonly older?: readonly Game<T>[];
  /** The version for scenarios that name none; by default the newest. Records always name theirs. */
  readonly defaultRulesVersion?: number;
  /** False if its results never count for ratings, because perfect play is easy to learn. By default they count. */
  readonly isRated?: boolean;

  /** The facts by which statistics of finished games are grouped; by default only by seat. */
  facts?(state: T["state"], seat: Seat): Facts;

  /**
   * What to notify a seat of in a game that takes days, besides its turn: requests of others, and answers to its own
   * requests. Names are unique within a game. By default nothing.
   */
  notificationKeys?(state: T["state"], seat: Seat): readonly string[];

  /** By default there are no orders: every decision waits for its turn. */
  readonly orders?: Orders<T>;
  /** By default chat is free. */
  readonly chat?: ChatRules<T>;
  readonly scenario: ScenarioVocabulary<T>;
  readonly simulation: Simulation<T>;
}

/**
 * A few facts about a seat, by topic: `{empire: "kilwa", god: "eshu"}`. Codes, not sentences; every seat has the same
 * topics. Computed only when a game is over, so secrets may be included.
 */
export interface Facts {
  readonly [topic: string]: string;
}

/** Decisions that a seat makes ahead of its turn; the server keeps them secret and carries them out. */
export interface Orders<T extends GameTypes> {
  readonly schema: Schema<unknown>;
  parse(input: unknown): Result<T["order"], Fault>;
  /** The move that an order makes now; "wait" until it applies, "spent" once it no longer can. */
  resolve(state: T["state"], seat: Seat, order: T["order"]): OrderResolution<T>;
}

export type OrderResolution<T extends GameTypes> = { readonly move: T["move"] } | "wait" | "spent";

/** The rules of chat at the table. */
export interface ChatRules<T extends GameTypes> {
  /** True if free text is allowed now; otherwise only the ready-made phrases. */
  mode(state: T["state"]): "free" | "phrases";
  /** The names of the ready-made phrases, which are always allowed. */
  readonly phrases: readonly string[];
  /** True if options allow more talk than the rules do; strangers are not paired at such tables. By default never. */
  allowsExtraChat?(options: T["options"]): boolean;
}

/** What scenarios can check besides moves. */
export interface ScenarioVocabulary<T extends GameTypes> {
  /** The state as a position, at any moment, with additions for `expect`. */
  describe(state: T["state"]): JsonObject;
  /** The lists of a description that compare as sets: `seats.*.hand`, with `*` for any member. */
  readonly setPaths: readonly string[];
  /** The objects of a description that compare as a whole, in the same notation. */
  readonly exactPaths: readonly string[];
  /** The lists of which only the beginning is compared. */
  readonly prefixPaths: readonly string[];
  /** All kinds of moves. */
  readonly kinds: readonly string[];
  /** The cells that a move names, for `legal` with `cells`. */
  cellsOf(move: T["move"]): readonly string[];
  /** Queries of a step: `{"distance": ["a1", "f1"], "is": 2}`. */
  readonly questions: readonly string[];
  ask(question: string, state: T["state"], step: JsonObject): Result<Json, Fault>;
}

/** What simulations need from a game. */
export interface Simulation<T extends GameTypes> {
  /** The options with a limit on the number of rounds. */
  limitRounds(options: T["options"], rounds: number): T["options"];
  /** True if the limit on rounds ended the game. */
  isCutShort(state: T["state"]): boolean;
  /** Notable choices of a seat at the end, by topic: `{god: "eshu"}`. */
  choices(state: T["state"], seat: Seat): Facts;
  /** Kinds of moves that a trace does not list. */
  readonly untracedKinds: readonly string[];
  /**
   * True if `legalMoves` lists every legal move. Then random play picks each with the same probability; otherwise
   * `anyMove` is the game's own.
   */
  readonly hasCompleteLegalMoves: boolean;
  /** A random legal move of a seat that is to act: one of those listed, or chosen by the game itself. */
  anyMove(state: T["state"], seat: Seat, dice: Dice): T["move"];
  /** A mutable state that plays moves in place, for playing many games fast. */
  playground(): Playground<T>;
}

/** One mutable state; lists the same moves in the same order as `legalMoves`. */
export interface Playground<T extends GameTypes> {
  load(state: T["state"]): void;
  /** A copy of the current state. */
  state(): T["state"];
  /** The seat whose moves are counted (one of those to act), or -1 when the game is over. */
  seat(): Seat;
  /** How many legal moves that seat has. */
  count(): number;
  /** The legal move of that index. */
  move(index: number): T["move"];
  play(index: number): void;
  /**
   * Plays a random move and reports it on request: a legal move of that seat, each with the same probability, or any
   * move of any actor if not all are listed.
   */
  playAny(dice: Dice, onMove?: (actor: Actor, move: T["move"]) => void): void;
}
