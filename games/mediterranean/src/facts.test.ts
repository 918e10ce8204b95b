import { readFileSync } from "node:fs";
import { parseRecord, replay } from "@sofala/engine";
import { expect, test } from "vitest";
import { mediterranean } from "./index.ts";

test("statistics know a seat by its government and its religion", () => {
  const golden = new URL("../test/golden/faces-mars.json", import.meta.url);
  const record = parseRecord(mediterranean, JSON.parse(readFileSync(golden, "utf8")));
  if (!record.ok) throw new Error(record.error.reason);
  const end = replay(mediterranean, record.value);
  if (!end.ok) throw new Error(end.error.reason);
  const facts = [3, 4].map((seat) => mediterranean.facts?.(end.value.state, seat));
  expect(facts).toEqual([
    { government: "dictatorship", religion: "mars" },
    { government: "democracy", religion: "mars" },
  ]);
});
