import { expect, test } from "vitest";
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { preparedQuery } from "./prepared-query.ts";
import type { DatabaseSchema } from "./schema.ts";

const openDummyDatabase = () =>
  new Kysely<DatabaseSchema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

const renamePerson = (
  query: Kysely<DatabaseSchema>,
  id: string,
  name: string,
  values = [name, id],
) => {
  let compiled = 0;
  const statement = preparedQuery(query, "rename", values, () => {
    compiled++;
    return query.updateTable("people").set({ name }).where("id", "=", id);
  });
  return { ...statement, compiled };
};

test("statements of one shape are compiled once and keep their own values", () => {
  const query = openDummyDatabase();
  const first = renamePerson(query, "a", "Ann");
  const second = renamePerson(query, "b", "Ben");
  expect([first.compiled, second.compiled]).toEqual([1, 0]);
  expect(second.sql).toBe(first.sql);
  expect(first.parameters).toEqual(["Ann", "a"]);
  expect(second.parameters).toEqual(["Ben", "b"]);
});

test("each database compiles its own statements", () => {
  renamePerson(openDummyDatabase(), "a", "Ann");
  expect(renamePerson(openDummyDatabase(), "a", "Ann").compiled).toBe(1);
});

test("values in another order than the parameters are refused", () => {
  expect(() => renamePerson(openDummyDatabase(), "a", "Ann", ["a", "Ann"])).toThrow(
    "not in the order of the query's parameters",
  );
});
