import { expect, test } from "vitest";
import { withDamageLimit } from "./logger.ts";
import { DatabaseDamaged } from "./store/database.ts";

test("a damaged database is logged once an hour with advice, everything else always", () => {
  const lines: string[] = [];
  const write = (_fields: object, message: string) => void lines.push(message);
  let time = 0;
  const log = withDamageLimit({ info: write, warn: write, error: write }, () => time);
  for (let second = 0; second < 3600; second++) {
    time = second * 1000;
    log.error({ err: new DatabaseDamaged("a page") }, "a tick failed");
  }
  log.error({ err: new Error("other") }, "a tick failed");
  expect(lines).toEqual([expect.stringContaining("sofala admin tables verify"), "a tick failed"]);
  time += 1000;
  log.error({ err: new DatabaseDamaged("a page") }, "a tick failed");
  expect(lines).toHaveLength(3);
});
