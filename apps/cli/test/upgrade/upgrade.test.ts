import { chownSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { buildServer } from "../../../../scripts/src/build-server.ts";
import { playOne, startTable } from "../../../server/test/support/tables.ts";
import { rollback, upgrade } from "../../src/upgrade/upgrade.ts";
import { Installation } from "./installation.ts";

const program = join(await buildServer(join(import.meta.dirname, "../../../..")), "main.mjs");

/** Changes what a version finds out about the last position of each game. */
const DIFFERENT = `
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text, ...rest) => write(text.replace(/"state":"./u, '"state":"x'), ...rest);`;

let installation: Installation;
afterEach(() => installation.remove());

// `npm run soak -- upgrade` has much more.
test("a version that replays games alike is installed and can be rolled back; another one is not", async () => {
  installation = await Installation.create();
  installation.install("1.0.0", { program });
  await installation.start();
  const table = await startTable(installation, 2, { game: "tsoro" });
  await playOne(table);
  const { database } = installation;
  // Root upgrades, another user runs the server.
  if (process.getuid?.() === 0) chownSync(database, 65_534, 65_534);
  const site = await installation.site();

  const different = installation.archive("1.1.0", { program, preamble: DIFFERENT });
  const sentence = `${table.id}: its position is another one`;
  await expect(upgrade(site, different)).rejects.toThrow(sentence);
  expect(installation.version).toBe("1.0.0");
  await playOne(table);

  expect(await upgrade(site, installation.archive("1.2.0", { program }))).toBe(true);
  expect(installation.version).toBe("1.2.0");
  expect(statSync(`${database}-before-1.2.0`).uid).toBe(statSync(database).uid);
  await playOne(table);

  await rollback(site);
  expect(installation.version).toBe("1.0.0");
  expect((await table.people[0]?.info(table.id))?.entryCount).toBe(3);
  expect(installation.log).toBe("");
});
