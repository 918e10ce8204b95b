import type { JsonObject } from "@sofala/engine";
import type { Idea } from "../src/index.ts";
import { BONUSES, DEVELOPMENTS, EDITION, LINES } from "./coverage-lists.ts";
import type { Wishes } from "./golden-play.ts";
import {
  bought,
  built,
  destroys,
  doubles,
  happens,
  used,
  type MoveTest,
  type Theme,
} from "./golden-theme.ts";

type Likes = NonNullable<Wishes["likes"]>;

const facesOf = (idea: Idea): readonly string[] =>
  Object.keys(EDITION.buildings).filter((id) => EDITION.buildings[id]?.idea === idea);

const doublesCulture = (id: string): boolean =>
  EDITION.buildings[id]?.ability.kind === "doubleCulture";

const faces = (
  idea: Idea,
  players: number,
  pins: string,
  options: Theme["options"] = {},
): Theme => ({
  name: `faces-${idea}`,
  pins,
  players,
  options,
  wishes: { buildings: facesOf(idea), ideas: [idea] },
  shows: facesOf(idea).flatMap((id) => (doublesCulture(id) ? [built(id)] : [built(id), used(id)])),
});

/** One game for every face of the boards, and what limits or ends buildings. */
const FACES: readonly Theme[] = [
  faces("democracy", 4, "The six state houses, and the abilities of five (R 4.4, R 8.2)."),
  faces("dictatorship", 5, "The six palaces, with one 0 for both faces (R 1.6, Q 11).", {
    crossing: "sharedZero",
  }),
  faces("venus", 6, "The six temples of Venus, and the abilities of five (R 4.4, R 8.2)."),
  faces("mars", 5, "The six temples of Mars, and the abilities of all (R 4.4, R 8.2)."),
  {
    name: "flips-destroy",
    pins: "Flips by choice, by cards and by a gift of others destroy buildings (R 4.6, Q 14).",
    players: 6,
    wishes: {
      buildings: [...facesOf("venus"), ...facesOf("mars")],
      likes: (_state, _seat, { kind }) => (kind === "flip" ? 5 : 0),
    },
    shows: [destroys("flips"), destroys("trading"), destroys("give")],
  },
  {
    name: "fifteen-cubes",
    pins: "A building brings no more cubes than the supply has (R 1.9, Q 46).",
    players: 4,
    wishes: { buildings: Object.keys(EDITION.buildings), ideas: ["democracy", "venus"] },
    shows: [
      happens(
        "building-built",
        ({ building }, { events }) =>
          (EDITION.buildings[building]?.population ?? 0) > gained(events),
      ),
    ],
  },
];

const gained = (events: Parameters<MoveTest>[0]["events"]): number =>
  events.reduce((sum, event) => sum + (event.kind === "workers-gained" ? event.workers : 0), 0);

const cardsOf = (category: string): readonly string[] =>
  DEVELOPMENTS.filter((id) => EDITION.developments[id]?.category === category);
const cardsOfAge = (age: string): readonly string[] =>
  DEVELOPMENTS.filter((id) => EDITION.developments[id]?.age === age);

const line = (name: string): MoveTest =>
  happens("culture-line-completed", (event) => event.line === name);

/** The boxes of one row or column, another for every seat. */
const along =
  (lines: readonly string[]): Likes =>
  (_state, seat, move) => {
    if (move.kind !== "develop" || move.box === undefined) return 0;
    return move.box.split(".").includes(lines[seat % lines.length] ?? "") ? 3 : -1;
  };

/** The purchases of a turn at a table of the rich, who have workers to spare. */
const richTable = (turn: number, players: number): JsonObject => ({
  format: "sofala-position/1",
  game: "mediterranean",
  turn,
  phase: "purchasing",
  seats: Array.from({ length: players }, (_, seat) => ({
    money: 24,
    government: { idea: seat % 2 === 0 ? "democracy" : "dictatorship", position: 3 },
    religion: { idea: "venus", position: 4 },
    cubes: { available: 4, city: 2 },
    ...(turn > 3 ? { culture: [`${LINES[seat % 3] ?? ""}.glory`] } : {}),
  })),
});

