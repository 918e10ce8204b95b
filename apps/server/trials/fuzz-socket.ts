import type { Dice } from "@sofala/engine";
import { WebSocket } from "ws";
import { ROUTES } from "../src/http/routes.ts";
import { isMessage } from "./fuzz-http.ts";
import { bodyFor, mutated, pick } from "./fuzz-requests.ts";
import type { FuzzWorld } from "./fuzz-world.ts";

/** Close codes that are allowed after invalid messages. */
const ALLOWED_CLOSE_CODES = [1000, 1001, 1002, 1003, 1005, 1006, 1007, 1009, 4400, 4413, 4429];
const TIMEOUT_MS = 20_000;

const COMMANDS = ROUTES.filter(
  ({ method, path }) => method === "POST" && path.startsWith("/api/tables/:tableId/"),
);

/** Sends random frames to a socket, half of them commands; returns a fault. */
export function fuzzSocket(
  world: FuzzWorld,
  frames: number,
  dice: Dice,
): Promise<string | undefined> {
  const table = pick(dice, world.tables);
  const url = `${world.url.replace("http", "ws")}/api/tables/${table}/socket`;
  const sent = [
    greeting(world, dice),
    ...Array.from({ length: frames }, (_, n) => frame(world, table, n + 1, dice)),
  ];
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers: pick(dice, world.people) });
    const waiting = new Set(sent.flatMap(({ id }) => (id === undefined ? [] : [id])));
    let wrong: string | undefined;
    const timer = setTimeout(() => {
      wrong = `no response to ${[...waiting].join(", ")} of ${JSON.stringify(sent).slice(0, 500)}`;
      socket.terminate();
    }, TIMEOUT_MS);
    const isDone = () => waiting.size === 0 && socket.close();
    socket.on("unexpected-response", (request, response) => {
      const { statusCode = 0 } = response;
      if (statusCode >= 500) wrong = `status ${statusCode}`;
      request.destroy();
      clearTimeout(timer);
      resolve(wrong);
    });
    socket.on("open", () => {
      for (const { data } of sent) socket.send(data);
      isDone();
    });
    socket.on("message", (data: Buffer) => {
      const text = data.toString();
      // The response to an empty message.
      if (text === "") return;
      if (!isMessage(text)) wrong = `an invalid message: ${text.slice(0, 300)}`;
      const { id } = JSON.parse(text) as { id?: number };
      if (id !== undefined) waiting.delete(id);
      isDone();
    });
    socket.on("error", () => {});
    socket.on("close", (code) => {
      clearTimeout(timer);
      if (!ALLOWED_CLOSE_CODES.includes(code)) wrong ??= `closed with ${code}`;
      resolve(wrong);
    });
  });
}

interface Frame {
  readonly data: string | Buffer;
  /** The id of a command that needs a response. */
  readonly id?: number;
}

function greeting(world: FuzzWorld, dice: Dice): Frame {
  const hello = { command: "hello", after: dice.below(5), views: dice.below(2) === 0 };
  return { data: JSON.stringify(dice.below(8) > 0 ? hello : mutated(hello, world, dice)) };
}

function frame(world: FuzzWorld, table: string, id: number, dice: Dice): Frame {
  const route = pick(dice, COMMANDS);
  const name = route.path.split("/").at(-1) ?? "";
  const command = { command: name, id, ...(bodyFor(world, route, table, dice) as object) };
  switch (dice.below(10)) {
    case 0:
      return {
        data: pick(dice, ["", "x", "[", "5", "null", "\u{1d11e}", "{}", "x".repeat(70_000)]),
      };
    case 1:
      return { data: Buffer.from([0, 255, id]) };
    case 2:
    case 3:
    case 4: {
      return { data: JSON.stringify(mutated(command, world, dice)) };
    }
    default:
      return { data: JSON.stringify(command), id };
  }
}
