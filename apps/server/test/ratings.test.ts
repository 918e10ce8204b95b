import { findGameVersion } from "@sofala/catalog";
import { updateRatingsByName, type Rating } from "@sofala/bots";
import type { Profile, RankedPlayer } from "@sofala/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recalculateRatings } from "../src/ratings/recalculate.ts";
import { computeTableResult } from "../src/ratings/table-result.ts";
import { initialTimeline } from "../src/tables/table-state.ts";
import { CommitUncertain } from "../src/store/database.ts";
import { account } from "./support/accounts.ts";
import { Client } from "./support/client.ts";
import { FailingDatabase } from "./support/failing-database.ts";
import { storedGame } from "./support/stored-game.ts";
import { endServer, ManualClock, startServer, type TestServer } from "./support/server.ts";
import { bots, createGuests, newKey, playOne } from "./support/tables.ts";

let server: TestServer;
const clock = new ManualClock();
const failing = new FailingDatabase();
beforeAll(async () => {
  server = await startServer(
    { botMilliseconds: 20, logLevel: "silent" },
    { now: clock.now, openDatabase: failing.open },
  );
});
afterAll(() => endServer(server));

const LIVE = { kind: "live", per: "turn", seconds: 60, bank: 0 };

/** A finished game with a random deal: the last player resigns and the first wins. */
async function playResigned(people: readonly Client[], request: object = {}): Promise<string> {
  const id = await startGame(people, request);
  for (const each of people.slice(1).toReversed())
    await each.command(id, "resign", { key: newKey() });
  return id;
}

async function startGame(
  [owner, ...others]: readonly Client[],
  request: object = {},
): Promise<string> {
  if (owner === undefined) throw new Error("nobody there");
  clock.advance(1000);
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))];
  const { id } = await owner.createTable({
    game: "zimbabwe",
    visibility: "public",
    seats,
    ...request,
  });
  for (const [seat, each] of others.entries()) await each.command(id, "join", { seat: seat + 1 });
  await owner.command(id, "start", {});
  clock.advance(1000);
  return id;
}

const query = () => server.services.database.query;
const countedBy = async (id: string) => {
  await server.ratingWorker.processPending();
  const rows = query().selectFrom("results").selectAll().where("table_id", "=", id);
  return rows.orderBy("seat").execute();
};
const all = () => Promise.all([figures("results"), figures("ratings")]);
const figures = async (table: "results" | "ratings") =>
  (await query().selectFrom(table).selectAll().execute())
    .map((row) => JSON.stringify({ ...row, updated_at: 0 }))
    .toSorted();

const idOf = async (client: Client) =>
  (await client.get<{ person: { id: string } }>("/api/me")).person.id;
const pageOf = async (whose: Client, seenBy = whose) => {
  await server.ratingWorker.processPending();
  return seenBy.get<Profile>(`/api/people/${await idOf(whose)}`);
};
const rounded = ({ mu, sigma }: Rating) => [mu.toFixed(9), sigma.toFixed(9)];

