import { trials } from "@sofala/engine/testing/trials";
import { expect, test } from "vitest";
import { fuzzTrial, growth } from "../trials/fuzz-trial.ts";
import { describePostgres } from "./store/with-postgres.ts";
import { Client } from "./support/client.ts";
import { endServer, startServer } from "./support/server.ts";

/** Megabytes of heap growth that are allowed for compiled code. */
const GROWTH = 12;

const REQUESTS = trials(200, 2500);

test(`${REQUESTS} random requests get responses, memory does not grow, and others are not affected`, async () => {
  const figures = await fuzzTrial(REQUESTS, "fuzz of the tests");
  expect(figures.faults).toEqual([]);
  // Half of the requests are well-formed: allow five standard deviations.
  const share = figures.wellFormed / figures.asked;
  expect(Math.abs(share - 0.5)).toBeLessThan(2.5 / Math.sqrt(figures.asked));
  expect(figures.statuses).toMatchObject({ 200: expect.any(Number), 400: expect.any(Number) });
  expect(figures.controlMoves).toBeGreaterThan(REQUESTS / 60);
  console.log(`heap: ${figures.heap.map((each) => each.toFixed(1)).join(", ")} MB`);
  expect(growth(figures.heap)).toBeLessThan(GROWTH);
});

await describePostgres("a server on PostgreSQL", (fresh) => {
  test("responds to random requests", async () => {
    const { faults } = await fuzzTrial(trials(30, 300), "fuzz of PostgreSQL", await fresh());
    expect(faults).toEqual([]);
  });

  test("responds to text that PostgreSQL cannot store or search", async () => {
    const server = await startServer({ database: await fresh() });
    const ann = await Client.guest(server.url, "Ann");
    expect(await ann.request("GET", "/api/tables/a%00b")).toMatchObject({ status: 404 });
    const { id } = await ann.createTable({
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    for (const text of ["a\0b", "\ud800"]) {
      const notes = await ann.request("PUT", `/api/tables/${id}/notes`, { text });
      expect(notes).toMatchObject({ status: 400 });
      const say = await ann.request("POST", `/api/tables/${id}/chat`, { text });
      expect(say).toMatchObject({ status: 400 });
    }
    await endServer(server);
  });
});
