/**
 * Does the first thing on its list of wishes that is legal, whichever of that kind comes up. Speaks
 * sofala-bot/1, see docs/bots.md.
 *
 *     sofala match zimbabwe "cmd:node examples/bots/eager.ts" random
 */
import { createInterface } from "node:readline";

interface Move {
  readonly kind: string;
}

interface Request {
  readonly format: "sofala-bot/1";
  readonly id: number;
  readonly game: string;
  readonly seat: number;
  readonly legal: readonly Move[];
}

/** What it would rather do than end its turn or be ready. */
const WISHES: { readonly [game: string]: readonly string[] } = {
  zimbabwe: ["place-first", "raise-monument", "build-monument", "place-craftsman"],
  mediterranean: ["vote", "lose-cubes", "discard-stored", "build", "develop", "buy-vp"],
};

let draws = 0;

function choose({ game, seat, legal }: Request): Move | undefined {
  for (const wish of WISHES[game] ?? []) {
    const wished = legal.filter(({ kind }) => kind === wish);
    // Any will do, but the same ones each time the same game is played.
    draws += 7 + seat;
    if (wished.length > 0) return wished[draws % wished.length];
  }
  return legal.at(-1);
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line) as Request;
  const move = choose(request) ?? null;
  process.stdout.write(`${JSON.stringify({ id: request.id, move })}\n`);
});
