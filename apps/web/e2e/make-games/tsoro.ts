import { tsoro, type Move } from "@sofala/tsoro";
import { writeGame } from "../write-game.ts";

/** Ann wins. */
const MOVES: readonly (readonly [seat: number, move: Move])[] = [
  [0, { kind: "place", at: "a" }],
  [1, { kind: "place", at: "c3" }],
  [0, { kind: "place", at: "b2" }],
  [1, { kind: "place", at: "c2" }],
  [0, { kind: "place", at: "c1" }],
  [1, { kind: "place", at: "b1" }],
  [0, { kind: "move", from: "a", to: "b3" }],
  [1, { kind: "move", from: "b1", to: "a" }],
  [0, { kind: "move", from: "c1", to: "b1" }],
];

/** The first move after all stones are placed, and the end. */
for (const [id, count] of [
  ["tsoro", 6],
  ["tsoro-over", MOVES.length],
] as const) {
  writeGame(tsoro, {
    id,
    players: [
      { kind: "person", name: "Ann" },
      { kind: "bot", name: "Rudo", level: "steady" },
    ],
    options: {},
    seed: id,
    moves: MOVES.slice(0, count),
    created: new Date(Date.UTC(2026, 0, 6, 20)),
  });
}
