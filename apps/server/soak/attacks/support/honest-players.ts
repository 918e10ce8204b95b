/** Honest players in their own process: they play games by socket and measure the latency of their moves. */
import { setTimeout as sleep } from "node:timers/promises";
import type { TableSocketClient } from "../../../test/support/client.ts";
import { cutAt, golden } from "../../../test/support/golden-records.ts";
import { Visitor } from "./visitor.ts";

/** "figures" requests what was measured since the last request. */
export type Question = { readonly url: string; readonly tables: number } | "figures";

export interface Figures {
  /** The sorted latencies of the moves in milliseconds. */
  readonly waits: readonly number[];
  /** Errors. */
  readonly faults: readonly string[];
  /** Milliseconds of CPU time that their process has used so far. */
  readonly cpu: number;
}

/** Milliseconds between two moves at a table. */
const PAUSE_MS = 50;
const RECORD = golden("zimbabwe", "victory-2-players");

let waits: number[] = [];
let faults: string[] = [];

process.on("message", (message: Question) => {
  if (message === "figures") {
    const { user, system } = process.cpuUsage();
    const cpu = (user + system) / 1000;
    process.send?.({ waits: waits.toSorted((a, b) => a - b), faults, cpu } satisfies Figures);
    [waits, faults] = [[], []];
    return;
  }
  const { url, tables } = message;
  for (let table = 0; table < tables; table++) {
    playGames(url, `198.51.100.${table + 1}`).catch((error: unknown) => {
      faults.push(String(error));
    });
  }
  process.send?.("playing");
});
process.on("disconnect", () => process.exit());

/** Two people at one address play one game after another. */
async function playGames(url: string, address: string): Promise<never> {
  const [owner, other] = await Promise.all([
    Visitor.enter(url, address, `Ann ${address}`),
    Visitor.enter(url, address, `Ben ${address}`),
  ]);
  for (;;) {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await owner.createTable({ game: RECORD.game, seats, record: cutAt(RECORD, 0) });
    await other.command(id, "join", { seat: 1 });
    await owner.command(id, "start", {});
    const sockets = [await owner.socket(id), await other.socket(id)];
    for (const [actor, move] of RECORD.moves) {
      const socket = actor === "clock" ? undefined : sockets[actor];
      if (socket === undefined) throw new Error(`nobody plays for ${actor}`);
      await play(socket, { ...move });
      await sleep(PAUSE_MS);
    }
    for (const socket of sockets) socket.close();
  }
}

let keys = 0;

async function play(socket: TableSocketClient, move: { kind: string }): Promise<void> {
  const sent = performance.now();
  const answer = await socket.command("move", { key: `honest-${++keys}`, move });
  if ("code" in answer) throw new Error(`an honest move was refused: ${answer.code}`);
  waits.push(performance.now() - sent);
}
