import { findGame } from "@sofala/catalog";
import { RecentStates, Timeline, type Result } from "@sofala/engine";
import type { Problem, TableSettings } from "@sofala/protocol";
import type { TableCaller } from "../caller.ts";
import { startFields, type Decision, type TableContext } from "../decision.ts";
import type { SeatHolder, StoredTable } from "../stored-table.ts";

/** When the game started. */
export const START = 1_000_000;
export const SECOND_MS = 1000;

export const personHolder = (name: string): SeatHolder => ({ kind: "person", person: name, name });
export const botHolder: SeatHolder = { kind: "bot", level: "novice", name: "novice" };

/** A game of Zimbabwe that has just started. */
export function startedContext(
  seats: readonly SeatHolder[],
  pace: TableSettings["pace"] = { kind: "untimed" },
): TableContext {
  const game = findGame("zimbabwe");
  const options = game?.parseOptions({});
  if (game === undefined || options?.ok !== true) throw new Error("no game");
  const timeline = new Timeline(
    game,
    game.setup("time", seats.length, options.value),
    new RecentStates(),
  );
  const table: StoredTable = {
    id: "table",
    game: "zimbabwe",
    rulesVersion: 1,
    visibility: "public",
    owner: "ann",
    invite: "invite",
    settings: { options: {}, pace, onTimeout: "bot", delay: 0 },
    seats,
    seed: "seed",
    salt: "salt",
    createdAt: START,
    revision: 0,
    status: "open",
  };
  const context = { table, timeline, storedEntries: [], now: START, outages: [] };
  return { ...context, table: { ...table, ...startFields(context) } };
}

/** The table after a decision. */
export function withDecision(
  { timeline, ...context }: TableContext,
  { change, applied }: Decision,
): TableContext {
  for (const each of applied) timeline.append(each);
  const table = { ...context.table, ...change.table };
  return {
    ...context,
    timeline,
    table,
    storedEntries: [...context.storedEntries, ...change.entries],
  };
}

/** The same table, this many seconds after the start. */
export const atSecond = (context: TableContext, seconds: number): TableContext => ({
  ...context,
  now: START + seconds * SECOND_MS,
});

export const seatToAct = ({ timeline }: TableContext): number => timeline.toAct[0] ?? -1;

export function callerAt({ table }: TableContext, seat: number): TableCaller {
  const name = table.seats[seat]?.name ?? "";
  return { person: name, name, seat, isOwner: false, isBlocked: () => false };
}

/** A legal move of the seat that has to act. */
export function anyMove({ timeline }: TableContext): { readonly kind: string } {
  const [move] = timeline.game.legalMoves(timeline.state, timeline.toAct[0] ?? -1);
  if (move === undefined) throw new Error("no move");
  return move;
}

/** The decision; throws if the command was refused. */
export function unwrap(decision: Result<Decision, Problem>): Decision {
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value;
}
