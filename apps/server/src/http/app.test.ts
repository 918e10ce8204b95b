import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { games } from "@sofala/catalog";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { CpuLimiter } from "../fairness/cpu-limiter.ts";
import { SINGLE_NODE_BUS } from "../bus/bus.ts";
import { TableMetrics } from "../tables/table-metrics.ts";
import { SINGLE_NODE_STALL_DETECTOR } from "../nodes/stall-detector.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { readRaw, sendRaw } from "../../test/support/raw.ts";
import { TimeSlicer } from "../fairness/time-slicer.ts";
import { buildApp, type AppOptions } from "./app.ts";
import { ROUTES } from "./routes.ts";
import { DEFAULT_SOCKET_LIMITS } from "./table-socket.ts";

async function newApp(
  rooms = {
    services: { bus: SINGLE_NODE_BUS, stallDetector: SINGLE_NODE_STALL_DETECTOR },
  } as unknown as LiveTables,
  more: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  const app = await buildApp(rooms, {
    logger: pino({ level: "silent" }),
    origins: [],
    trustProxy: 0,
    requestsPerMinute: 0,
    metrics: new TableMetrics(),
    metricsAccess: "off",
    ...more,
  });
  onTestFinished(() => app.close());
  return app;
}

test("a request that does not come in whole is refused soon after its time", async () => {
  const app = await newApp();
  expect(app.server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 30_000 });
  Object.assign(app.server, { headersTimeout: 100, requestTimeout: 100 });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const head = "POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
  const answer = await sendRaw(port, `${head}content-length: 20\r\n\r\n{"name"`);
  expect(readRaw(answer)).toMatchObject({ status: 400, body: expect.stringContaining("request/") });
});

test("everything that is answered stands in the table of routes", async () => {
  const app = await newApp();
  await app.ready();
  const wired = parseRouteTree(app.printRoutes({ commonPrefix: false }));
  const told = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(wired.toSorted()).toEqual(told.toSorted());
});

test("who asks and what they may is found out after they waited for their turn, not before", async () => {
  const rooms = {
    isShuttingDown: false,
    services: {
      bus: SINGLE_NODE_BUS,
      stallDetector: SINGLE_NODE_STALL_DETECTOR,
      games: [],
      cpuLimiter: new (class extends CpuLimiter {
        override async waitForTurn(): Promise<boolean> {
          rooms.isShuttingDown = true;
          return true;
        }
      })(undefined),
    },
  };
  const app = await newApp(rooms as unknown as LiveTables);
  const answer = await app.inject("/api/games");
  expect(answer.json()).toMatchObject({ code: "server/closing" });
});

test("the page of a table, for whose preview the database is read, waits for its turn like a request", async () => {
  const cpuLimiter = { waitForTurn: async () => false };
  const app = await newApp(
    {
      services: { bus: SINGLE_NODE_BUS, stallDetector: SINGLE_NODE_STALL_DETECTOR, cpuLimiter },
    } as unknown as LiveTables,
    {
      site: (_request, response) => void response.end("a file"),
    },
  );
  expect((await app.inject("/table/abc")).statusCode).toBe(429);
  expect((await app.inject("/index.html")).body).toBe("a file");
});

test("a stream of a table that cannot be told ends", async () => {
  const room = {
    id: "table",
    ensureCurrent: async () => room,
    canView: () => true,
    seatOf: () => undefined,
    *subscribeInSteps() {
      yield;
      throw new Error("a log that does not hold");
    },
  };
  const services = {
    bus: SINGLE_NODE_BUS,
    stallDetector: SINGLE_NODE_STALL_DETECTOR,
    cpuLimiter: new CpuLimiter(undefined),
    timeSlicer: new TimeSlicer(),
  };
  const rooms = { isShuttingDown: false, find: async () => room, services };
  const app = await newApp(rooms as unknown as LiveTables);
  expect((await app.inject("/api/tables/table/stream")).statusCode).toBe(200);
});

test("an answer that nobody reads is not kept in memory where too much waits", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const long = "x".repeat(30_000_000);
  const services = {
    bus: SINGLE_NODE_BUS,
    games: [{ ...games[0], id: long }],
    cpuLimiter: new CpuLimiter(undefined),
  };
  const slowReaders = { perTable: 1_000_000, total: 1_000_000, checkIntervalMs: 1000 };
  const app = await newApp({ isShuttingDown: false, services } as unknown as LiveTables, {
    socketLimits: { ...DEFAULT_SOCKET_LIMITS, slowReaders },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  await once(socket, "readable");
  vi.advanceTimersByTime(1000);
  let bytes = 0;
  socket.on("error", () => {});
  socket.on("data", (chunk) => (bytes += chunk.length));
  await once(socket, "close");
  expect(bytes).toBeLessThan(long.length);
});

/** The routes that a tree of them shows, which is drawn four characters deeper for every part. */
function parseRouteTree(drawn: string): readonly string[] {
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