describe("a finished game", () => {
  test("is rated at once, as by OpenSkill", async () => {
    const people = await createGuests(server, "Ann", "Ben", "Cleo", "Dan");
    const ids = await Promise.all(people.map(idOf));
    let expected: ReadonlyMap<string, Rating> = new Map();
    for (const order of [
      [0, 1, 2, 3],
      [2, 0, 1],
      [3, 2],
    ]) {
      const seats = order.map((n) => ids[n] ?? "");
      const id = await playResigned(order.flatMap((n) => people[n] ?? []));
      const ranking = order.map((_, seat) => [seat]);
      expected = new Map([...expected, ...updateRatingsByName(expected, { seats, ranking })]);
      const rows = await countedBy(id);
      expect(rows.map(({ player: holder, place, ending }) => [holder, place, ending])).toEqual(
        seats.map((holder, seat) => [holder, seat + 1, seat === 0 ? "played" : "resigned"]),
      );
    }
    // Four new players, computed with openskill 5.0.1 for JavaScript.
    const [ann] = await query()
      .selectFrom("results")
      .select(["mu", "sigma"])
      .where("player", "=", ids[0] ?? "")
      .orderBy("ended_at")
      .execute();
    expect([ann?.mu?.toFixed(9), ann?.sigma?.toFixed(9)]).toEqual(["27.795252673", "8.263571791"]);
    for (const id of ids) {
      const storedRows = await query()
        .selectFrom("ratings")
        .selectAll()
        .where("player", "=", id)
        .execute();
      const rating = expected.get(id);
      if (rating === undefined) throw new Error("nobody expected");
      expect(storedRows.map(rounded)).toEqual([rounded(rating)]);
    }
  });

  test("has a result for every seat", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    const table = {
      id: await startGame([ann, ben, cleo], { pace: LIVE }),
      people: [ann, ben, cleo],
    };
    for (let n = 0; n < 3; n++) await playOne(table);
    const [late = 0] = (await ann.info(table.id)).toAct;
    clock.advance(61_000);
    await server.tables.tick();
    const others = [0, 1, 2].filter((seat) => seat !== late);
    for (const seat of others)
      await table.people[seat]?.command(table.id, "resign", { key: newKey() });
    const rows = await countedBy(table.id);
    expect(rows[late]).toMatchObject({
      ending: "time",
      timeouts: 1,
      moves: 1,
      place: 1,
      pace: "live",
    });
    expect(others.map((seat) => rows[seat])).toMatchObject([
      { ending: "resigned", timeouts: 0, moves: 1, place: 3 },
      { ending: "resigned", timeouts: 0, moves: 1, place: 2 },
    ]);
    expect(rows.map(({ facts }) => JSON.parse(facts) as unknown)).toEqual([
      { empire: "kilwa", god: "none" },
      { empire: "mutapa", god: "none" },
      { empire: "zulu", god: "none" },
    ]);
  });

  test("is not rated if it is no fair contest", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const off = await startGame([ann, ben]);
    await ann.command(off, "propose", { kind: "abort" });
    await ben.command(off, "answer-proposal", { accept: true });
    expect(await countedBy(off)).toMatchObject([
      { ending: "aborted", place: null, mu: null },
      { ending: "aborted", place: null, mu: null },
    ]);
    const record = {
      format: "sofala-record/1",
      game: "zimbabwe",
      rules: 1,
      options: {},
      seed: "known",
      moves: [],
      players: ["Ann", "Ben"],
    };
    const known = await playResigned([ann, ben], { record });
    expect(await countedBy(known)).toMatchObject([
      { place: 1, mu: null },
      { place: 2, mu: null },
    ]);
    const left = (
      await ann.createTable({ game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] })
    ).id;
    await ann.command(left, "leave", {});
    expect(await countedBy(left)).toEqual([]);
    expect(
      await query()
        .selectFrom("tables")
        .select("id")
        .where("rated_at", "is", null)
        .where("status", "=", "over")
        .execute(),
    ).toEqual([]);
    expect((await pageOf(ann)).ratings).toEqual([]);
  });

  test("with a delay is rated when spectators may see it", async () => {
    const people = await createGuests(server, "Ann", "Ben");
    const id = await playResigned(people, { delay: 600 });
    expect(await countedBy(id)).toEqual([]);
    clock.advance(600_000);
    expect(await countedBy(id)).toHaveLength(2);
  });
});

