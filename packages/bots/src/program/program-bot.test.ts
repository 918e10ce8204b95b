import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zimbabwe } from "@sofala/zimbabwe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playMatch } from "../match.ts";
import { programBot, type ProgramFailure, type ProgramSettings } from "./program-bot.ts";
import { randomBot } from "../random-bot.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sofala-bots-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that answers each line with what `answer` makes of the request. */
function program(name: string, answer: string): `cmd:${string}` {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from "node:readline";
    const say = (answer) => console.log(typeof answer === "string" ? answer : JSON.stringify(answer));
    createInterface({ input: process.stdin }).on("line", (line) => {
      const request = JSON.parse(line);
      const { id, legal } = request;
      ${answer}
    });`,
  );
  return `cmd:"${process.execPath}" "${file}"`;
}

/** More time than a program needs on a busy machine. */
const PATIENT: ProgramSettings = { budgetMs: 60_000 };

function play(command: `cmd:${string}`, settings: ProgramSettings = PATIENT) {
  const failures: ProgramFailure[] = [];
  const report = (failure: ProgramFailure) => failures.push(failure);
  const bots = [randomBot(zimbabwe), programBot(zimbabwe, command, { ...settings, report })];
  const { ranking, moves } = playMatch(zimbabwe, { seed: "p", options: { roundLimit: 1 }, bots });
  expect(new Set(ranking.flat())).toEqual(new Set([0, 1]));
  return { failures, moves };
}

describe("an outside program", () => {
  test("is sent the view and the legal moves, and its answer is played", () => {
    const answer = `say({ id, move: legal.at(-1) });
      const { format, game, seat, view, events, budgetMs } = request;
      if (format !== "sofala-bot/1" || game !== "zimbabwe" || seat !== 1) process.exit(3);
      if (typeof view !== "object" || !Array.isArray(events) || budgetMs !== 60_000) process.exit(4);`;
    const { failures, moves } = play(program("last", answer));
    expect(failures).toEqual([]);
    expect(moves.filter(([actor]) => actor === 1).at(-1)).toEqual([1, { kind: "end-turn" }]);
  });

  test.each<[why: string, answer: string, reason: ProgramFailure["reason"], detail: string]>([
    ["crashes", "console.error('no idea'); process.exit(3);", "crash", "exit code 3: no idea"],
    ["writes no JSON", "say('hello');", "malformed", "not a JSON object: hello"],
    ["answers something else", "say({ id: 99 });", "malformed", "not an answer to request 1"],
    ["knows no such move", "say({ id, move: { kind: 'fly' } });", "malformed", "$.move.kind: "],
    ["breaks a rule", "say({ id, move: { kind: 'end-turn' } });", "illegal", "is refused: "],
    ["waits for nobody", "say({ id, move: null });", "illegal", "it waits"],
  ])("that %s loses its seat, and the game goes on", (why, answer, reason, detail) => {
    const { failures } = play(program(why, answer));
    expect(failures).toEqual([{ seat: 1, reason, detail: expect.stringContaining(detail) }]);
  });

  test("that is late or missing loses its seat", () => {
    const late = play(program("late", "setTimeout(() => {}, 60_000);"), {
      budgetMs: 50,
      startMs: 0,
    });
    expect(late.failures).toEqual([
      { seat: 1, reason: "timeout", detail: "no answer within 50 ms" },
    ]);
    const { failures } = play("cmd:./no-such-program");
    expect(failures).toMatchObject([{ seat: 1, reason: "start" }]);
  });
});
