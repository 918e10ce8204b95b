import { ok, type Result } from "@sofala/engine";
import {
  newTable,
  type Acknowledgement,
  type NewTable,
  type Pace,
  type Pairing,
  type Problem,
} from "@sofala/protocol";
import { Conflict } from "../store/database.ts";
import type { Caller } from "./caller.ts";
import { no } from "./decision.ts";
import { isWithout, sits, soughtTables } from "./table-queries.ts";
import type { Rooms } from "./live-tables.ts";

type Somebody = Pick<Caller, "person" | "name" | "source">;
/** A wish with a number of players. */
type Exact = Pairing & { readonly players: number };

/** How often a table is looked for anew because somebody else was quicker. */
const TRIES = 20;
/** Among so many tables that wait a free seat is looked for. */
const MOST_LOOKED_AT = 10;

/** How fast strangers play. */
const PACES: { readonly [P in Pairing["pace"]]: Pace } = {
  live: { kind: "live", per: "turn", seconds: 90, bank: 1200 },
  correspondence: { kind: "correspondence", days: 2 },
};

/**
 * Sits down where somebody waits for the same, or opens a table and waits. Whoever waits already for
 * it stays where they are, and leaves where they waited for something else: nobody waits twice.
 */
export async function pair(
  rooms: Rooms,
  me: Somebody,
  wish: Pairing,
): Promise<Result<string, Problem>> {
  const game = rooms.services.games.find(({ id }) => id === wish.game);
  if (game === undefined) return no("game/unknown");
  const { min, max } = game.players;
  const { players } = wish;
  if (players !== "any" && (players < min || players > max)) {
    return no("options/refused", { detail: `$.players: expected ${min} to ${max} of them` });
  }
  const there = await waitWhere(rooms, me, wish);
  if (there !== undefined) return ok(there);
  // Who does not mind the number begins soonest with the fewest.
  const exact = { ...wish, players: players === "any" ? min : players };
  for (let tries = 0; tries < TRIES; tries++) {
    const turn = await turnOf(rooms, exact);
    const found = (await sitDown(rooms, me, wish)) ?? (await openAt(rooms, me, exact, turn));
    if (found === undefined) continue;
    // Somebody who asked twice at the same time has found two.
    return found.ok ? ok((await waitWhere(rooms, me, wish)) ?? found.value) : found;
  }
  return no("server/busy");
}

/** The first table where somebody waits for this already; they leave all others where they wait. */
async function waitWhere(rooms: Rooms, me: Somebody, wish: Pairing): Promise<string | undefined> {
  const mine = await waiting(rooms)
    .where((is) => sits(is, [me.person]))
    .execute();
  const fitting = await waiting(rooms, wish)
    .where((is) => sits(is, [me.person]))
    .executeTakeFirst();
  for (const { id } of mine) {
    if (id !== fitting?.id) await ask(rooms, id, me, "leave");
  }
  return fitting?.id;
}

/** A seat at the first table that waits for the same, and where one may sit. */
async function sitDown(
  rooms: Rooms,
  me: Somebody,
  wish: Pairing,
): Promise<Result<string, Problem> | undefined> {
  const apart = rooms.services.apart.from(me.person);
  const tables = await waiting(rooms, wish)
    .where((is) => is.and(isWithout(is, apart)))
    .limit(MOST_LOOKED_AT)
    .execute();
  for (const { id } of tables) {
    const joined = await ask(rooms, id, me, "join");
    if (joined.ok || joined.error.code === "seat/already") return ok(id);
  }
  return undefined;
}

/** Quick tables with a free seat, those that wait longest first. */
function waiting({ services: { database } }: Rooms, wish?: Pairing) {
  const { players, ...rest } = wish ?? {};
  const sought = { ...rest, ...(typeof players === "number" ? { players } : {}) };
  return soughtTables(database.query, { ...sought, status: "open", free: 1 })
    .where("quick", "=", 1)
    .where("visibility", "=", "public")
    .orderBy("created")
    .orderBy("id");
}

async function ask(
  rooms: Rooms,
  table: string,
  me: Somebody,
  command: "join" | "leave",
): Promise<Result<Acknowledgement, Problem>> {
  const room = await rooms.find(table);
  if (room === undefined) return no("table/unknown");
  return new Promise((resolve, reject) => {
    room.command(command, me, {}, resolve).catch(reject);
  });
}

/**
 * Opens a table, unless somebody opened one since this turn began: then it is looked for once more. So
 * two people who come at the same moment do not wait at a table each.
 */
async function openAt(
  rooms: Rooms,
  me: Somebody,
  wish: Exact,
  turn: string | undefined,
): Promise<Result<string, Problem> | undefined> {
  const { query } = rooms.services.database;
  const name = turnName(wish);
  try {
    return await rooms.open(me, newTableFor(wish), (id) =>
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
    if (error instanceof Conflict) return undefined;
    throw error;
  }
}

/** The table that was opened last for a game at a pace. */
async function turnOf({ services }: Rooms, wish: Exact): Promise<string | undefined> {
  const row = await services.database.query
    .selectFrom("settings")
    .select("value")
    .where("name", "=", turnName(wish))
    .executeTakeFirst();
  return row?.value;
}

const turnName = ({ game, pace }: Exact): string => `pairing ${game} ${pace}`;

/** What is not said is as usual. */
const newTableFor = ({ game, pace, players }: Exact): NewTable =>
  newTable.parse({
    game,
    seats: Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? "me" : "open" })),
    visibility: "public",
    pace: PACES[pace],
  });
