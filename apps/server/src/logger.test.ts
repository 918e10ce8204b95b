import { expect, test } from "vitest";
import { withDamageLimit } from "./log-damage.ts";
import { DatabaseDamaged } from "./store/database.ts";

test("damage of the database is logged once an hour with what to do, everything else always", () => {
  const lines: string[] = [];
  const write = (_what: unknown, words?: string) => void lines.push(words ?? "");
  let time = 0;
  const log = withDamageLimit({ info: write, warn: write, error: write } as never, () => time);
  for (let second = 0; second < 3600; second++) {
    time = second * 1000;
    log.error({ err: new DatabaseDamaged("a page") }, "a round failed");
  }
  log.error({ err: new Error("other") }, "a round failed");
  expect(lines).toEqual([expect.stringContaining("sofala admin games verify"), "a round failed"]);
  time += 1000;
  log.error({ err: new DatabaseDamaged("a page") }, "a round failed");
  expect(lines).toHaveLength(3);
});
