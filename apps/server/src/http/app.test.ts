import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { ALONE } from "../bus/bus.ts";
import { Meter } from "../meter.ts";
import type { Rooms } from "../rooms/rooms.ts";
import { buildApp } from "./app.ts";
import { ROUTES } from "./routes.ts";

test("everything that is answered stands in the table of routes", async () => {
  const rooms = { services: { bus: ALONE } } as unknown as Rooms;
  const app = await buildApp(rooms, {
    logger: pino({ level: "silent" }),
    origins: [],
    trustProxy: 0,
    requestsPerMinute: 0,
    meter: new Meter(),
    metrics: "off",
  });
  onTestFinished(() => app.close());
  await app.ready();
  const wired = treeOf(app.printRoutes({ commonPrefix: false }));
  const told = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(wired.toSorted()).toEqual(told.toSorted());
});

/** The routes that a tree of them shows, which is drawn four characters deeper for every part. */
function treeOf(drawn: string): readonly string[] {
  const parts: string[] = [];
  return drawn.split("\n").flatMap((line) => {
    const {
      depth = "",
      part = "",
      methods = "",
    } = /^(?<depth>[ │├└─]*)(?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?/u.exec(line)?.groups ?? {};
    parts.splice(depth.length / 4 - 1, Infinity, part);
    const path = parts.join("");
    return methods
      .split(", ")
      .flatMap((method) => (method === "" || method === "HEAD" ? [] : [`${method} ${path}`]));
  });
}