describe("a game is rated exactly once", () => {
  test("after an uncertain or failed commit", async () => {
    const people = await createGuests(server, "Ann", "Ben");
    let tries = 0;
    failing.onCommit = async (commit, { mustChange }) => {
      if (!mustChange.some(({ sql }) => sql.includes("results"))) return commit();
      tries += 1;
      if (tries === 1) throw new Error("the disk is full");
      await commit();
      throw new CommitUncertain("the answer is lost");
    };
    const id = await playResigned(people);
    await server.ratingWorker.processPending().catch(() => {});
    expect(await countedBy(id)).toHaveLength(2);
    failing.onCommit = (commit) => commit();
    expect(tries).toBe(2);
    expect((await pageOf(people[0])).ratings).toMatchObject([{ games: 1 }]);
  });

  test("when the server dies before", async () => {
    const people = await createGuests(server, "Ann", "Ben");
    const held = Promise.withResolvers<void>();
    const isTried = Promise.withResolvers<void>();
    failing.onCommit = async (commit, { mustChange }) => {
      if (!mustChange.some(({ sql }) => sql.includes("results"))) return commit();
      isTried.resolve();
      await held.promise;
      throw new Error("gone");
    };
    const id = await playResigned(people);
    await isTried.promise;
    const { folder } = server;
    held.resolve();
    await server.close();
    failing.onCommit = (commit) => commit();
    server = await startServer(
      { logLevel: "silent" },
      { now: clock.now, openDatabase: failing.open },
      folder,
    );
    for (const each of people) Object.assign(each, { url: server.url });
    expect(await countedBy(id)).toHaveLength(2);
    expect((await pageOf(people[1])).ratings).toMatchObject([{ games: 1 }]);
  });

  test("while many games wait for their delay", async () => {
    const delayed = await playResigned(await createGuests(server, "Ann", "Ben"), { delay: 600 });
    const row = await query()
      .selectFrom("tables")
      .selectAll()
      .where("id", "=", delayed)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 100 }, (_, n) => ({
      ...row,
      id: `${delayed}${n}`,
      invite: `${row.invite}${n}`,
    }));
    await query().insertInto("tables").values(copies).execute();
    expect(
      await countedBy(await playResigned(await createGuests(server, "Cleo", "Dan"))),
    ).toHaveLength(2);
    expect(await countedBy(delayed)).toEqual([]);
    await query()
      .deleteFrom("tables")
      .where(
        "id",
        "in",
        copies.map(({ id }) => id),
      )
      .execute();
  });

  test("and recalculation gives the same", async () => {
    const before = await all();
    const { database, now } = server.services;
    expect((await recalculateRatings(database, { findGameVersion, now })).games).toBeGreaterThan(5);
    expect(await all()).toEqual(before);
    // A server continues an interrupted recalculation.
    let left = 3;
    failing.onCommit = (commit, { mustChange }) => {
      if (mustChange.some(({ sql }) => sql.includes("results"))) left -= 1;
      return left < 0 ? Promise.reject(new Error("off")) : commit();
    };
    await expect(recalculateRatings(database, { findGameVersion, now })).rejects.toThrow("off");
    failing.onCommit = (commit) => commit();
    await server.ratingWorker.processPending();
    expect(await all()).toEqual(before);
  });
});

test("a player is not rated against themselves", () => {
  const { table, entries } = storedGame("alone");
  const play = initialTimeline({ findGameVersion }, table);
  for (const { entry } of entries) play.replay(entry);
  const [ann] = table.seats;
  const resultOf = (seats: readonly (typeof table.seats)[number][]) =>
    computeTableResult(play, { table: { ...table, seats }, entries });
  if (ann === undefined) throw new Error("nobody sits there");
  const bot = { kind: "bot", level: "steady", name: "steady" } as const;
  expect(resultOf(table.seats).ranking).toEqual(table.outcome?.ranking);
  expect(resultOf([ann, bot]).ranking).toBeDefined();
  expect(resultOf([bot, bot]).ranking).toBeUndefined();
  expect(resultOf([ann, ann]).ranking).toBeUndefined();
  expect(resultOf([ann, bot]).seats.map(({ playerId }) => playerId)).toEqual(["ann", "bot:steady"]);
});

