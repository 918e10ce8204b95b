/**
 * Writes the stored games of the Mediterranean for tests and screenshots, each at a decision of a person:
 * `node apps/web/e2e/make-mediterranean-games.ts`.
 */
import { playMatch } from "@sofala/bots";
import { mediterraneanNovice, mediterraneanSteady } from "@sofala/bots/mediterranean";
import type { Actor } from "@sofala/engine";
import { mediterranean, type Mediterranean, type Move, type View } from "@sofala/mediterranean";
import type { StoredGame } from "../src/store/stored-game.ts";
import { writeGame } from "./write-game.ts";

interface Recipe {
  readonly name: string;
  readonly players: number;
  readonly options?: object;
  /** The view at which the game stops; left out, it is played to its end. */
  readonly stop?: (view: View) => boolean;
}

const PERSON = 0;
const NAMES = ["Ann", "Bilal", "Chiara", "Dimitra", "Emre", "Fatima"];
const FIRST_DAY = Date.UTC(2026, 1, 2, 20);
const SEEDS = 40;
const DAY = 24 * 60 * 60 * 1000;

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
  writeGame(storedGame(recipe, FIRST_DAY + day * DAY));
}

/** The first game of a series of seeds that has such a moment. */
function storedGame(recipe: Recipe, at: number): StoredGame<Mediterranean> {
  for (let number = 1; number <= SEEDS; number++) {
    const found = attempt(recipe, `${recipe.name} ${number}`, at);
    if (found !== undefined) return found;
  }
  throw new Error(`no moment fits ${recipe.name}`);
}

function attempt(
  { name, players, options: wanted = {}, stop }: Recipe,
  seed: string,
  at: number,
): StoredGame<Mediterranean> | undefined {
  const options = mediterranean.parseOptions(wanted);
  if (!options.ok) throw new Error(options.error.reason);
  const made: (readonly [Actor, Move])[] = [];
  let end: number | undefined;
  const { ranking } = playMatch(mediterranean, {
    seed,
    options: options.value,
    bots: Array.from({ length: players }, (_, seat) =>
      seat % 2 ? mediterraneanNovice : mediterraneanSteady,
    ),
    onMove: (actor, move, _thought, before) => {
      if (end === undefined && stop?.(mediterranean.view(before, PERSON)) === true)
        end = made.length;
      made.push([actor, move]);
    },
  });
  if (stop !== undefined && end === undefined) return undefined;
  const log = made.slice(0, end).map(([actor, move]) => ({ kind: "move", actor, move }) as const);
  return {
    id: name,
    game: mediterranean.id,
    rules: mediterranean.rulesVersion,
    mode: "play",
    players: NAMES.slice(0, players).map((each, seat) =>
      seat === PERSON
        ? { kind: "person", name: each }
        : { kind: "bot", name: each, level: seat % 2 ? "novice" : "steady" },
    ),
    options: options.value,
    seed,
    log,
    ...(stop === undefined ? { ranking } : {}),
    created: at,
    changed: at + DAY / 24,
    revision: log.length,
  };
}
