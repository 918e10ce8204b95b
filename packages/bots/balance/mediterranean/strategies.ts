import type { DevelopmentData, Edition } from "@sofala/mediterranean";
import {
  POINTS_PREFERENCE,
  STEADY,
  type PlayStyle,
  type PurchasePreferences,
} from "../../src/mediterranean/play-style.ts";

/** The simple strategies of constraint N 90; balance is the steady bot as it is. */
export const STRATEGIES = ["production", "building", "culture", "industry", "balance"] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** A point bought is a small purchase compared with a card. */
const POINT_PREFERENCE_SHARE = 0.05;

/** A steady bot that values the purchases of one strategy higher by some points. */
export const strategyStyle = (edition: Edition, strategy: Strategy, liking: number): PlayStyle => ({
  ...STEADY,
  preferences: preferencesFor(edition, strategy, liking),
});

/** A steady bot that values one building or development higher. */
export const purchaseStyle = (purchase: string, liking: number): PlayStyle => ({
  ...STEADY,
  preferences: { [purchase]: liking },
});

function preferencesFor(edition: Edition, strategy: Strategy, liking: number): PurchasePreferences {
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
      return {
        ...all(developments(isIndustry)),
        [POINTS_PREFERENCE]: liking * POINT_PREFERENCE_SHARE,
      };
    case "balance":
      return {};
  }
}

export const isIndustry = ({ effects }: DevelopmentData): boolean =>
  effects.some(({ op }) => op === "industryTrack");
