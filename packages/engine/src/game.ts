import type { Fault, Json, JsonObject } from "./json.ts";
import type { Schema } from "./schema.ts";
import type { Result } from "./result.ts";
import type { Dice, Rng } from "./rng.ts";

/** Index into the seating order, starting at 0. */
export type Seat = number;
export type Observer = Seat | "spectator";
/** Who makes a move: a seat, or the host's clock. */
export type Actor = Seat | "clock";

/** The types a game brings along. Moves, events, refusals and views are plain JSON; a state is the game's own. */
export interface GameTypes {
  readonly options: JsonObject;
  readonly state: unknown;
  readonly move: { readonly kind: string };
  readonly event: { readonly kind: string };
  /** What observers are told of moves and events; in an open game the same. */
  readonly seenMove: { readonly kind: string };
  readonly seenEvent: { readonly kind: string };
  readonly refusal: { readonly code: string };
  readonly view: unknown;
  /** What a seat can decide ahead of its turn; `never` in a game without orders. */
  readonly order: { readonly kind: string };
}

export interface Step<T extends GameTypes> {
  readonly state: T["state"];
  /** What happened, in order. Feeds the log and the animations, never the rules. */
  readonly events: readonly T["event"][];
  /** Something hidden came to light or a turn was closed: a seat's own undo stops here. */
  readonly reveals: boolean;
}

/** Seats from first to last place; seats that tie share an entry. */
export type Ranking = readonly (readonly Seat[])[];

/** A part of the game that a host may time. */
export interface Timer {
  /** What a `time-up` names. */
  readonly part: string;
  /** 0 where no clock is set: the host may end the part at a time of its own. */
  readonly seconds: number;
  /** Tells two runs of a part apart that follow each other: each has its own time. */
  readonly run?: string;
}

/** The move that a host sends from `clock` in a timed part; games with timers have it among their moves. */
export interface TimeUp {
  readonly kind: "time-up";
  /** The part that it ends: another one is not ended by it. */
  readonly part?: string;
}

/** A game is a record of pure functions: same arguments, same answer, nothing touched. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Grows when a rules fix changes how a stored game replays. */
  readonly rulesVersion: number;
  /** The game under each earlier version of its rules: a game that was begun keeps its version for life. */
  readonly older?: readonly Game<T>[];
  /** The version of a scenario that names none; left out: the newest. Records always name theirs. */
  readonly defaultRulesVersion?: number;
  readonly players: { readonly min: number; readonly max: number };

  setup(seed: string, players: number, options: T["options"]): T["state"];
  /** Seats that owe a decision now; empty once the game is over. */
  toAct(state: T["state"]): readonly Seat[];
  /** The timed part now running, or none. */
  timer(state: T["state"]): Timer | undefined;
  /** Every legal move exactly once, lazily, in a fixed order; representatives of compound moves. */
  legalMoves(state: T["state"], seat: Seat): Iterable<T["move"]>;
  applyMove(state: T["state"], actor: Actor, move: T["move"]): Result<Step<T>, T["refusal"]>;
  result(state: T["state"]): Ranking | undefined;

  /** Nothing is hidden: views, moves and events are the same for every observer. Left out: they may differ. */
  readonly hasOpenInformation?: boolean;
  /** All that one observer may know. Nothing else leaves the server. */
  view(state: T["state"], observer: Observer): T["view"];
  /** What one observer may know of a move made in this state; `undefined` where that is nothing. */
  moveFor(
    state: T["state"],
    move: T["move"],
    actor: Actor,
    observer: Observer,
  ): T["seenMove"] | undefined;
  eventsFor(events: readonly T["event"][], observer: Observer): readonly T["seenEvent"][];
  /** A state consistent with what a view tells. */
  sample(view: T["view"], rng: Rng): T["state"];

  /** The state as versioned JSON, without loss, at any moment. */
  snapshot(state: T["state"]): Json;
  restore(snapshot: unknown): Result<T["state"], Fault>;
  /** The readable form, where one stands: at the start of a phase or turn. */
  position(state: T["state"]): JsonObject | undefined;
  fromPosition(position: unknown, seed: string): Result<T["state"], Fault>;

  /** The border with the untyped world: sockets, files, databases. */
  parseOptions(input: unknown): Result<T["options"], Fault>;
  /** Why options do not go with so many players; left out: they always do. */
  optionsFault?(options: T["options"], players: number): Fault | undefined;
  parseMove(input: unknown): Result<T["move"], Fault>;
  /** What the two of them read, for documentation; they themselves have the last word. */
  readonly schemas: { readonly options: Schema<unknown>; readonly move: Schema<unknown> };

  /** What statistics of finished games group a seat by; left out: nothing beyond the seat. */
  facts?(state: T["state"], seat: Seat): Facts;

  /**
   * What a seat may want to hear of where a game takes days, besides that it is to act: what others ask of it, and what
   * came of what it asked. Each has a name of its own in the whole game. Left out: nothing.
   */
  notificationKeys?(state: T["state"], seat: Seat): readonly string[];

  /** Left out: every decision waits for its turn. */
  readonly orders?: Orders<T>;
  /** Left out: people talk as they like. */
  readonly chat?: ChatRules<T>;
  readonly scenario: ScenarioVocabulary<T>;
  readonly simulation: Simulation<T>;
}

