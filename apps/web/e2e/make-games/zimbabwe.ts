import type { Actor } from "@sofala/engine";
import { playMatch } from "@sofala/bots";
import { zimbabweSteady } from "@sofala/bots/zimbabwe";
import { zimbabwe, type Move, type View, type Zimbabwe } from "@sofala/zimbabwe";
import { writeGame } from "../write-game.ts";

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
/** How many games are searched for a suitable moment. */
const SEEDS = 20;

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

const options = zimbabwe.parseOptions({});
if (!options.ok) throw new Error(options.error.reason);

for (const [day, recipe] of RECIPES.entries()) {
  const { name, players } = recipe;
  const { seed, decisions } = findGame(recipe, options.value);
  writeGame(zimbabwe, {
    id: name,
    players: NAMES.slice(0, players).map((each, seat) =>
      seat === PERSON
        ? { kind: "person", name: each }
        : { kind: "bot", name: each, level: "steady" },
    ),
    options: options.value,
    seed,
    moves: decisions.map(({ actor, move }) => [actor, move]),
    created: new Date(Date.UTC(2026, 0, 5 + day, 20)),
  });
}

/** The first game of a series of seeds that has such a moment, until then. */
function findGame({ name, players, stop }: Recipe, gameOptions: Zimbabwe["options"]) {
  for (let number = 1; number <= SEEDS; number++) {
    const seed = `${name} ${number}`;
    const decisions = playedDecisions(seed, players, gameOptions);
    if (stop === undefined) return { seed, decisions };
    const end = decisions.findIndex(
      (now, index) => now.actor === PERSON && stop(now, decisions[index - 1]),
    );
    if (end !== -1) return { seed, decisions: decisions.slice(0, end) };
  }
  throw new Error(`no moment fits ${name}`);
}

function playedDecisions(
  seed: string,
  players: number,
  gameOptions: Zimbabwe["options"],
): readonly Decision[] {
  const decisions: Decision[] = [];
  playMatch(zimbabwe, {
    seed,
    options: gameOptions,
    bots: Array.from({ length: players }, () => zimbabweSteady),
    onMove: (actor, move, _thought, before) => {
      decisions.push({ actor, move, view: zimbabwe.view(before, "spectator") });
    },
  });
  return decisions;
}
