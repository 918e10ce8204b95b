import { isNightly } from "@sofala/engine/testing/trials";
import { expect, test } from "vitest";
import { startTable, personAt, playOne } from "../support/tables.ts";
import { atRestartedServer, newOperator } from "./operator.ts";

const operator = newOperator();

test("npm start serves app and API, and continues after a restart", async () => {
  const first = await operator.start();
  const page = await fetch(`${first.url}/`);
  expect(page.headers.get("content-security-policy")).toContain("connect-src 'self'");
  expect(await page.text()).toMatch(/^<!doctype html>/iu);
  expect((await fetch(`${first.url}/game/some-table`)).status).toBe(200);
  expect((await fetch(`${first.url}/api/nothing`)).status).toBe(404);

  const table = await startTable(first, 2);
  for (let n = 0; n < 4; n++) await playOne(table);

  first.program.tell("SIGINT");
  expect(await first.program.ended()).toBe(0);
  expect(first.program.output).toBe(
    `Sofala is at ${first.url}/\nTables are stored in ${operator.database}. Press Ctrl-C to stop.\n`,
  );

  // Only the nightly run restarts `npm start`; by day `sofala serve` is restarted.
  if (!isNightly) return;
  const second = await operator.start();
  const same = {
    id: table.id,
    people: table.people.map((each) => atRestartedServer(each, second)),
  };
  expect(await personAt(same, 1).info(table.id)).toMatchObject({ entryCount: 4, you: { seat: 1 } });
  await playOne(same);
  expect(await personAt(same, 0).info(table.id)).toMatchObject({ entryCount: 5 });
});

test("npm start explains in a sentence why it does not start", async () => {
  const address = await operator.startInVain({ HOST: "192.0.2.1" });
  expect(address).toMatchObject({ exit: 1, out: "" });
  expect(lastLine(address.err)).toBe(
    "This machine has no address 192.0.2.1; set HOST to one that it has.",
  );
  if (!isNightly) return;
  expect(await operator.startInVain({ PORT: "http" })).toEqual({
    exit: 1,
    out: "",
    err: 'PORT must be a whole number from 0 to 65535, not "http".\n',
  });
});

/** The app may have been built before. */
const lastLine = (text: string): string | undefined => text.trimEnd().split("\n").at(-1);
