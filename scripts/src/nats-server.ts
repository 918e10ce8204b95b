import { startBus, type BusProgram } from "./bus-server.ts";

export const NATS: BusProgram = {
  name: "nats-server",
  setting: "NATS_SERVER",
  scheme: "nats",
  args: (port) => ["--addr", "127.0.0.1", "--port", String(port)],
  ready: "Server is ready",
};

/** Starts NATS, or returns why there is none. */
export const startNats = () => startBus(NATS);
