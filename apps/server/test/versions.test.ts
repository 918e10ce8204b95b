import { findGame } from "@sofala/catalog";
import { fail, findVersion, type Game } from "@sofala/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cutAt,
  createFromRecord,
  golden,
  replayMoves,
  type Golden,
} from "./support/golden-records.ts";
import { endServer, startServer, type TestServer } from "./support/server.ts";
import { withFixedDeal, createGuests, newKey, personAt, type TestTable } from "./support/tables.ts";

const NAMES = {
  zimbabwe: ["god-xango", "god-eshu", "god-anansi", "goods-all-four", "from-position"],
  mediterranean: ["three-contenders", "idle-tie", "clockwork", "market-in-rounds", "pledges-talk"],
};
const goldens = Object.entries(NAMES).flatMap(([game, names]) =>
  names.map((name) => ({ name, record: golden(game, name) })),
);

/** A next version of a game with incompatible rules. */
function upgraded(id: string): Game {
  const old = findGame(id);
  if (old === undefined) throw new Error(`no ${id}`);
  return {
    ...old,
    rulesVersion: old.rulesVersion + 1,
    older: [old, ...(old.older ?? [])],
    setup: (seed, players, options) => old.setup(`${seed} anew`, players, options),
    applyMove: () => fail({ code: "rules/changed" }),
  };
}

const newGames = Object.keys(NAMES).map(upgraded);
const deps = {
  games: {
    games: newGames,
    findGameVersion(id: string, rules: number) {
      const game = newGames.find((each) => each.id === id);
      return game && findVersion(game, rules);
    },
  },
};

interface Halfway {
  readonly table: TestTable;
  readonly record: Golden;
  readonly rest: Golden["moves"];
}

let server: TestServer;
const games = new Map<string, Halfway>();

/** Plays every game half at one server, then starts another one on the same database. */
beforeAll(async () => {
  const before = await startServer();
  for (const { name, record } of goldens) {
    const half = Math.floor(record.moves.length / 2);
    const table = await createFromRecord(before, cutAt(record, half - 4));
    await replayMoves(before, table, record.moves.slice(half - 4, half));
    games.set(name, { table, record, rest: record.moves.slice(half) });
  }
  await before.close();
  server = await startServer({}, deps, before.folder);
  for (const { people } of [...games.values()].map(({ table }) => table)) {
    for (const each of people) Object.assign(each, { url: server.url });
  }
});
afterAll(() => endServer(server));

function gameBy(name: string): Halfway {
  const found = games.get(name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

describe("a server that was upgraded during games", () => {
  test.each(goldens.map(({ name }) => name))(
    "%s continues under its old rules to its recorded end",
    async (name) => {
      const { table, record, rest } = gameBy(name);
      expect((await personAt(table, 0).info(table.id)).rulesVersion).toBe(1);
      await replayMoves(server, table, rest);
      expect(await personAt(table, 0).info(table.id)).toMatchObject({
        status: "over",
        rulesVersion: 1,
        outcome: { reason: "played", ranking: record.result?.ranking },
      });
      const { pins: _, ...expected } = record;
      const path = `/api/tables/${table.id}/record`;
      expect(await personAt(table, 0).get(path)).toMatchObject({
        ...expected,
        moves: expect.anything(),
      });
    },
  );

  test.each(Object.keys(NAMES))("new tables of %s use the new rules", async (game) => {
    const people = await createGuests(server, "Ann", "Ben", "Cleo", "Dan");
    const owner = personAt({ people }, 0);
    const seats = people.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }));
    const { id, rulesVersion } = await owner.createTable({ game, seats });
    expect(rulesVersion).toBe((findGame(game)?.rulesVersion ?? 0) + 1);
    for (const each of people.slice(1)) await each.command(id, "join", {});
    await owner.command(id, "start", {});
    const { toAct } = await owner.info(id);
    const { legal: [move] = [] } = await personAt({ people }, toAct[0] ?? 0).loadSnapshot(id);
    const body = { key: newKey(), move: { ...move } };
    expect(await personAt({ people }, toAct[0] ?? 0).fails(id, "move", body)).toMatchObject({
      refusal: { code: "rules/changed" },
    });
  });

  test("a record of the old rules uses them, a rematch uses the new ones", async () => {
    const people = await createGuests(server, "Ann", "Ben");
    const [ann, ben] = people;
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id, rulesVersion } = await ann.createTable(withFixedDeal(2, { seats }));
    expect(rulesVersion).toBe(1);
    await ben.command(id, "join", {});
    await ann.command(id, "start", {});
    await ben.command(id, "resign", { key: newKey() });
    const { tableId = "" } = await ann.command(id, "rematch", {});
    expect(await ann.info(tableId)).toMatchObject({ rulesVersion: 2, status: "open" });
  });
});
