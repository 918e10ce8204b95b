import { describe, expect, test } from "vitest";
import { readConfig, SETTINGS } from "./config.ts";

describe("settings", () => {
  test("all have a default value", () => {
    const config = readConfig({}, "/srv/sofala");
    expect(config).toMatchObject({
      ok: true,
      value: {
        host: "127.0.0.1",
        port: undefined,
        database: "/srv/sofala/data/sofala.sqlite",
        bus: undefined,
        origins: [],
        trustProxy: 0,
        warnings: [],
        requestsPerMinute: 600,
        logLevel: "info",
        metrics: "loopback",
        botMilliseconds: 2000,
        botPauseFactor: 1,
      },
    });
    const empty = Object.fromEntries(SETTINGS.map(({ name }) => [name, ""]));
    expect(readConfig(empty, "/srv/sofala")).toEqual(config);
  });

  test("are read from the environment", () => {
    const env = {
      HOST: "::",
      PORT: "0",
      DATABASE_URL: "postgres://club@db/sofala",
      PUBLIC_URL: "https://play.example/club/",
      TRUST_PROXY: "yes",
      METRICS: "off",
      BOT_PAUSE_FACTOR: "0.5",
      EXHIBITION: "no",
    };
    expect(readConfig(env, "/srv/sofala")).toMatchObject({
      ok: true,
      value: {
        host: "::",
        port: 0,
        database: "postgres://club@db/sofala",
        bus: "postgres://club@db/sofala",
        origins: ["https://play.example"],
        trustProxy: 1,
        warnings: [expect.stringContaining("TRUST_PROXY=yes is read as 1")],
        metrics: "off",
        botPauseFactor: 0.5,
        hasExhibitions: false,
      },
    });
    expect(readConfig({ DATABASE_URL: "/var/lib/s.sqlite" }, "/srv")).toMatchObject({
      value: { database: "/var/lib/s.sqlite" },
    });
  });

  test("old names are read, with a warning", () => {
    expect(readConfig({ BOT_PACE: "0.5", WEBHOOK_PRIVATE: "yes" })).toMatchObject({
      ok: true,
      value: {
        botPauseFactor: 0.5,
        canReachPrivateNetworks: true,
        warnings: [
          expect.stringContaining("WEBHOOK_PRIVATE is now called WEBHOOK_ALLOW_PRIVATE"),
          expect.stringContaining("BOT_PACE is now called BOT_PAUSE_FACTOR"),
        ],
      },
    });
    expect(readConfig({ BOT_PACE: "0.5", BOT_PAUSE_FACTOR: "2" })).toMatchObject({
      value: { botPauseFactor: 2 },
    });
  });

  test("proxies are given by their number or their addresses", () => {
    const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY });
    expect(trusted("2")).toMatchObject({ value: { trustProxy: 2 } });
    expect(trusted("10.0.0.7, 2001:db8::/32")).toMatchObject({
      value: { trustProxy: ["10.0.0.7", "2001:db8::/32"] },
    });
  });

  test.each([
    "redis://bus:6379",
    "rediss://:secret@bus",
    "nats://bus",
    "postgres://direct@db/sofala",
  ])("servers on one PostgreSQL may use the bus %s", (url) => {
    const env = { DATABASE_URL: "postgres://club@db/sofala", BUS_URL: url };
    expect(readConfig(env)).toMatchObject({ ok: true, value: { bus: url } });
  });

  test("an invalid bus, or one for SQLite, is refused without quoting its URL", () => {
    const invalid = ["amqp://secret@bus", "redis", "redis://"].map((BUS_URL) =>
      readConfig({ DATABASE_URL: "postgres://club@db/sofala", BUS_URL }),
    );
    for (const config of invalid)
      expect(config).toMatchObject({
        error: expect.stringContaining("BUS_URL must be an address"),
      });
    expect(readConfig({ BUS_URL: "redis://bus" })).toMatchObject({
      error: expect.stringContaining("SQLite"),
    });
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PUBLIC_URL", "play"],
    ["TRUST_PROXY", "maybe"],
    ["TRUST_PROXY", "0"],
    ["TRUST_PROXY", "11"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.0/0"],
    ["TRUST_PROXY", "10.0.0.1,proxy"],
    ["RATE_LIMIT", "many"],
    ["LOG_LEVEL", "loud"],
    ["METRICS", "yes"],
    ["BOT_THREADS", "0"],
    ["BOT_MS", "5"],
    ["BOT_PAUSE_FACTOR", "fast"],
    ["EXHIBITION", "sometimes"],
  ])("%s=%s is refused in a sentence that names both", (name, value) => {
    const config = readConfig({ [name]: value });
    expect(config.ok).toBe(false);
    expect(!config.ok && config.error).toMatch(
      new RegExp(`^${name} must be .*"${value}"\\.$`, "u"),
    );
  });
});