describe("a profile", () => {
  test("shows ratings, statistics, reliability and recent games", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Ben");
    const first = await playResigned([ann, ben]);
    const second = await playResigned([ben, ann]);
    const third = await playResigned([ann, ben]);
    const page = await pageOf(ann);
    const benId = await idOf(ben);
    expect(page.person).toMatchObject({ name: "Ann", kind: "guest", isProgram: false });
    expect(page.ratings).toMatchObject([{ game: "zimbabwe", pace: "untimed", games: 3 }]);
    const [rating] = page.ratings;
    expect(rating?.history).toHaveLength(3);
    expect(rating?.rating).toBe(Math.round(1500 + 30 * ((rating?.mu ?? 0) - 25)));
    expect(rating?.history.at(-1)).toMatchObject({ rating: rating?.rating });
    expect(page.statistics).toEqual([
      {
        game: "zimbabwe",
        games: 3,
        wins: 2,
        meanPlace: 4 / 3,
        seats: [
          { seat: 0, games: 2, wins: 2 },
          { seat: 1, games: 1, wins: 0 },
        ],
        facts: [
          { topic: "empire", value: "kilwa", games: 2, wins: 2 },
          { topic: "empire", value: "mutapa", games: 1, wins: 0 },
          { topic: "god", value: "none", games: 3, wins: 2 },
        ],
        opponents: [{ player: { name: "Ben", personId: benId }, games: 3, finishedAhead: 2 }],
      },
    ]);
    expect(page.reliability).toEqual({ games: 3, finished: 2, moves: 0, timeouts: 0 });
    expect(
      page.recentGames.map(({ tableId, place, placeSharedBy }) => [tableId, place, placeSharedBy]),
    ).toEqual([
      [third, 1, 1],
      [second, 2, 1],
      [first, 1, 1],
    ]);
    const changes = page.recentGames.map(({ ratingChange }) => ratingChange ?? 0);
    expect(changes.reduce((sum, each) => sum + each, 1500)).toBe(rating?.rating);
    expect(changes.map(Math.sign)).toEqual([1, -1, 1]);
  });

  test("shows games that are not public to their players only", async () => {
    const [ann, ben, cleo] = await createGuests(server, "Ann", "Ben", "Cleo");
    for (const visibility of ["unlisted", "invited"]) {
      const id = await startPrivateGame(ann, ben, visibility);
      await ben.command(id, "resign", { key: newKey() });
      await server.ratingWorker.processPending();
      const seen = async (viewer: Client) =>
        (await pageOf(ann, viewer)).recentGames.some(({ tableId }) => tableId === id);
      expect([await seen(ann), await seen(ben), await seen(cleo)]).toEqual([true, true, false]);
    }
    const page = await pageOf(ann, cleo);
    expect(page.statistics).toMatchObject([{ games: 2, wins: 2, opponents: [] }]);
    expect((await pageOf(ann, ben)).statistics).toMatchObject([{ opponents: [{ games: 2 }] }]);
  });

  async function startPrivateGame(ann: Client, ben: Client, visibility: string): Promise<string> {
    const seats = [{ kind: "me" }, { kind: "reserved" }];
    const { id, invite = "" } = await ann.createTable({ game: "zimbabwe", visibility, seats });
    await ben.post(`/api/tables/${id}/join?invite=${invite}`, { invite });
    await ann.command(id, "start", {});
    return id;
  }

  test("of a deleted or banned person does not exist, and their name is no link", async () => {
    const [ann, ben] = await createGuests(server, "Ann", "Banned");
    await playResigned([ann, ben]);
    await server.ratingWorker.processPending();
    const id = await idOf(ben);
    const banned = async (until: number | null) => {
      await query()
        .updateTable("people")
        .set({ banned_until: until })
        .where("id", "=", id)
        .execute();
    };
    await banned(clock.time + 1000);
    expect((await ann.request("GET", `/api/people/${id}`)).status).toBe(404);
    expect((await pageOf(ann)).recentGames[0]?.opponents).toEqual([
      { player: { name: "Banned" }, place: 2 },
    ]);
    expect(await linesOf(ann, "ratings")).not.toContain("Banned");
    await banned(clock.time);
    expect((await ann.request("GET", `/api/people/${id}`)).status).toBe(200);
    await banned(null);
    await query().updateTable("people").set({ kind: "deleted" }).where("id", "=", id).execute();
    expect((await ann.request("GET", `/api/people/${id}`)).status).toBe(404);
    expect((await pageOf(ann)).recentGames[0]?.opponents).toEqual([
      { player: { name: "Banned" }, place: 2 },
    ]);
    for (const odd of ["nobody", "%E2%80%AE"]) {
      expect((await ann.request("GET", `/api/people/${odd}`)).status).toBe(404);
    }
  });
});

