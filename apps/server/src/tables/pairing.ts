import { ok, type Game, type Result } from "@sofala/engine";
import {
  newTable,
  refuse,
  type Acknowledgement,
  type NewTable,
  type Pace,
  type PairingRequest,
  type Problem,
} from "@sofala/protocol";
import { CommitConflict, type Database } from "../store/database.ts";
import { findServerState, replaceServerStateQuery } from "../store/server-state.ts";
import type { TableCaller } from "./caller.ts";
import { excludesPeople, hasSeatedPerson, tablesMatching } from "./table-queries.ts";
import type { BlockLookup } from "./block-lookup.ts";
import type { LiveTables } from "./live-tables.ts";
import type { TableCreator } from "./table-creator.ts";

interface PairingDeps {
  readonly database: Database;
  /** The newest version of each game. */
  readonly games: readonly Game[];
  readonly blocks: Pick<BlockLookup, "blockedEitherWay">;
  readonly tables: Pick<LiveTables, "find">;
  readonly tableCreator: Pick<TableCreator, "create">;
}

type PairingCaller = Pick<TableCaller, "person" | "name" | "clientAddress">;
/** A request with a number of players. */
type ExactPairing = PairingRequest & { readonly players: number };

/** How often to repeat the search, if another request was faster. */
const MAX_ATTEMPTS = 20;
/** How many waiting tables are tried. */
const MAX_CANDIDATES = 10;

/** The paces of quick tables. */
const PACES: { readonly [P in PairingRequest["pace"]]: Pace } = {
  live: { kind: "live", per: "turn", seconds: 90, bank: 1200 },
  correspondence: { kind: "correspondence", days: 2 },
};

/**
 * Joins a waiting table that matches the request, or creates one. A person who already waits at a matching table stays
 * there. They leave the tables where they wait for something else, so that nobody waits twice.
 */
export async function pair(
  deps: PairingDeps,
  me: PairingCaller,
  request: PairingRequest,
): Promise<Result<string, Problem>> {
  const game = deps.games.find(({ id }) => id === request.game);
  if (game === undefined) return refuse("game/unknown");
  const { min, max } = game.players;
  const { players } = request;
  if (players !== "any" && (players < min || players > max)) {
    return refuse("options/refused", { detail: `$.players: expected ${min} to ${max} of them` });
  }
  const current = await stayAtMatchingTable(deps, me, request);
  if (current !== undefined) return ok(current);
  // With any number of players, the smallest table starts soonest.
  const exact = { ...request, players: players === "any" ? min : players };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const lastCreated = await findServerState(deps.database, lastCreatedKey(exact));
    const found =
      (await joinWaitingTable(deps, me, request)) ??
      (await createWaitingTable(deps, me, exact, lastCreated));
    if (found === undefined) continue;
    // Two requests of one person at the same time may have found two tables: keep the first.
    return found.ok ? ok((await stayAtMatchingTable(deps, me, request)) ?? found.value) : found;
  }
  return refuse("server/busy");
}

/** The first matching table at which the person already waits; they leave all others where they wait. */
async function stayAtMatchingTable(
  deps: PairingDeps,
  me: PairingCaller,
  request: PairingRequest,
): Promise<string | undefined> {
  const mine = await waitingTables(deps)
    .where((is) => hasSeatedPerson(is, [me.person]))
    .execute();
  const matching = await waitingTables(deps, request)
    .where((is) => hasSeatedPerson(is, [me.person]))
    .executeTakeFirst();
  for (const { id } of mine) {
    if (id !== matching?.id) await runCommand(deps, id, me, "leave");
  }
  return matching?.id;
}

/** Joins the first waiting table that matches and admits the person; undefined if there is none. */
async function joinWaitingTable(
  deps: PairingDeps,
  me: PairingCaller,
  request: PairingRequest,
): Promise<Result<string, Problem> | undefined> {
  const blocked = deps.blocks.blockedEitherWay(me.person);
  const tables = await waitingTables(deps, request)
    .where((is) => is.and(excludesPeople(is, blocked)))
    .limit(MAX_CANDIDATES)
    .execute();
  for (const { id } of tables) {
    const joined = await runCommand(deps, id, me, "join");
    if (joined.ok || joined.error.code === "seat/already-seated") return ok(id);
  }
  return undefined;
}

/** Quick tables with a free seat, the oldest first. */
function waitingTables({ database }: PairingDeps, request?: PairingRequest) {
  const { players, ...rest } = request ?? {};
  const filter = { ...rest, ...(typeof players === "number" ? { players } : {}) };
  return tablesMatching(database.query, { ...filter, status: "open", minFreeSeats: 1 })
    .where("is_quick", "=", 1)
    .where("visibility", "=", "public")
    .orderBy("created_at")
    .orderBy("id");
}

async function runCommand(
  deps: PairingDeps,
  table: string,
  me: PairingCaller,
  command: "join" | "leave",
): Promise<Result<Acknowledgement, Problem>> {
  const liveTable = await deps.tables.find(table);
  if (liveTable === undefined) return refuse("table/unknown");
  return new Promise((resolve, reject) => {
    liveTable.execute(command, me, {}, resolve).catch(reject);
  });
}

/**
 * Creates a table. Returns undefined if somebody has created one since `lastCreated` was read: the search is then
 * repeated, so that two people who ask at the same moment do not wait at two tables.
 */
async function createWaitingTable(
  deps: PairingDeps,
  me: PairingCaller,
  request: ExactPairing,
  lastCreated: string | undefined,
): Promise<Result<string, Problem> | undefined> {
  const name = lastCreatedKey(request);
  try {
    const must = (id: string) => replaceServerStateQuery(deps.database, name, lastCreated, id);
    return await deps.tableCreator.create(me, newTableFor(request), { must });
  } catch (error) {
    if (error instanceof CommitConflict) return undefined;
    throw error;
  }
}

/** Names the table that was created last for a game at a pace. */
const lastCreatedKey = ({ game, pace }: ExactPairing): string => `pairing ${game} ${pace}`;

/** A public table with default settings. */
const newTableFor = ({ game, pace, players }: ExactPairing): NewTable =>
  newTable.parse({
    game,
    seats: Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? "me" : "open" })),
    visibility: "public",
    pace: PACES[pace],
  });