/**
 * A few things that are said of a seat, by topic: `{empire: "kilwa", god: "eshu"}`. Codes, not sentences; every seat
 * has the same topics. Asked for when a game is over, so that secrets may be told.
 */
export interface Facts {
  readonly [topic: string]: string;
}

/** Decisions that a seat makes ahead of its turn; a host keeps them secret and follows them. */
export interface Orders<T extends GameTypes> {
  readonly schema: Schema<unknown>;
  parse(input: unknown): Result<T["order"], Fault>;
  /** The move that an order asks for now; "wait" until it applies, "spent" once it no longer can. */
  resolve(state: T["state"], seat: Seat, order: T["order"]): OrderResolution<T>;
}

export type OrderResolution<T extends GameTypes> = { readonly move: T["move"] } | "wait" | "spent";

/** What people may say to each other at the table. */
export interface ChatRules<T extends GameTypes> {
  /** Whether words are free now, or only the set phrases may be said. */
  mode(state: T["state"]): "free" | "phrases";
  /** The set phrases by name; they may be said at any time. */
  readonly phrases: readonly string[];
  /** Do these options let people say more than the rules do? Such tables are not for strangers. Left out: never. */
  allowsExtraChat?(options: T["options"]): boolean;
}

/** What scenarios may ask of a game, beyond moves. */
export interface ScenarioVocabulary<T extends GameTypes> {
  /** The state spelt as a position, at any moment, with what `expect` adds to it. */
  describe(state: T["state"]): JsonObject;
  /** Where the lists of a description compare as sets: `seats.*.hand`, with `*` for any member. */
  readonly setPaths: readonly string[];
  /** Where the members of a description compare whole, written likewise. */
  readonly exactPaths: readonly string[];
  /** Where a list is expected by its beginning alone. */
  readonly prefixPaths: readonly string[];
  /** All kinds of moves. */
  readonly kinds: readonly string[];
  /** The cells that a move names, for `legal` with `cells`. */
  cellsOf(move: T["move"]): readonly string[];
  /** The members of a step that ask the game a question: `{"distance": ["a1", "f1"], "is": 2}`. */
  readonly questions: readonly string[];
  ask(question: string, state: T["state"], step: JsonObject): Result<Json, Fault>;
}

/** What simulations need to know of a game. */
export interface Simulation<T extends GameTypes> {
  /** The round or turn that is being played, from 1. */
  round(state: T["state"]): number;
  /** The options with a limit on the number of rounds. */
  limitRounds(options: T["options"], rounds: number): T["options"];
  /** Did the limit on rounds end this game? */
  isCutShort(state: T["state"]): boolean;
  /** Notable choices of a seat at the end, by topic: `{god: "eshu"}`. */
  choices(state: T["state"], seat: Seat): Facts;
  /** Kinds of moves that a trace does not list. */
  readonly untracedKinds: readonly string[];
  /**
   * Does `legalMoves` list a move of every kind? Then any legal move is as likely as the others in
   * random play; otherwise the game has a way of its own.
   */
  readonly hasCompleteLegalMoves: boolean;
  /** A legal move of a seat that is to act, at random: any that is listed, or in the game's own way. */
  anyMove(state: T["state"], seat: Seat, dice: Dice): T["move"];
  /** A player that moves in place, for playing many games fast. */
  playground(): Playground<T>;
}

/** One state that is played in place: the same moves in the same order as `legalMoves`. */
export interface Playground<T extends GameTypes> {
  load(state: T["state"]): void;
  /** A copy of the state as it stands. */
  state(): T["state"];
  /** The seat whose moves are counted, any of those to act, or -1 when the game is over. */
  seat(): Seat;
  /** How many legal moves that seat has. */
  count(): number;
  /** The legal move of that index. */
  move(index: number): T["move"];
  play(index: number): void;
  /**
   * Plays a move at random and tells which to those who ask: a legal one of that seat, each as
   * likely as the others, or where not all are listed any move of any actor.
   */
  playAny(dice: Dice, tell?: (actor: Actor, move: T["move"]) => void): void;
}
