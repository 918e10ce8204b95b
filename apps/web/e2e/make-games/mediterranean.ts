import { playMatch } from "@sofala/bots";
import { mediterraneanNovice, mediterraneanSteady } from "@sofala/bots/mediterranean";
import type { Actor } from "@sofala/engine";
import { mediterranean, type Mediterranean, type Move, type View } from "@sofala/mediterranean";
import { writeGame } from "../write-game.ts";

interface Recipe {
  readonly name: string;
  readonly players: number;
  readonly options?: object;
  /** The view at which the game stops; left out, it is played to its end. */
  readonly stop?: (view: View) => boolean;
}

const PERSON = 0;
const NAMES = ["Ann", "Bilal", "Chiara", "Dimitra", "Emre", "Fatima"];
const SEEDS = 40;

const isAsked = (view: View, part: View["part"]): boolean =>
  view.part === part && view.toAct.includes(PERSON);

const RECIPES: readonly Recipe[] = [
  {
    name: "market",
    players: 6,
    stop: (view) =>
      isAsked(view, "trading") &&
      view.turn >= 3 &&
      view.offers.filter(({ to, seat }) => seat !== PERSON && (to === "all" || to.includes(PERSON)))
        .length >= 2 &&
      view.offers.length >= 4,
  },
  { name: "market-first", players: 4, stop: (view) => isAsked(view, "trading") },
  {
    name: "market-abilities",
    players: 5,
    stop: (view) => isAsked(view, "abilities") && (view.seats[PERSON]?.buildings.length ?? 0) >= 2,
  },
  { name: "market-flips", players: 4, stop: (view) => isAsked(view, "flips") && view.turn >= 3 },
  { name: "market-vote", players: 5, stop: (view) => isAsked(view, "vote") },
  { name: "market-cubes", players: 4, stop: (view) => isAsked(view, "cubes") },
  {
    name: "market-shop",
    players: 5,
    stop: (view) =>
      isAsked(view, "purchasing") && view.turn >= 3 && (view.seats[PERSON]?.money ?? 0) >= 20,
  },
  { name: "market-over", players: 4 },
];

for (const [day, recipe] of RECIPES.entries()) {
  const { name, players } = recipe;
  const options = mediterranean.parseOptions(recipe.options ?? {});
  if (!options.ok) throw new Error(options.error.reason);
  writeGame(mediterranean, {
    id: name,
    players: NAMES.slice(0, players).map((each, seat) =>
      seat === PERSON
        ? { kind: "person", name: each }
        : { kind: "bot", name: each, level: seat % 2 ? "novice" : "steady" },
    ),
    options: options.value,
    ...findGame(recipe, options.value),
    created: new Date(Date.UTC(2026, 1, 2 + day, 20)),
  });
}

/** The first game of a series of seeds that has such a moment, until then. */
function findGame({ name, players, stop }: Recipe, options: Mediterranean["options"]) {
  for (let number = 1; number <= SEEDS; number++) {
    const seed = `${name} ${number}`;
    const moves: (readonly [Actor, Move])[] = [];
    let end: number | undefined;
    playMatch(mediterranean, {
      seed,
      options,
      bots: Array.from({ length: players }, (_, seat) =>
        seat % 2 ? mediterraneanNovice : mediterraneanSteady,
      ),
      onMove: (actor, move, _thought, before) => {
        if (end === undefined && stop?.(mediterranean.view(before, PERSON)) === true)
          end = moves.length;
        moves.push([actor, move]);
      },
    });
    if (stop === undefined || end !== undefined) return { seed, moves: moves.slice(0, end) };
  }
  throw new Error(`no moment fits ${name}`);
}
