import { startBus, type BusProgram } from "./bus-server.ts";

export const REDIS: BusProgram = {
  name: "redis-server",
  setting: "REDIS_SERVER",
  scheme: "redis",
  args: (port) => [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
  ],
  ready: "Ready to accept connections",
};

/** Starts a Redis without persistence, or returns why there is none. */
export const startRedis = () => startBus(REDIS);
