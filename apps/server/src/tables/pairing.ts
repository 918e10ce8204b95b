import { ok, type Result } from "@sofala/engine";
import {
  newTable,
  type Acknowledgement,
  type NewTable,
  type Pace,
  type PairingRequest,
  type Problem,
} from "@sofala/protocol";
import { CommitConflict } from "../store/database.ts";
import type { Caller } from "./caller.ts";
import { refuse } from "./decision.ts";
import { excludesPeople, hasSeatedPerson, tablesMatching } from "./table-queries.ts";
import type { LiveTables } from "./live-tables.ts";

type PairingRequester = Pick<Caller, "person" | "name" | "source">;
/** A wish with a number of players. */
type ExactPairing = PairingRequest & { readonly players: number };

/** How often a table is looked for anew because somebody else was quicker. */
const MAX_ATTEMPTS = 20;
/** Among so many tables that wait a free seat is looked for. */
const MAX_CANDIDATES = 10;

/** How fast strangers play. */
const PACES: { readonly [P in PairingRequest["pace"]]: Pace } = {
  live: { kind: "live", per: "turn", seconds: 90, bank: 1200 },
  correspondence: { kind: "correspondence", days: 2 },
};

/**
 * Sits down where somebody waits for the same, or opens a table and waits. Whoever waits already for
 * it stays where they are, and leaves where they waited for something else: nobody waits twice.
 */
export async function pair(
  rooms: LiveTables,
  me: PairingRequester,
  wish: PairingRequest,
): Promise<Result<string, Problem>> {
  const game = rooms.services.games.find(({ id }) => id === wish.game);
  if (game === undefined) return refuse("game/unknown");
  const { min, max } = game.players;
  const { players } = wish;
  if (players !== "any" && (players < min || players > max)) {
    return refuse("options/refused", { detail: `$.players: expected ${min} to ${max} of them` });
  }
  const there = await stayAtMatchingTable(rooms, me, wish);
  if (there !== undefined) return ok(there);
  // Who does not mind the number begins soonest with the fewest.
  const exact = { ...wish, players: players === "any" ? min : players };
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const turn = await lastCreatedTable(rooms, exact);
    const found =
      (await joinWaitingTable(rooms, me, wish)) ??
      (await createWaitingTable(rooms, me, exact, turn));
    if (found === undefined) continue;
    // Somebody who asked twice at the same time has found two.
    return found.ok ? ok((await stayAtMatchingTable(rooms, me, wish)) ?? found.value) : found;
  }
  return refuse("server/busy");
}

/** The first table where somebody waits for this already; they leave all others where they wait. */
async function stayAtMatchingTable(
  rooms: LiveTables,
  me: PairingRequester,
  wish: PairingRequest,
): Promise<string | undefined> {
  const mine = await waitingTables(rooms)
    .where((is) => hasSeatedPerson(is, [me.person]))
    .execute();
  const fitting = await waitingTables(rooms, wish)
    .where((is) => hasSeatedPerson(is, [me.person]))
    .executeTakeFirst();
  for (const { id } of mine) {
    if (id !== fitting?.id) await runCommand(rooms, id, me, "leave");
  }
  return fitting?.id;
}

/** A seat at the first table that waits for the same, and where one may sit. */
async function joinWaitingTable(
  rooms: LiveTables,
  me: PairingRequester,
  wish: PairingRequest,
): Promise<Result<string, Problem> | undefined> {
  const apart = rooms.services.blocks.blockedEitherWay(me.person);
  const tables = await waitingTables(rooms, wish)
    .where((is) => is.and(excludesPeople(is, apart)))
    .limit(MAX_CANDIDATES)
    .execute();
  for (const { id } of tables) {
    const joined = await runCommand(rooms, id, me, "join");
    if (joined.ok || joined.error.code === "seat/already") return ok(id);
  }
  return undefined;
}

/** Quick tables with a free seat, those that wait longest first. */
function waitingTables({ services: { database } }: LiveTables, wish?: PairingRequest) {
  const { players, ...rest } = wish ?? {};
  const sought = { ...rest, ...(typeof players === "number" ? { players } : {}) };
  return tablesMatching(database.query, { ...sought, status: "open", free: 1 })
    .where("quick", "=", 1)
    .where("visibility", "=", "public")
    .orderBy("created")
    .orderBy("id");
}

async function runCommand(
  rooms: LiveTables,
  table: string,
  me: PairingRequester,
  command: "join" | "leave",
): Promise<Result<Acknowledgement, Problem>> {
  const room = await rooms.find(table);
  if (room === undefined) return refuse("table/unknown");
  return new Promise((resolve, reject) => {
    room.execute(command, me, {}, resolve).catch(reject);
  });
}

/**
 * Opens a table, unless somebody opened one since this turn began: then it is looked for once more. So
 * two people who come at the same moment do not wait at a table each.
 */
async function createWaitingTable(
  rooms: LiveTables,
  me: PairingRequester,
  wish: ExactPairing,
  turn: string | undefined,
): Promise<Result<string, Problem> | undefined> {
  const { query } = rooms.services.database;
  const name = lastCreatedKey(wish);
  try {
    return await rooms.create(me, newTableFor(wish), (id) =>
      turn === undefined
        ? query.insertInto("settings").values({ name, value: id }).compile()
        : query
            .updateTable("settings")
            .set({ value: id })
            .where("name", "=", name)
            .where("value", "=", turn)
            .compile(),
    );
  } catch (error) {
    if (error instanceof CommitConflict) return undefined;
    throw error;
  }
}

/** The table that was opened last for a game at a pace. */
async function lastCreatedTable(
  { services }: LiveTables,
  wish: ExactPairing,
): Promise<string | undefined> {
  const row = await services.database.query
    .selectFrom("settings")
    .select("value")
    .where("name", "=", lastCreatedKey(wish))
    .executeTakeFirst();
  return row?.value;
}

const lastCreatedKey = ({ game, pace }: ExactPairing): string => `pairing ${game} ${pace}`;

/** What is not said is as usual. */
const newTableFor = ({ game, pace, players }: ExactPairing): NewTable =>
  newTable.parse({
    game,
    seats: Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? "me" : "open" })),
    visibility: "public",
    pace: PACES[pace],
  });
