import type { Dice, JsonObject, Seat } from "@sofala/engine";
import { zimbabwe, type CellName, type State } from "../../src/index.ts";
import { crowdedPosition } from "./positions.ts";
import { pick } from "./random-play.ts";

/** Monuments of one seat that want the same resources. */
export interface HardRaise {
  readonly state: State;
  readonly seat: Seat;
  readonly monuments: readonly CellName[];
}

/** So many pieces are strewn over the map; where they find no place, there are fewer. */
const PIECES = 70;
const GODS = ["eshu", "tsui-goab", "tsui-goab", "atete", "anansi", "xango"];
const LEVELS = [1, 1, 1, 2, 2, 3, 4];
const MONUMENTS = 14;
/** One of so many empty cells has a new resource. */
const RESOURCE_PER_CELLS = 14;
const NEW_RESOURCES = ["t", "t", "c", "i", "d"];

/** A map full of craftsmen of all crafts, where one seat owns most of the monuments. */
export function hardRaise(random: Dice, seed: string): HardRaise {
  const players = 2 + random.below(4);
  const drawn = crowdedPosition(random, richBoard(random, seed, players), players, PIECES);
  const seat = drawn["active"] as Seat;
  const god = pick(random, GODS);
  const seats = (drawn["seats"] as readonly JsonObject[]).map((other, index) =>
    index === seat
      ? { empire: other["empire"], technologies: other["technologies"], cattle: 200, god }
      : other["god"] === god
        ? withoutGod(other)
        : other,
  );
  const monuments = (drawn["monuments"] as readonly JsonObject[]).map((monument, index) =>
    index < MONUMENTS ? { ...monument, seat, level: pick(random, LEVELS) } : monument,
  );
  const gods = (drawn["gods"] as readonly string[]).filter((other) => other !== god);
  const position = { ...drawn, seats, monuments, gods, used: {} } as JsonObject;
  const state = zimbabwe.fromPosition(position, "");
  // The god may cost more VR than the seat can bear.
  if (!state.ok) return hardRaise(random, seed);
  return {
    state: state.value,
    seat,
    monuments: monuments
      .filter((monument) => monument["seat"] === seat && (monument["level"] as number) < 5)
      .map((monument) => monument["at"] as CellName),
  };
}

function richBoard(random: Dice, seed: string, players: number): readonly string[] {
  const { board } = zimbabwe.scenario.describe(zimbabwe.setup(seed, players, {}));
  return (board as readonly string[]).map((row) =>
    row.replaceAll(".", (land) =>
      random.below(RESOURCE_PER_CELLS) === 0 ? pick(random, NEW_RESOURCES) : land,
    ),
  );
}

const withoutGod = ({ empire, technologies, specialists, cattle }: JsonObject): JsonObject => ({
  empire,
  technologies,
  specialists,
  cattle,
});
