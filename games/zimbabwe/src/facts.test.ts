import { readFileSync } from "node:fs";
import { parseRecord, replay } from "@sofala/engine";
import { expect, test } from "vitest";
import { zimbabwe } from "./index.ts";

test("statistics know a seat by its empire and its god", () => {
  const golden = new URL("../test/golden/god-eshu.json", import.meta.url);
  const record = parseRecord(zimbabwe, JSON.parse(readFileSync(golden, "utf8")));
  if (!record.ok) throw new Error(record.error.reason);
  const first = zimbabwe.setup(record.value.seed ?? "", 3, record.value.options);
  expect(zimbabwe.facts?.(first, 1)).toEqual({ empire: "mutapa", god: "none" });
  const end = replay(zimbabwe, record.value);
  if (!end.ok) throw new Error(end.error.reason);
  const facts = [0, 1, 2].map((seat) => zimbabwe.facts?.(end.value.state, seat));
  expect(facts).toEqual([
    { empire: "kilwa", god: "gu" },
    { empire: "mutapa", god: "eshu" },
    { empire: "zulu", god: "engai" },
  ]);
});
