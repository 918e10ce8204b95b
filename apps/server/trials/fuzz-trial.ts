import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isObject } from "@sofala/engine";
import { pino } from "pino";
import { readConfig } from "../src/config.ts";
import { DEFAULT_SOCKET_LIMITS } from "../src/http/table-socket.ts";
import { SINGLE_NODE_STALL_DETECTOR } from "../src/nodes/stall-detector.ts";
import { serve } from "../src/serve.ts";
import { sendFuzzRequest, faultInResponse, sendFragments, closeConnections } from "./fuzz-http.ts";
import { ControlTable } from "./fuzz-control.ts";
import { drawRequest } from "./fuzz-requests.ts";
import { fuzzSocket } from "./fuzz-socket.ts";
import { chanceFor, FuzzWorld } from "./fuzz-world.ts";

export interface FuzzFigures {
  readonly asked: number;
  readonly wellFormed: number;
  /** Responses by status. */
  readonly statuses: { readonly [status: string]: number };
  readonly frames: number;
  readonly pieces: number;
  readonly controlMoves: number;
  /** Megabytes in use after each part of the trial. */
  readonly heap: readonly number[];
  readonly faults: readonly string[];
}

/** After this many requests the control table makes a move and the clock advances. */
const STEP = 25;
const TIME = 60_000;
const FRAMES = 8;
/** How often memory is measured. */
const PARTS = 6;
const MAX_FAULTS = 20;

/** Sends this many random requests, frames and fragments of HTTP. */
export async function fuzzTrial(
  count: number,
  seed: string,
  database?: string,
): Promise<FuzzFigures> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-fuzz-"));
  const faults: string[] = [];
  const complaints = new Complaints(faults);
  const config = readConfig({
    PORT: "0",
    RATE_LIMIT: "0",
    LOG_LEVEL: "error",
    BOT_PAUSE_FACTOR: "0",
    BOT_MS: "50",
    BOT_THREADS: "1",
    BACKUP_TO: "off",
    DATABASE_URL: database ?? join(folder, "sofala.sqlite"),
  });
  if (!config.ok) throw new Error(config.error);
  let time = Date.UTC(2026, 0, 1);
  const running = await serve(config.value, {
    // Server and trial share a process, which is busy.
    stallDetector: SINGLE_NODE_STALL_DETECTOR,
    logger: pino({ level: "error" }, complaints),
    socketLimits: { ...DEFAULT_SOCKET_LIMITS, messagesPerSecond: 0 },
    now: () => time,
  });
  const url = `http://127.0.0.1:${running.port}`;
  const statuses: { [status: string]: number } = {};
  const heap: number[] = [];
  let [asked, wellFormed, frames, pieces, controlMoves] = [0, 0, 0, 0, 0];
  try {
    let control = await ControlTable.open(url, seed);
    const world = new FuzzWorld(url, running.tables);
    await world.settle(control.id);
    const dice = chanceFor(seed, "fuzz");
    const note = (what: string, wrong: string | undefined) => {
      if (wrong !== undefined) faults.push(`${asked + frames + pieces}: ${what}: ${wrong}`);
    };
    const done = () => asked + frames + pieces;
    for (let steps = 0; done() < count && faults.length < MAX_FAULTS; steps++) {
      const draw = dice.below(40);
      if (draw === 0) {
        frames += FRAMES;
        note("talk", await fuzzSocket(world, FRAMES, dice));
      } else if (draw < 3) {
        pieces++;
        note("pieces", await sendFragments(running.port, dice));
      } else {
        const shot = drawRequest(world, dice);
        const reply = await sendFuzzRequest(url, shot);
        asked++;
        if (shot.isWellFormed) wellFormed++;
        const status = `${reply?.status ?? "hung up"}`;
        statuses[status] = (statuses[status] ?? 0) + 1;
        note(
          `${shot.method} ${shot.path.slice(0, 200)} ${shot.body?.slice(0, 300) ?? ""}`,
          faultInResponse(shot, reply),
        );
        addCreatedTable(
          world,
          reply?.status === 200 && shot.route.name === "createTable" ? reply.body : "",
        );
      }
      if (steps % STEP === 0) {
        time += TIME;
        await world.look();
        note("control", await control.step());
        controlMoves++;
        if (control.isOver) {
          control.close();
          control = await ControlTable.open(url, `${seed} ${steps}`);
        }
      }
      if (done() >= ((heap.length + 1) * count) / PARTS) {
        await running.tables.tick();
        heap.push(megabytes());
      }
    }
    control.close();
    return { asked, wellFormed, statuses, frames, pieces, controlMoves, heap, faults };
  } finally {
    closeConnections();
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Turns error log lines into faults. */
class Complaints extends Writable {
  readonly #faults: string[];
  constructor(faults: string[]) {
    super();
    this.#faults = faults;
  }
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#faults.push(chunk.toString().slice(0, 2000));
    done();
  }
}

function addCreatedTable(world: FuzzWorld, body: string): void {
  if (body === "") return;
  const { table } = JSON.parse(body) as { table?: unknown };
  if (isObject(table)) world.learn(String(table["id"]), String(table["game"]));
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Memory in use after garbage collection. */
function megabytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Growth in megabytes from the first to the last third, without the very first part. */
export function growth(heap: readonly number[]): number {
  const third = Math.floor(heap.length / 3);
  const mean = (part: readonly number[]) => part.reduce((sum, each) => sum + each, 0) / part.length;
  return mean(heap.slice(-third)) - mean(heap.slice(1, 1 + third));
}
