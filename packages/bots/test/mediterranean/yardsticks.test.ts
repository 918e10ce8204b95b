import { createHash } from "node:crypto";
import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { playMatch } from "../../src/match.ts";
import { mediterraneanNovice } from "../../src/mediterranean/bots.ts";
import { shipowner1 } from "../../training/mediterranean/shipowner-1.ts";

test("shipowner-1 plays as it always has", () => {
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  const shipowner = shipowner1(2);
  const { moves } = playMatch(mediterranean, {
    seed: "yardsticks",
    options: options.value,
    bots: [shipowner, mediterraneanNovice, shipowner, mediterraneanNovice],
  });
  const digest = createHash("sha256").update(JSON.stringify(moves)).digest("hex");
  expect([moves.length, digest]).toEqual([
    652,
    "1de61e64626ffcf952261e9f82c5e10cc46cac6abc56a68a2c4fec3f00f6ec98",
  ]);
});
