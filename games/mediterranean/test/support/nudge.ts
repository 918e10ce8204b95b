import type { Dice } from "@sofala/engine";
import { nudgeJson } from "@sofala/engine/testing";
import { BUILDINGS } from "../naive/buildings.ts";
import { AREA_NAMES, BOXES, CARDS, DECKS, GOODS, INDUSTRIES } from "../naive/data.ts";
import { CALAMITIES, DEVELOPMENTS } from "../naive/events.ts";
import { pick } from "./random-play.ts";

const words = (text: string): readonly string[] => text.split(" ");

/** Words that may stand for each other. */
const KIN: readonly (readonly string[])[] = [
  ...DECKS.map((deck) => CARDS.filter((card) => card.deck === deck).map(({ id }) => id)),
  BUILDINGS.map(({ id }) => id),
  DEVELOPMENTS.map(({ id }) => id),
  CALAMITIES.map(({ id }) => id),
  [...AREA_NAMES, ...BOXES.map((box) => `culture.${box}`)],
  BOXES,
  GOODS,
  INDUSTRIES.map(({ area }) => area.slice("industry.".length)),
  words("democracy dictatorship"),
  words("venus mars"),
  words("government religion"),
  words("civic trading purchasing resolution tie-break over"),
  words("abilities give flips grace bank vote cubes stored throw"),
  words("letters drama sculpture glory revels guard"),
  words("withdrawn taken cards-gone declined"),
  words("poverty prosperity asked"),
  words("rock paper scissors"),
  words("twoZeros sharedZero"),
  words("hidden open"),
  words("binding talk"),
  words("open rounds"),
  words("decline withdraw"),
  words("ready unready"),
];

/** The value with one thing in it changed for another of its kind: mostly still well formed. */
export const nudged = (value: unknown, random: Dice): unknown =>
  nudgeJson(value, random, (text) => {
    const kin = KIN.find((list) => list.includes(text));
    return kin === undefined ? text : pick(random, kin);
  });
