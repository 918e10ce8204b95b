import type { DevelopmentData, Edition } from "@sofala/mediterranean";
import { POINTS, STEADY, type Character, type Leaning } from "../../src/mediterranean/play-style.ts";

/** The simple strategies of constraint N 90; balance is the steady bot as it is. */
export const STRATEGIES = ["production", "building", "culture", "industry", "balance"] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** A point bought is a small purchase beside a card. */
const OF_A_POINT = 0.05;

/** A steady bot that likes the purchases of one strategy so many points beyond their worth. */
export const strategist = (edition: Edition, strategy: Strategy, liking: number): Character => ({
  ...STEADY,
  leaning: leaningTo(edition, strategy, liking),
});

/** A steady bot that likes one building or development so much more. */
export const fancier = (purchase: string, liking: number): Character => ({
  ...STEADY,
  leaning: { [purchase]: liking },
});

function leaningTo(edition: Edition, strategy: Strategy, liking: number): Leaning {
  const developments = (isLiked: (card: DevelopmentData) => boolean) =>
    Object.keys(edition.developments).filter((id) => {
      const card = edition.developments[id];
      return card !== undefined && isLiked(card);
    });
  const all = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, liking]));
  switch (strategy) {
    case "production":
      return all(developments(({ category }) => category === "production"));
    case "building":
      return all(Object.keys(edition.buildings));
    case "culture":
      return all(developments(({ category }) => category === "culture"));
    case "industry":
      return { ...all(developments(isIndustry)), [POINTS]: liking * OF_A_POINT };
    case "balance":
      return {};
  }
}

export const isIndustry = ({ effects }: DevelopmentData): boolean =>
  effects.some(({ op }) => op === "industryTrack");