const CULTURE: readonly Theme[] = [
  {
    name: "culture-rows",
    pins: "All three rows of culture are completed, from a position (R 8.6).",
    players: 6,
    wishes: { developments: cardsOf("culture"), likes: along(LINES.slice(0, 3)) },
    position: richTable(4, 6),
    shows: LINES.slice(0, 3).map(line),
  },
  {
    name: "culture-columns",
    pins: "All three columns of culture are completed, from a position (R 8.6).",
    players: 4,
    wishes: { developments: cardsOf("culture"), likes: along(LINES.slice(3)) },
    position: richTable(3, 4),
    shows: LINES.slice(3).map(line),
  },
  {
    name: "culture-doubled",
    pins: "Academy, Hall of Colossi and Sacred Theatre double what their rows score (R 8.6, Q 20).",
    players: 6,
    wishes: {
      developments: cardsOf("culture"),
      buildings: ["white-G6", "black-G6", "blue-R6"],
      likes: (_state, _seat, { kind }) => (kind === "build" ? 2 : 0),
    },
    position: richTable(4, 6),
    shows: ["white-G6", "black-G6", "blue-R6"].map(doubles),
  },
];

const bonus = (name: string): MoveTest =>
  happens("industry-paid", (event) => `${event.industry} ${event.bonus}` === name);

const PURCHASES: readonly Theme[] = [
  {
    name: "industry-dominance",
    pins: "All five industries pay for dominance (R 6.7).",
    players: 5,
    wishes: { developments: ["S12", "S13", "B04", "S18"] },
    shows: BONUSES.filter((name) => name.endsWith("dominance")).map(bonus),
  },
  {
    name: "industry-monopoly",
    pins: "All five industries pay for a monopoly (R 6.7, Q 36).",
    players: 4,
    wishes: {
      developments: ["S12", "S13", "B04", "S05", "S01", "S02", "S03", "S04"],
      likes: (_state, _seat, move) =>
        move.kind === "develop" && move.from?.some((area) => area !== "available") === true ? 1 : 0,
      talk: 4,
    },
    shows: BONUSES.filter((name) => name.endsWith("monopoly")).map(bonus),
  },
  {
    name: "vp-in-pairs",
    pins: "Victory points at each of the four prices of industry (R 8.5, Q 48).",
    players: 5,
    wishes: {
      developments: ["S12", "S13", "B04"],
      likes: (_state, _seat, { kind }) => (kind === "buy-vp" ? 2 : 0),
    },
    shows: [0, 1, 2, 3].map((marker) =>
      happens(
        "vp-bought",
        ({ seat, vp }, { before }) => before.players[seat]?.industry === marker && vp > 1,
      ),
    ),
  },
  {
    name: "age-of-stone",
    pins: "All 18 developments of the stone age are bought (R 8.3).",
    players: 6,
    wishes: { developments: cardsOfAge("stone") },
    shows: cardsOfAge("stone").map(bought),
  },
  {
    name: "age-of-bronze",
    pins: "All 12 developments of the bronze age are bought (R 8.3).",
    players: 6,
    wishes: { developments: cardsOfAge("bronze") },
    shows: cardsOfAge("bronze").map(bought),
  },
  {
    name: "age-of-iron",
    pins: "All six developments of the iron age are bought, the wonders with buildings to count (R 8.10).",
    players: 6,
    wishes: {
      developments: [...cardsOfAge("iron"), ...cardsOf("production")],
      buildings: ["white-G1", "white-G5", "blue-R1", "blue-R5"],
      ideas: ["democracy", "venus"],
    },
    shows: [
      ...cardsOfAge("iron").map(bought),
      happens("vp-changed", ({ source, by }) => source === "wonder" && by > 0),
    ],
  },
];

export const BUILDERS: readonly Theme[] = [...FACES, ...CULTURE, ...PURCHASES];
