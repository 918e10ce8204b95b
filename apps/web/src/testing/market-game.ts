import { playMatch } from "@sofala/bots";
import { noviceTrader, steadyTrader } from "@sofala/bots/mediterranean";
import type { Actor, Entry } from "@sofala/engine";
import { mediterranean, type Mediterranean, type Move } from "@sofala/mediterranean";
import { chronicleOf, type Past } from "../host/chronicle.ts";
import type { StoredGame } from "../store/stored-game.ts";

/** A whole game of the Mediterranean between bots, with all its moments. */
export function marketGame(
  seed: string,
  players: number,
): {
  readonly stored: StoredGame<Mediterranean>;
  readonly moments: readonly Past<Mediterranean>[];
} {
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  const made: (readonly [Actor, Move])[] = [];
  const { ranking } = playMatch(mediterranean, {
    seed,
    options: options.value,
    bots: Array.from({ length: players }, (_, seat) => (seat % 2 ? noviceTrader : steadyTrader)),
    watch: (actor, move) => {
      made.push([actor, move]);
    },
  });
  const names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"].slice(0, players);
  const stored: StoredGame<Mediterranean> = {
    id: seed,
    game: mediterranean.id,
    rules: mediterranean.rulesVersion,
    mode: "play",
    players: names.map((name) => ({ kind: "person", name })),
    options: options.value,
    seed,
    log: made.map(([actor, move]): Entry<Mediterranean> => ({ kind: "move", actor, move })),
    ranking,
    created: 0,
    changed: 0,
    revision: 0,
  };
  const moments = chronicleOf(mediterranean, stored);
  if (!moments.ok) throw new Error(moments.error.reason);
  return { stored, moments: moments.value };
}
