import { findGame } from "@sofala/catalog";
import type { Result } from "@sofala/engine";
import type { Problem, TableSettings } from "@sofala/protocol";
import { Timeline } from "../../timeline/timeline.ts";
import type { Caller } from "../caller.ts";
import { startFields, type Decision, type TableContext } from "../decision.ts";
import type { SeatHolder, StoredTable } from "../stored-table.ts";

export const START = 1_000_000;
export const SECOND = 1000;

export const personHolder = (name: string): SeatHolder => ({ kind: "person", person: name, name });
export const botHolder: SeatHolder = { kind: "bot", level: "novice", name: "novice" };

/** A game of Zimbabwe that began just now. */
export function startedContext(
  seats: readonly SeatHolder[],
  pace: TableSettings["pace"] = { kind: "untimed" },
): TableContext {
  const game = findGame("zimbabwe");
  const options = game?.parseOptions({});
  if (game === undefined || options?.ok !== true) throw new Error("no game");
  const timeline = new Timeline(game, game.setup("time", seats.length, options.value));
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
  const scene = { table, timeline, storedEntries: [], now: START, outages: [] };
  return { ...scene, table: { ...table, ...startFields(scene) } };
}

/** What was decided counts from now on. */
export function withDecision(
  { timeline, ...scene }: TableContext,
  { change, applied }: Decision,
): TableContext {
  for (const each of applied) timeline.append(each);
  const table = { ...scene.table, ...change.table };
  return { ...scene, timeline, table, storedEntries: [...scene.storedEntries, ...change.entries] };
}

/** The same table, so long after the beginning. */
export const atSecond = (scene: TableContext, seconds: number): TableContext => ({
  ...scene,
  now: START + seconds * SECOND,
});

export const seatToAct = ({ timeline }: TableContext): number => timeline.toAct[0] ?? -1;

export function callerAt({ table }: TableContext, seat: number): Caller {
  const name = table.seats[seat]?.name ?? "";
  return { person: name, name, seat, isOwner: false, isBlocked: () => false };
}

/** Any legal move of who is to act. */
export function anyMove({ timeline }: TableContext): { readonly kind: string } {
  const [move] = timeline.game.legalMoves(timeline.state, timeline.toAct[0] ?? -1);
  if (move === undefined) throw new Error("no move");
  return move;
}

/** The decision, which must be one. */
export function unwrap(decision: Result<Decision, Problem>): Decision {
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value;
}
