import { describe, expect, test } from "vitest";
import type { BusServer } from "../../../../scripts/src/bus-server.ts";
import { startNats } from "../../../../scripts/src/nats-server.ts";
import { startRedis } from "../../../../scripts/src/redis-server.ts";

const STARTS = { Redis: startRedis, NATS: startNats };

/** Tests that need a message server. Without one they fail in CI and are skipped elsewhere. */
export interface BusTests {
  describe(name: string, body: (server: BusServer) => void): void;
  stop(): Promise<void>;
}

export async function busTests(kind: keyof typeof STARTS): Promise<BusTests> {
  const started = await STARTS[kind]();
  if (!("missing" in started)) {
    return {
      describe: (name, body) => describe(name, () => body(started)),
      stop: () => started.stop(),
    };
  }
  const { missing } = started;
  if (process.env["CI"] !== "true") console.warn(`SKIPPED: ${kind}: ${missing}`);
  return {
    describe(name) {
      const isFailure = process.env["CI"] === "true";
      test.skipIf(!isFailure)(name, () => expect.fail(missing));
    },
    async stop() {},
  };
}
