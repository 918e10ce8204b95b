/**
 * Searches games of steady bots and novices for positions that are won this turn, or lost unless
 * the last rival is stopped, and writes the most varied of them:
 *
 *     node packages/bots/tuning/zimbabwe/find-puzzles.ts GAMES FOLDER
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject, Seat } from "@sofala/engine";
import {
  afterMoves,
  hasBegun,
  phaseOf,
  tryMoves,
  zimbabwe,
  type Move,
  type State,
} from "@sofala/zimbabwe";
import { playMatch } from "../../src/match.ts";
import { zimbabweNovice } from "../../src/zimbabwe/novice.ts";
import { zimbabweSteady } from "../../src/zimbabwe/learned/learned-bots.ts";
import { winningTurn } from "../../test/zimbabwe/exhaustive.ts";

interface Puzzle {
  readonly kind: "win-now" | "stop-rival";
  readonly from: string;
  /** The kinds of move in the solution; few puzzles of one theme are written. */
  readonly theme: string;
  readonly position: JsonObject;
  /** A puzzle that was found. */
  readonly solution: readonly Move[];
}

const END: Move = { kind: "end-turn" };
const PER_THEME = 4;
/** The number of ways to stop a rival that are searched for. */
const STOPS_MAX = 20;

const [games = "20", folder = "packages/bots/test/zimbabwe/puzzles", first = "0"] =
  process.argv.slice(2);
const countByName = new Map<string, number>();
mkdirSync(folder, { recursive: true });
for (let game = Number(first); game < Number(first) + Number(games); game++) {
  const players = 2 + (game % 4);
  const seed = `puzzle-${game}`;
  const bots = Array.from({ length: players }, (_, seat) =>
    (seat + game) % 3 === 0 ? zimbabweNovice : zimbabweSteady,
  );
  const { moves } = playMatch(zimbabwe, { seed, options: {}, bots });
  let state = zimbabwe.setup(seed, players, {});
  for (const [, move] of moves) {
    if (phaseOf(state) === "culture" && !hasBegun(state)) {
      for (const puzzle of puzzlesAt(state, `${seed}, ${players} players`)) keep(puzzle);
    }
    state = afterMoves(state, [move]);
  }
}
function keep(puzzle: Puzzle): void {
  const name = `${puzzle.kind} ${puzzle.theme}`.replaceAll(/[^a-z0-9]+/g, "-");
  const number = (countByName.get(name) ?? 0) + 1;
  if (number > PER_THEME) return;
  countByName.set(name, number);
  writeFileSync(
    join(folder, `${name}-${number}.json`),
    `${JSON.stringify(puzzle, undefined, 1)}\n`,
  );
}

/** The position with the seat to act as the last of the round, and with each rival alone behind it. */
function* puzzlesAt(state: State, from: string): Iterable<Puzzle> {
  const seat = state.active;
  const position = reordered(state, [seat]);
  const answer = winningTurn(stateOf(position), seat);
  if (answer.kind === "wins") {
    yield winNow(position, answer.moves, from);
    const poor = poorest(position, seat, (table) => winningTurn(table, seat));
    if (poor !== undefined) yield winNow(poor.position, poor.moves, from);
  }
  if (answer.kind !== "none") return;
  for (let rival = 0; rival < state.players; rival++) {
    if (rival === seat) continue;
    const table = reordered(state, [seat, rival]);
    if (zimbabwe.result(afterMoves(stateOf(table), [END])) !== undefined) continue;
    const threat = winningTurn(afterMoves(stateOf(table), [END]), rival);
    if (threat.kind !== "wins") continue;
    const puzzle = rescue(table, threat.moves, rival, from);
    if (puzzle !== undefined) yield puzzle;
    const poor = poorest(table, rival, (other) => winningTurn(afterMoves(other, [END]), rival));
    if (poor === undefined) continue;
    const tight = rescue(poor.position, poor.moves, rival, from);
    if (tight !== undefined) yield tight;
  }
}

function winNow(position: JsonObject, solution: readonly Move[], from: string): Puzzle {
  return { kind: "win-now", from, theme: themeOf(solution), position, solution };
}

/** The position in which a seat has just enough cattle left to win, and how it then wins. */
function poorest(
  position: JsonObject,
  seat: Seat,
  answer: (state: State) => ReturnType<typeof winningTurn>,
): { readonly position: JsonObject; readonly moves: readonly Move[] } | undefined {
  const seats = position["seats"] as readonly JsonObject[];
  const has = Number(seats[seat]?.["cattle"] ?? 0);
  for (let cattle = 0; cattle < has; cattle++) {
    const poor = {
      ...position,
      seats: seats.map((each, index) => (index === seat ? { ...each, cattle } : each)),
    };
    const found = answer(stateOf(poor));
    if (found.kind === "wins") return { position: poor, moves: found.moves };
  }
  return undefined;
}

/** The same position with these seats as the last of the order, the first of them to move. */
function reordered(state: State, last: readonly Seat[]): JsonObject {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  return {
    ...zimbabwe.position(state),
    turnOrder: [...seats.filter((seat) => !last.includes(seat)), ...last],
    active: last[0] ?? null,
  };
}

function stateOf(position: JsonObject): State {
  const state = zimbabwe.fromPosition(position, "puzzle");
  if (!state.ok) throw new Error(state.error.reason);
  return state.value;
}

/** A single move that takes away every winning turn of the last rival; `threat` is one of them. */
function rescue(
  position: JsonObject,
  threat: readonly Move[],
  rival: Seat,
  from: string,
): Puzzle | undefined {
  const state = stateOf(position);
  const stops: Move[] = [];
  let found = 0;
  for (const move of zimbabwe.legalMoves(state, state.active)) {
    if (move.kind === "end-turn") continue;
    const after = tryMoves(state, [move, END]);
    if (after === undefined || zimbabwe.result(after) !== undefined) continue;
    // Most moves leave the known win as it is.
    const reply = tryMoves(after, [...threat, END]);
    if (reply !== undefined && zimbabwe.result(reply)?.[0]?.[0] === rival) continue;
    if (winningTurn(after, rival).kind !== "none") continue;
    if (!stops.some(({ kind }) => kind === move.kind)) stops.push(move);
    if (++found > STOPS_MAX) break;
  }
  const [solution] = stops;
  if (solution === undefined) return undefined;
  const theme = `${themeOf(threat)} by ${stops.map(({ kind }) => kind).join(" ")}`;
  return { kind: "stop-rival", from, theme, position, solution: [solution] };
}

/** The parts of a turn, each once. */
function themeOf(moves: readonly Move[]): string {
  return [...new Set(moves.map(partOf))].join(" ");
}

function partOf(move: Move): string {
  if (move.kind === "choose-god") return move.god;
  if ("specialist" in move) return move.specialist;
  return move.kind.split("-")[0] ?? "";
}