const listOf = (client: Client, list: "ratings" | "ladder", ask = "") =>
  client.get<{ game: string; players: readonly RankedPlayer[] }>(`/api/${list}${ask}`);
const linesOf = async (client: Client, list: "ratings" | "ladder", ask = "") =>
  (await listOf(client, list, ask)).players.map(({ player }) => player.name);

describe("rankings", () => {
  test("list people by rating, provisional ones last", async () => {
    const [eve, fay] = await createGuests(server, "Eve", "Fay");
    await playResigned([eve, fay]);
    await server.ratingWorker.processPending();
    const id = await idOf(fay);
    await query().updateTable("ratings").set({ sigma: 3 }).where("player", "=", id).execute();
    const { players } = await listOf(eve, "ratings");
    expect(players[0]).toMatchObject({ player: { name: "Fay" }, wins: 0, games: 1 });
    expect(players[0]).not.toHaveProperty("isProvisional");
    expect(players.slice(1).every(({ isProvisional }) => isProvisional === true)).toBe(true);
    expect(await linesOf(eve, "ratings", "?pace=correspondence")).toEqual([]);
    expect((await eve.request("GET", "/api/ratings?game=chess")).body).toMatchObject({
      code: "game/unknown",
    });
  });

  test("of the ladder contain the server's bots and programs", async () => {
    const [ben] = await createGuests(server, "Ben");
    const maker = await account(server.url, "Clever");
    const { token } = await maker.post<{ token: string }>("/api/tokens", { label: "clever" });
    const program = new Client(server.url, { token });
    const marked = (client: Client, isOn: boolean) =>
      client.request("PUT", "/api/me/program", { isProgram: isOn });
    expect((await marked(ben, true)).body).toMatchObject({ code: "program/refused" });
    expect((await marked(program, true)).body).toEqual({ isProgram: true });
    const seats = [{ kind: "me" }, ...bots(1), { kind: "open" }];
    const table = await program.createTable({ game: "zimbabwe", visibility: "public", seats });
    await ben.command(table.id, "join", { seat: 2 });
    await program.command(table.id, "start", {});
    await ben.command(table.id, "resign", { key: newKey() });
    await program.command(table.id, "resign", { key: newKey() });
    await server.ratingWorker.processPending();
    const { players } = await listOf(ben, "ladder");
    const received = players.map(({ player, games, wins }) => `${player.name} ${games} ${wins}`);
    expect(new Set(received)).toEqual(
      new Set([
        "Clever 1 0",
        "novice 1 1",
        "casual 0 0",
        "club 0 0",
        "random 0 0",
        "steady 0 0",
        "strong 0 0",
      ]),
    );
    expect(players[0]?.player).toEqual({ name: "novice", level: "novice" });
    const ratings = players.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(await linesOf(ben, "ratings")).not.toContain("Clever");
    expect((await pageOf(maker)).person.isProgram).toBe(true);
    await marked(maker, false);
    expect(await linesOf(ben, "ratings")).toContain("Clever");
    const id = await idOf(maker);
    await query().updateTable("people").set({ role: "operator" }).where("id", "=", id).execute();
    expect((await marked(maker, true)).status).toBe(409);
  });
});
