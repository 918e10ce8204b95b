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
import { askShot, faultInReply, sendPieces, stopAsking } from "./fuzz-ask.ts";
import { ControlTable } from "./fuzz-control.ts";
import { drawShot } from "./fuzz-shots.ts";
import { talk } from "./fuzz-talk.ts";
import { chanceFor, FuzzWorld } from "./fuzz-world.ts";

export interface FuzzFigures {
  readonly asked: number;
  readonly wellFormed: number;
  /** How often each status was answered. */
  readonly statuses: { readonly [status: string]: number };
  readonly frames: number;
  readonly pieces: number;
  readonly controlMoves: number;
  /** Megabytes in use after each part of the trial. */
  readonly heap: readonly number[];
  readonly faults: readonly string[];
}

/** Every so many requests the control table plays on, and time passes. */
const STEP = 25;
const TIME = 60_000;
const FRAMES = 8;
/** Memory is looked at so often. */
const PARTS = 6;
const MOST_FAULTS = 20;

/** Asks a server so many things at random; requests, frames and pieces of HTTP count alike. */
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
    BOT_PACE: "0",
    BOT_MS: "50",
    BOT_THREADS: "1",
    DATABASE_URL: database ?? join(folder, "sofala.sqlite"),
  });
  if (!config.ok) throw new Error(config.error);
  let time = Date.UTC(2026, 0, 1);
  const running = await serve(config.value, {
    // Here the server shares its process with the trial, which keeps it busy.
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
    for (let steps = 0; done() < count && faults.length < MOST_FAULTS; steps++) {
      const draw = dice.below(40);
      if (draw === 0) {
        frames += FRAMES;
        note("talk", await talk(world, FRAMES, dice));
      } else if (draw < 3) {
        pieces++;
        note("pieces", await sendPieces(running.port, dice));
      } else {
        const shot = drawShot(world, dice);
        const reply = await askShot(url, shot);
        asked++;
        if (shot.isWellFormed) wellFormed++;
        const status = `${reply?.status ?? "hung up"}`;
        statuses[status] = (statuses[status] ?? 0) + 1;
        note(
          `${shot.method} ${shot.path.slice(0, 200)} ${shot.body?.slice(0, 300) ?? ""}`,
          faultInReply(shot, reply),
        );
        learn(world, reply?.status === 200 && shot.route.name === "openTable" ? reply.body : "");
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
    stopAsking();
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the server logs as an error is a fault. */
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

function learn(world: FuzzWorld, body: string): void {
  if (body === "") return;
  const { table } = JSON.parse(body) as { table?: unknown };
  if (isObject(table)) world.learn(String(table["id"]), String(table["game"]));
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** What is in use once everything is forgotten that can be. */
function megabytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** By how many megabytes the last third uses more than the first, the very first part aside. */
export function growth(heap: readonly number[]): number {
  const third = Math.floor(heap.length / 3);
  const mean = (part: readonly number[]) => part.reduce((sum, each) => sum + each, 0) / part.length;
  return mean(heap.slice(-third)) - mean(heap.slice(1, 1 + third));
}
