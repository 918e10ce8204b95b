import type { PlayedMove } from "@sofala/engine/testing";
import { zimbabwe, type Craft, type Zimbabwe } from "../src/index.ts";
import { GOD_THEMES } from "./golden-gods.ts";
import { tableOf } from "./golden-play.ts";
import { adores, areNeighbours, craftAt, lowers, payments, type Theme } from "./golden-theme.ts";

const SPECIALISTS: readonly Theme[] = [
  {
    name: "specialist-builder",
    pins: "The builder's card collects part of what craftsmen cost (R 8.4, Q 5.8).",
    players: 3,
    wishes: { specialists: ["builder"] },
    shows: (play) =>
      play.move.kind === "place-craftsman" &&
      payments(play).some(({ recipient }) => recipient.to === "specialist"),
  },
  {
    name: "specialist-herd",
    pins: "The herd grows by 3 for 6 cattle (R 8.4, Q 5.7).",
    players: 4,
    wishes: { specialists: ["herd"] },
    shows: ({ events }) =>
      events.some((event) => event.kind === "herd-grown" && event.cattle === 3),
  },
  {
    name: "specialist-nomads",
    pins: "Nomads build beside another monument (R 9.3).",
    players: 5,
    wishes: { specialists: ["nomads"] },
    shows: ({ before, move }) =>
      move.kind === "build-monument" &&
      tableOf(before).monuments.some(({ at }) => areNeighbours(at, move.at)),
  },
  {
    name: "specialist-rain-ceremony",
    pins: "The rain ceremony makes water (R 8.4).",
    players: 2,
    wishes: { specialists: ["rain-ceremony"] },
    shows: ({ events }) => events.some(({ kind }) => kind === "water-placed"),
  },
  {
    name: "specialist-shaman",
    pins: "The shaman finds diamonds (R 8.4).",
    players: 3,
    wishes: { specialists: ["shaman"] },
    shows: ({ events }) =>
      events.some((event) => event.kind === "resource-placed" && event.resource === "diamond"),
  },
];

const delivers =
  (craft: Craft) =>
  (play: PlayedMove<Zimbabwe>): boolean =>
    play.move.kind === "raise-monument" &&
    play.move.goods.some(({ craftsman }) => craftAt(play, craftsman) === craft);

const CULTURE: readonly Theme[] = [
  {
    name: "goods-sculptures",
    pins: "A sculptor works on a wood carver's goods (R 11.7).",
    players: 3,
    wishes: { crafts: ["sculptor"] },
    shows: delivers("sculptor"),
  },
  {
    name: "goods-vessels",
    pins: "A vessel maker works on a potter's goods (R 11.7).",
    players: 4,
    wishes: { crafts: ["vessel-maker"] },
    shows: delivers("vessel-maker"),
  },
  {
    name: "goods-thrones",
    pins: "A throne maker works on an ivory carver's goods, with wood (R 11.7).",
    players: 5,
    wishes: { crafts: ["throne-maker"] },
    shows: delivers("throne-maker"),
  },
  {
    name: "goods-all-four",
    pins: "The step to level 5 takes all four goods (R 11.2, Q 7.3).",
    players: 4,
    wishes: { crafts: ["diamond-cutter"] },
    shows: (play) =>
      !adores(play, "tsui-goab") &&
      play.events.some((event) => event.kind === "monument-raised" && event.level === 5),
  },
  {
    name: "hubs-named",
    pins: "Hubs that are named are charged as named, two of them on one way (R 3.8, R 11.6).",
    players: 5,
    wishes: { named: true },
    shows: ({ move }) =>
      move.kind === "raise-monument" && move.goods.some(({ hubs = [] }) => hubs.length > 1),
  },
  {
    name: "second-card",
    pins: "The second card of a type costs more VR (R 10.3, R 10.4).",
    players: 5,
    shows: ({ events }) =>
      events.some((event) => event.kind === "technology-taken" && event.card === 2),
  },
];

const OPTIONS: readonly Theme[] = [
  {
    name: "option-first-play",
    pins: "A first game: six gods and no specialists (R 14.3).",
    players: 4,
    options: { firstPlay: true },
    shows: ({ events }) => events.some(({ kind }) => kind === "god-chosen"),
  },
  {
    name: "option-no-specialists",
    pins: "A game without specialists (R 14.2).",
    players: 2,
    options: { specialists: false },
    shows: ({ after }) => zimbabwe.result(after) !== undefined,
  },
  {
    name: "option-dziva-start",
    pins: "Dziva changes prices at the start of a turn only (R 14.4).",
    players: 3,
    options: { dziva: "start", gods: ["dziva", "eshu", "obatala"] },
    wishes: { gods: ["dziva"] },
    shows: (play) => play.move.kind === "set-prices" && lowers(play, play.move),
  },
  {
    name: "option-round-limit",
    pins: "The round limit ends a game that nobody has won (R 14.5).",
    players: 5,
    options: { roundLimit: 5 },
    shows: ({ events }) => events.some((event) => event.kind === "game-ended" && event.limited),
  },
  {
    name: "from-position",
    pins: "A record that begins in the middle of a game, from a position.",
    players: 4,
    fromPosition: true,
    shows: ({ after }) => zimbabwe.result(after) !== undefined,
  },
];

const VICTORIES: readonly Theme[] = [2, 3, 4, 5].map((players) => ({
  name: `victory-${players}-players`,
  pins: `A game of ${players} that is won by reaching the victory requirement (R 13.1).`,
  players,
  shows: ({ events }) => events.some((event) => event.kind === "game-ended" && !event.limited),
}));

export const THEMES: readonly Theme[] = [
  ...GOD_THEMES,
  ...SPECIALISTS,
  ...CULTURE,
  ...OPTIONS,
  ...VICTORIES,
];
