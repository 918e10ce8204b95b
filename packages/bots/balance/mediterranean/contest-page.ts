import { CURRENT_EDITION, EDITIONS } from "@sofala/mediterranean";
import {
  ALWAYS_BUY,
  TESTED,
  factsOf,
  leadOf,
  winsOf,
  type Contest,
  type PurchaseContests,
  type StrategyContests,
} from "./contests.ts";
import { nameOf } from "./names.ts";
import { TABLE_SIZES } from "./simulation.ts";
import { mean, share } from "./statistics.ts";
import { STRATEGIES, isIndustry } from "./strategies.ts";
import type { Study } from "./study.ts";
import { oneDecimal, percent, table } from "./tables.ts";

/** What simple strategies win, as multiples of the fair share (constraint N 90). */
const WIN_RATE_TARGET = { least: 0.6, most: 1.45 } as const;

/** Tolerance for rounding: a share on the limit is within the target. */
const ROUNDING = 1e-9;

const withError = (value: number, error: number, digits: number): string =>
  `${value.toFixed(digits).replace("-", "−")} ± ${error.toFixed(digits)}`;

const atTable = (contests: readonly Contest[], players: number): readonly Contest[] =>
  contests.filter(({ seats }) => seats.length === players);

export const strategyTable = ({ liking, contests }: StrategyContests): string =>
  table([
    [
      `${liking} VP a purchase`,
      "wins",
      ...TABLE_SIZES.map((players) => `${players} players`),
      "score",
      "production",
      "buildings",
      "culture",
      "industry",
      "points bought",
    ],
    ...STRATEGIES.map((name) => {
      const seats = factsOf(contests, name);
      const cards = (isCounted: (id: string) => boolean) =>
        oneDecimal(mean(seats.map(({ bought }) => [...bought].filter(isCounted).length)));
      const ofCategory = (category: string) =>
        cards((id) => developmentOf(id)?.category === category);
      const { wins, error } = winsOf(contests, name);
      return [
        name,
        withError(wins, error, 2),
        ...TABLE_SIZES.map((players) => winsOf(atTable(contests, players), name).wins.toFixed(2)),
        oneDecimal(mean(seats.map(({ score }) => score))),
        ofCategory("production"),
        oneDecimal(mean(seats.map(({ built }) => built.size))),
        ofCategory("culture"),
        cards((id) => {
          const card = developmentOf(id);
          return card !== undefined && isIndustry(card);
        }),
        oneDecimal(mean(seats.map(({ points }) => points.bought))),
      ];
    }),
  ]);

const developmentOf = (id: string) => EDITIONS[CURRENT_EDITION]?.developments[id];

/**
 * The strategies and preferences outside the target, at all tables together and at single ones,
 * with the distance in standard errors.
 */
export function strategiesOutsideTarget({ strategies }: Study): {
  readonly all: string;
  readonly single: string;
} {
  const found = (place: string, liking: number, contests: readonly Contest[]) =>
    STRATEGIES.flatMap((name) => {
      const { wins, error } = winsOf(contests, name);
      const beyond = Math.max(WIN_RATE_TARGET.least - wins, wins - WIN_RATE_TARGET.most);
      const by = `(by ${oneDecimal(beyond / error)} standard errors)`;
      return beyond > ROUNDING ? [`${name} at ${liking} VP${place} ${by}`] : [];
    });
  const all = strategies.flatMap(({ liking, contests }) => found("", liking, contests));
  const single = strategies.flatMap(({ liking, contests }) =>
    TABLE_SIZES.flatMap((players) =>
      found(` with ${players} players`, liking, atTable(contests, players)),
    ),
  );
  return { all: all.join(", ") || "none", single: single.join(", ") || "none" };
}

export const purchaseTable = ({ purchases }: Study): string =>
  table([
    [
      "",
      "bought with a preference of 2 VP",
      "wins",
      "ahead, in VP",
      "bought whenever possible",
      "wins",
      "ahead, in VP",
    ],
    ...[...new Set(purchases.map(({ purchase }) => purchase))].map((id) => [
      `${id} ${nameOf(id)}`,
      ...purchases
        .filter(({ purchase }) => purchase === id)
        .toSorted((a, b) => a.liking - b.liking)
        .flatMap(purchaseCells),
    ]),
  ]);

function purchaseCells({ purchase, contests }: PurchaseContests): readonly string[] {
  const { wins, error } = winsOf(contests, TESTED);
  const { lead, error: leadError } = leadOf(contests);
  const has = share(
    factsOf(contests, TESTED),
    ({ bought, built }) => bought.has(purchase) || built.has(purchase),
  );
  return [percent(has), withError(wins, error, 2), withError(lead, leadError, 1)];
}

export const strategyGameCount = (study: Study, players: number): number =>
  atTable(study.strategies[0]?.contests ?? [], players).length;

export const purchaseGameCount = ({ purchases }: Study): number =>
  purchases.find(({ liking }) => liking === ALWAYS_BUY)?.contests.length ?? 0;

/** The smallest and the largest win share of buyers of a neglected purchase. */
export function purchaseWinRange({ purchases }: Study): string {
  const wins = purchases.map(({ contests }) => winsOf(contests, TESTED).wins);
  return `between ${Math.min(...wins).toFixed(2)} and ${Math.max(...wins).toFixed(2)}`;
}
