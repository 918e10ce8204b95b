import {
  fail,
  fault,
  ok,
  parseWith,
  type Fault,
  type JsonObject,
  type Result,
  type Schema,
} from "@sofala/engine";
import * as z from "zod/mini";
import { EMPTY_BOARD, PIECES_EACH, phaseOf, piecesOf, playMove, positionText } from "./moves.ts";
import { POINTS } from "./points.ts";
import { legalMoves, lineOf } from "./rules.ts";
import type { Move, Options, State } from "./state.ts";

const point = z.enum(POINTS);
const move = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("place"), at: point }),
  z.strictObject({ kind: z.literal("move"), from: point, to: point }),
]);
const options = z.strictObject({});

const BOARD = "[.01]/[.01]{3}/[.01]{3}";
const written = z.strictObject({
  format: z.literal("sofala-position/1"),
  game: z.literal("tsoro"),
  board: z.optional(
    z.string().check(z.regex(new RegExp(`^${BOARD}$`, "u"), "expected a board such as 0/.1./...")),
  ),
  active: z.optional(z.literal([0, 1])),
  earlier: z.optional(
    z.array(
      z
        .string()
        .check(
          z.regex(new RegExp(`^${BOARD} [01]$`, "u"), "expected a position such as 1/010/.01 0"),
        ),
    ),
  ),
  options: z.optional(options),
});

export const schemas = { move, options };

export const parseMove = (input: unknown): Result<Move, Fault> =>
  parseWith(move as Schema<Move>, input);
export const parseOptions = (input: unknown): Result<Options, Fault> =>
  parseWith(options as Schema<Options>, input);

/** The whole state, at any moment: it is also the snapshot. */
export const position = ({ board, active, earlier }: State): JsonObject => ({
  format: "sofala-position/1",
  game: "tsoro",
  board,
  active,
  earlier,
});

/** Reads a position. What is left out is as at the start; an impossible position is a fault. */
export function fromPosition(input: unknown): Result<State, Fault> {
  const parsed = parseWith(written as Schema<z.infer<typeof written>>, input);
  if (!parsed.ok) return parsed;
  const { board = EMPTY_BOARD, earlier = [] } = parsed.value;
  const [zeros, ones] = [piecesOf(board, 0).length, piecesOf(board, 1).length];
  const { active = zeros - ones } = parsed.value;
  if (zeros > PIECES_EACH || zeros - ones < 0 || zeros - ones > 1) {
    return fail(fault(`${zeros} pieces of seat 0 and ${ones} of seat 1`, "board"));
  }
  if (phaseOf(board) === "placing" && active !== zeros - ones) {
    return fail(fault(`seat ${zeros - ones} places next`, "active"));
  }
  return replayPositions([...earlier, positionText(board, active)]);
}

/** Plays from the first of some positions to the last: each must follow from the one before. */
function replayPositions(positions: readonly string[]): Result<State, Fault> {
  const [first = "", ...others] = positions;
  const [board = "", active = ""] = first.split(" ");
  let state: State = { board, active: Number(active), earlier: [] };
  if (lineOf(board, state.active) !== undefined) {
    const path = others.length === 0 ? ["board"] : ["earlier", 0];
    return fail(fault(`seat ${active} has won before its turn`, ...path));
  }
  for (const [index, text] of others.entries()) {
    const next = legalMoves(state)
      .map((each) => playMove(state, each))
      .find((after) => positionText(after.board, after.active) === text);
    // Placing does not count: while pieces are placed, no position comes up twice.
    if (next === undefined || phaseOf(state.board) === "placing") {
      return fail(fault("no piece moves from here to the next position", "earlier", index));
    }
    state = next;
  }
  return ok(state);
}
