import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sofala } from "./fake-terminal.ts";
import { idleGame, scenario } from "./files.ts";

const promise = createHash("sha256").update("salt:seed").digest("hex");
const { ranking } = idleGame.result;
const archive = {
  format: "sofala-archive/1",
  table: { id: "t1", created: 0, pace: { kind: "untimed" } },
  record: { ...idleGame, seed: "seed" },
  log: idleGame.moves.map(([actor, move]) => ({ at: 0, entry: { kind: "move", actor, move } })),
  outcome: { reason: "played", ranking },
  deal: { seed: "seed", salt: "salt", commitment: promise },
};

const verify = (content: unknown) => sofala(["verify", "-"], { input: JSON.stringify(content) });

describe("verify", () => {
  test("tells that an archive holds, and what was promised", async () => {
    expect(await verify(archive)).toEqual({
      exit: 0,
      out:
        "zimbabwe, Ann, Ben: 2 moves of 2 entries, all legal.\n" +
        `The deal is the one that was promised: ${promise}.\n` +
        "The outcome holds: played, [[0],[1]].\n",
      err: "",
    });
  });

  test("tells that nothing was promised", async () => {
    const { exit, out } = await verify({ ...archive, deal: { seed: "seed", salt: "salt" } });
    expect(exit).toBe(0);
    expect(out).toContain("nothing was promised");
  });

  test("replays a plain record", async () => {
    expect(await verify(idleGame)).toEqual({
      exit: 0,
      out:
        "zimbabwe, Ann, Ben: 2 moves, all legal. " +
        "This is a plain record: it says nothing of how it was dealt.\n",
      err: "",
    });
    const wrong = await verify({ ...idleGame, result: { ranking: [[1], [0]] } });
    expect(wrong).toMatchObject({ exit: 1, out: "" });
  });

  test("says no to what is not true", async () => {
    expect(await verify({ ...archive, deal: { ...archive.deal, salt: "pepper" } })).toEqual({
      exit: 1,
      out: "",
      err: "standard input: the seed and the salt are not those that were promised at the start.\n",
    });
  });

  test.each<[why: string, content: unknown, complaint: string]>([
    ["it is a scenario", scenario, "$.format: "],
    ["it is a list", [], "$: expected an object"],
    ["its deal is missing", { ...archive, deal: undefined }, "$.deal: missing"],
    [
      "its rules are unknown",
      { ...archive, record: { ...archive.record, rules: 9 } },
      "$.record.rules: ",
    ],
  ])("is malformed when %s", async (_why, content, complaint) => {
    const { exit, out, err } = await verify(content);
    expect({ exit, out }).toEqual({ exit: 2, out: "" });
    expect(err).toContain(`standard input: ${complaint}`);
  });

  test("takes one file", async () => {
    expect(await sofala(["verify"])).toMatchObject({ exit: 2 });
    expect(await sofala(["verify", "missing.json"])).toMatchObject({ exit: 2 });
  });
});
