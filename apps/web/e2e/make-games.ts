/**
 * Writes the stored games of tests and screenshots, each at a decision of a person: `node apps/web/e2e/make-games.ts`.
 * Bots play them, so that they are the same every time as long as rules and bots are.
 */
import type { Actor } from "@sofala/engine";
import { playMatch } from "@sofala/bots";
import { zimbabweSteady } from "@sofala/bots/zimbabwe";
import { zimbabwe, type Move, type View, type Zimbabwe } from "@sofala/zimbabwe";
import type { StoredGame } from "../src/store/stored-game.ts";
import { writeGame } from "./write-game.ts";

/** A decision in a game that was played to its end. */
interface Decision {
  readonly actor: Actor;
  readonly move: Move;
  readonly view: View;
}

interface Recipe {
  readonly name: string;
  readonly players: number;
  /** The decision at which the game stops; left out, it is played to its end. */
  readonly stop?: (now: Decision, before: Decision | undefined) => boolean;
}

const PERSON = 0;
const NAMES = ["Ann", "Kofi", "Lindiwe", "Tariro", "Zola"];
const FIRST_DAY = Date.UTC(2026, 0, 5, 20);
/** How many games are searched for a suitable moment. */
const SEEDS = 20;
const DAY = 24 * 60 * 60 * 1000;

const RECIPES: readonly Recipe[] = [
  { name: "set-up", players: 3, stop: ({ move }) => move.kind === "place-first" },
  {
    name: "gifts",
    players: 4,
    stop: ({ view }, before) => view.round >= 3 && before?.move.kind === "give",
  },
  {
    name: "my-turn",
    players: 4,
    stop: ({ view, move }, before) =>
      view.round >= 5 &&
      move.kind === "raise-monument" &&
      before?.actor === PERSON &&
      before.move.kind !== "raise-monument",
  },
  {
    name: "late",
    players: 5,
    stop: ({ view }, before) =>
      view.round >= 7 &&
      view.phase === "culture" &&
      before?.actor !== PERSON &&
      Math.min(...view.seats.map(({ vr, vp }) => vr - vp)) <= 6,
  },
  { name: "finished", players: 4 },
];

for (const [day, recipe] of RECIPES.entries()) {
  writeGame(storedGame(recipe, FIRST_DAY + day * DAY));
}

/** The first game of a series of seeds that has such a moment. */
function storedGame(recipe: Recipe, at: number): StoredGame<Zimbabwe> {
  for (let number = 1; number <= SEEDS; number++) {
    const found = attempt(recipe, `${recipe.name} ${number}`, at);
    if (found !== undefined) return found;
  }
  throw new Error(`no moment fits ${recipe.name}`);
}

function attempt(
  { name, players, stop }: Recipe,
  seed: string,
  at: number,
): StoredGame<Zimbabwe> | undefined {
  const options = zimbabwe.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  const decisions: Decision[] = [];
  const { ranking } = playMatch(zimbabwe, {
    seed,
    options: options.value,
    bots: Array.from({ length: players }, () => zimbabweSteady),
    onMove: (actor, move, _thought, before) => {
      decisions.push({ actor, move, view: zimbabwe.view(before, "spectator") });
    },
  });
  const end =
    stop === undefined
      ? decisions.length
      : decisions.findIndex(
          (now, index) => now.actor === PERSON && stop(now, decisions[index - 1]),
        );
  if (end === -1) return undefined;
  const log = decisions
    .slice(0, end)
    .map(({ actor, move }) => ({ kind: "move", actor, move }) as const);
  return {
    id: name,
    game: zimbabwe.id,
    rules: zimbabwe.rulesVersion,
    mode: "play",
    players: NAMES.slice(0, players).map((each, seat) =>
      seat === PERSON
        ? { kind: "person", name: each }
        : { kind: "bot", name: each, level: "steady" },
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
