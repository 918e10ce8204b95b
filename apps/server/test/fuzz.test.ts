import { trials } from "@sofala/engine/testing/trials";
import { expect, test } from "vitest";
import { fuzzTrial, growth } from "../trials/fuzz-trial.ts";
import { describePostgres } from "./store/with-postgres.ts";
import { Client } from "./support/client.ts";
import { endServer, startServer } from "./support/server.ts";

/** Megabytes: some for what V8 keeps of code that it has warmed up, none for what was asked. */
const GROWTH = 12;

const REQUESTS = trials(200, 2500);

test(`${REQUESTS} random requests are answered, nothing grows, and nobody else notices`, async () => {
  const figures = await fuzzTrial(REQUESTS, "fuzz of the tests");
  expect(figures.faults).toEqual([]);
  // Every other request is well-formed, by chance: five standard deviations of a share are enough.
  const share = figures.wellFormed / figures.asked;
  expect(Math.abs(share - 0.5)).toBeLessThan(2.5 / Math.sqrt(figures.asked));
  expect(figures.statuses).toMatchObject({ 200: expect.any(Number), 400: expect.any(Number) });
  expect(figures.controlMoves).toBeGreaterThan(REQUESTS / 60);
  console.log(`heap: ${figures.heap.map((each) => each.toFixed(1)).join(", ")} MB`);
  expect(growth(figures.heap)).toBeLessThan(GROWTH);
});

await describePostgres("a server on PostgreSQL", (fresh) => {
  test("answers what is asked at random", async () => {
    const { faults } = await fuzzTrial(trials(30, 300), "fuzz of PostgreSQL", await fresh());
    expect(faults).toEqual([]);
  });

  test("answers what PostgreSQL would not keep or look for", async () => {
    const server = await startServer({ database: await fresh() });
    const ann = await Client.guest(server.url, "Ann");
    expect(await ann.ask("GET", "/api/tables/a%00b")).toMatchObject({ status: 404 });
    const { id } = await ann.open({ game: "zimbabwe", seats: [{ kind: "me" }, { kind: "open" }] });
    for (const words of ["a\0b", "\ud800"]) {
      const notes = await ann.ask("PUT", `/api/tables/${id}/notes`, { words });
      expect(notes).toMatchObject({ status: 400 });
      const say = await ann.ask("POST", `/api/tables/${id}/say`, { words });
      expect(say).toMatchObject({ status: 400 });
    }
    await endServer(server);
  });
});
