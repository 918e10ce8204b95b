/**
 * Plays a legal move of the first kind on its list, any move of that kind. Speaks sofala-bot/1, see
 * docs/bots.md.
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

/** The kinds of move it prefers to ending its turn or being ready. */
const PREFERRED_KINDS: { readonly [game: string]: readonly string[] } = {
  zimbabwe: ["place-first", "raise-monument", "build-monument", "place-craftsman"],
  mediterranean: ["vote", "lose-cubes", "discard-stored", "build", "develop", "buy-vp"],
};

let draws = 0;

function choose({ game, seat, legal }: Request): Move | undefined {
  for (const preferred of PREFERRED_KINDS[game] ?? []) {
    const moves = legal.filter(({ kind }) => kind === preferred);
    // Any move will do, but always the same one in the same game.
    draws += 7 + seat;
    if (moves.length > 0) return moves[draws % moves.length];
  }
  return legal.at(-1);
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line) as Request;
  const move = choose(request) ?? null;
  process.stdout.write(`${JSON.stringify({ id: request.id, move })}\n`);
});
