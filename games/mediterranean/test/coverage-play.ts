import { dice, type Actor, type Dice, type JsonObject } from "@sofala/engine";
import { mediterranean, type Move, type Part, type State } from "../src/index.ts";
import { count, observe, type Tally } from "./coverage-tally.ts";
import { randomPosition, stateOf } from "./support/positions.ts";
import { OPTION_VARIANTS, PLAYERS, pick, playRandomly, seatsOf } from "./support/random-play.ts";
import { variantsOf } from "./support/variants.ts";

/** At each moment so many earlier moves are tried again, and so many provoked. */
const AGAIN = 3;
const PROVOKED = 2;
/** Mutated moves that are tried at each moment of a short part, and at one in so many of the others. */
const MUTATED = 1;
const RARELY = 30;
const LONG_PARTS: readonly (Part | undefined)[] = ["flips", "trading", "purchasing"];

/**
 * Plays random games to their ends, half from the set-up and half from the middle, and counts what
 * they show; other moves are tried along the way, for the sake of refusals. Stops early where it is
 * enough.
 */
export function playGames(
  tally: Tally,
  seed: string,
  games: number,
  isEnough: (game: number) => boolean = () => false,
): void {
  for (let game = 0; game < games && !isEnough(game); game++) {
    const random = dice(`${seed} ${game}`);
    const moves: Move[] = [{ kind: "ready" }];
    let end = startOf(random, `${seed} ${game}`, game);
    for (const play of playRandomly(end, random)) {
      const { before, actor, move, after } = play;
      observe(tally, play);
      for (let n = 0; n < AGAIN; n++) tryAgain(tally, before, actor, moves, random);
      for (let n = 0; n < PROVOKED; n++)
        tryMove(tally, before, somebody(before, actor, random), provocation(before, random));
      const isLong = LONG_PARTS.includes(before.part);
      const mutants = isLong ? Number(random.below(RARELY) === 0) : MUTATED;
      for (const other of variantsOf(before, [actor, move], random, mutants))
        tryMove(tally, before, ...other);
      moves.push(move);
      end = after;
    }
    tryAgain(tally, end, 0, moves, random);
  }
}

function startOf(random: Dice, seed: string, game: number): State {
  const players = pick(random, PLAYERS);
  const options = pick(random, OPTION_VARIANTS);
  if (game % 2 === 0) return mediterranean.setup(seed, players, options);
  const corners = [equals(random, players), fullWarehouse()];
  const corner = corners[Math.floor(game / 2) % CORNERS];
  const position = corner ?? randomPosition(random, players, options);
  return stateOf({ ...position, options }, seed);
}

/** Of the games from the middle one in so many begins in each corner that chance hardly ever leads to. */
const CORNERS = 12;

/** Nobody is better or worse off than the others. */
const equals = (random: Dice, players: number): JsonObject => ({
  turn: 2 + random.below(5),
  phase: "trading",
  seats: Array.from({ length: players }, () => ({ happiness: -1, safety: -1 })),
});

/** Barbarians are about to raid a full warehouse. */
const fullWarehouse = (): JsonObject => ({
  turn: 4,
  phase: "trading",
  calamities: ["CU4", "CB5"],
  seats: [
    {
      safety: -3,
      cubes: { warehouse: 2 },
      warehouse: ["grain-01", "wool-01", "timber-01", "ore-01", "salt-01"],
    },
  ],
});

/** A move made before, mostly of late, by the one who moves now or by somebody else. */
function tryAgain(
  tally: Tally,
  state: State,
  actor: Actor,
  moves: readonly Move[],
  random: Dice,
): void {
  const late = random.below(2) === 0 ? moves : moves.slice(-20);
  tryMove(tally, state, somebody(state, actor, random), pick(random, late));
}

const somebody = (state: State, actor: Actor, random: Dice): Actor =>
  random.below(2) === 0 ? actor : pick(random, seatsOf(state));

/** What mutations hardly ever come to: abilities, answers and purchases that lack something or have too much. */
function provocation(state: State, random: Dice): Move {
  const buildings = state.players.flatMap((player) => player.buildings);
  const target = random.below(state.players.length);
  const building = buildings.length === 0 ? "" : pick(random, buildings);
  const card = state.developments.length === 0 ? "" : pick(random, state.developments);
  const vp = random.below(20);
  const pledges = [true, false].map((use) => ({ building, target, use }));
  const paid = state.offers.filter(({ end, want }) => end === undefined && (want.vp ?? 0) > 0);
  const { number: offer } = paid.length === 0 ? { number: 1 } : pick(random, paid);
  return pick<Move>(random, [
    { kind: "use-ability", building },
    { kind: "use-ability", building, target },
    { kind: "offer", to: "all", give: { vp }, want: {} },
    { kind: "offer", to: "all", give: { pledges }, want: {} },
    { kind: "accept", offer },
    { kind: "lose-cubes", areas: ["industry.base"] },
    { kind: "discard-stored", cards: [1] },
    { kind: "develop", card },
    { kind: "develop", card, box: "drama.revels" },
    { kind: "develop", card, spaces: 3 },
  ]);
}

function tryMove(tally: Tally, state: State, actor: Actor, move: Move): void {
  const step = mediterranean.applyMove(state, actor, move);
  if (!step.ok) count(tally, "refusal", step.error.code);
}
