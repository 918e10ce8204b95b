import { expect, test } from "vitest";
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { reused } from "./prepared-query.ts";
import type { Schema } from "./schema.ts";

const open = () =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

const rename = (query: Kysely<Schema>, id: string, name: string, values = [name, id]) => {
  let compiled = 0;
  const statement = reused(query, "rename", values, () => {
    compiled++;
    return query.updateTable("people").set({ name }).where("id", "=", id);
  });
  return { ...statement, compiled };
};

test("a statement of a known shape is compiled once, and takes its own values", () => {
  const query = open();
  const first = rename(query, "a", "Ann");
  const second = rename(query, "b", "Ben");
  expect([first.compiled, second.compiled]).toEqual([1, 0]);
  expect(second.sql).toBe(first.sql);
  expect(first.parameters).toEqual(["Ann", "a"]);
  expect(second.parameters).toEqual(["Ben", "b"]);
});

test("another database has statements of its own", () => {
  rename(open(), "a", "Ann");
  expect(rename(open(), "a", "Ann").compiled).toBe(1);
});

test("values in the wrong order are refused", () => {
  expect(() => rename(open(), "a", "Ann", ["a", "Ann"])).toThrow("not in their order");
});
