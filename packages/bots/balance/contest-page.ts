import { CURRENT_EDITION, EDITIONS } from "@sofala/mediterranean";
import {
  ALWAYS,
  HALF,
  factsOf,
  leadOf,
  winsOf,
  type Contest,
  type Fancy,
  type Leanings,
} from "./contests.ts";
import { nameOf } from "./names.ts";
import { TABLES } from "./simulation.ts";
import { mean, share } from "./statistics.ts";
import { STRATEGIES, isIndustry } from "./strategies.ts";
import type { Study } from "./study.ts";
import { one, percent, table } from "./tables.ts";

/** What simple strategies win, as multiples of the fair share (constraint N 90). */
const BAND = { least: 0.6, most: 1.45 } as const;

/** Shares are fractions: what touches the target is not beyond it. */
const TOUCHING = 1e-9;

const withError = (value: number, error: number, digits: number): string =>
  `${value.toFixed(digits).replace("-", "−")} ± ${error.toFixed(digits)}`;

const atTable = (contests: readonly Contest[], players: number): readonly Contest[] =>
  contests.filter(({ seats }) => seats.length === players);

export const strategyTable = ({ liking, contests }: Leanings): string =>
  table([
    [
      `${liking} VP a purchase`,
      "wins",
      ...TABLES.map((players) => `${players} players`),
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
        one(mean(seats.map(({ bought }) => [...bought].filter(isCounted).length)));
      const ofCategory = (category: string) =>
        cards((id) => developmentOf(id)?.category === category);
      const { wins, error } = winsOf(contests, name);
      return [
        name,
        withError(wins, error, 2),
        ...TABLES.map((players) => winsOf(atTable(contests, players), name).wins.toFixed(2)),
        one(mean(seats.map(({ score }) => score))),
        ofCategory("production"),
        one(mean(seats.map(({ built }) => built.size))),
        ofCategory("culture"),
        cards((id) => {
          const card = developmentOf(id);
          return card !== undefined && isIndustry(card);
        }),
        one(mean(seats.map(({ points }) => points.bought))),
      ];
    }),
  ]);

const developmentOf = (id: string) => EDITIONS[CURRENT_EDITION]?.developments[id];

/** The strategies and likings outside the target, all tables together and at one, with how far by their standard error. */
export function outsiders({ leanings }: Study): { readonly all: string; readonly single: string } {
  const found = (place: string, liking: number, contests: readonly Contest[]) =>
    STRATEGIES.flatMap((name) => {
      const { wins, error } = winsOf(contests, name);
      const beyond = Math.max(BAND.least - wins, wins - BAND.most);
      const by = `(by ${one(beyond / error)} standard errors)`;
      return beyond > TOUCHING ? [`${name} at ${liking} VP${place} ${by}`] : [];
    });
  const all = leanings.flatMap(({ liking, contests }) => found("", liking, contests));
  const single = leanings.flatMap(({ liking, contests }) =>
    TABLES.flatMap((players) =>
      found(` with ${players} players`, liking, atTable(contests, players)),
    ),
  );
  return { all: all.join(", ") || "none", single: single.join(", ") || "none" };
}

export const fancyTable = ({ fancies }: Study): string =>
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
    ...[...new Set(fancies.map(({ purchase }) => purchase))].map((id) => [
      `${id} ${nameOf(id)}`,
      ...fancies
        .filter(({ purchase }) => purchase === id)
        .toSorted((a, b) => a.liking - b.liking)
        .flatMap(fancyCells),
    ]),
  ]);

function fancyCells({ purchase, contests }: Fancy): readonly string[] {
  const { wins, error } = winsOf(contests, HALF);
  const { lead, error: leadError } = leadOf(contests);
  const has = share(
    factsOf(contests, HALF),
    ({ bought, built }) => bought.has(purchase) || built.has(purchase),
  );
  return [percent(has), withError(wins, error, 2), withError(lead, leadError, 1)];
}

export const gamesOf = (study: Study, players: number): number =>
  atTable(study.leanings[0]?.contests ?? [], players).length;

export const fancyGames = ({ fancies }: Study): number =>
  fancies.find(({ liking }) => liking === ALWAYS)?.contests.length ?? 0;

/** The least and the greatest share that buyers of a neglected purchase win. */
export function fancyRange({ fancies }: Study): string {
  const wins = fancies.map(({ contests }) => winsOf(contests, HALF).wins);
  return `between ${Math.min(...wins).toFixed(2)} and ${Math.max(...wins).toFixed(2)}`;
}
