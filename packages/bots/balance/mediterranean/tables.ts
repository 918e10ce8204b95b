import { MONEY_SOURCES, type CalamityFacts, type CalamityOutcome } from "./facts.ts";
import { CALAMITIES, nameOf } from "./names.ts";
import { TURNS } from "./plots.ts";
import { PLAYER_KINDS, TABLE_SIZES, type PlayerKind } from "./simulation.ts";
import { deviation, mean, quantile, share, sum } from "./statistics.ts";
import { GROUPS, TARGET, pointSourcesIn, seatsIn, type Study } from "./study.ts";

type Row = readonly (string | number)[];

/** A table whose first column is text and whose others are numbers. */
export const table = ([head = [], ...rows]: readonly Row[]): string =>
  [head, head.map((_, n) => (n === 0 ? "---" : "--:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

export const oneDecimal = (value: number): string => value.toFixed(1).replace("-", "−");
export const percent = (value: number): string => `${Math.round(value * 100)}%`;

export const incomeTable = (study: Study): string =>
  table([
    ["", ...TURNS.map((turn) => `turn ${turn}`), "total", "target"],
    ...GROUPS.map(({ population, players }) => {
      const incomes = seatsIn(study[population], players).map(({ income }) => income);
      const means = TURNS.map((turn) => mean(incomes.map((income) => income[turn - 1] ?? 0)));
      return [
        `${population}, ${players} players`,
        ...means.map(oneDecimal),
        oneDecimal(sum(means)),
        TARGET.total[players],
      ];
    }),
    ["target", "4–10", ...TARGET.income.slice(1), "", ""],
  ]);

export const moneyTable = (study: Study): string =>
  table([
    ["", ...MONEY_SOURCES],
    ...PLAYER_KINDS.map((population) => [
      population,
      ...MONEY_SOURCES.map((source) =>
        oneDecimal(mean(seatsIn(study[population]).map(({ money }) => money[source]))),
      ),
    ]),
  ]);

export const scoreTable = (study: Study): string =>
  table([
    [
      "",
      "mean",
      "standard deviation",
      "minimum",
      "quartile",
      "median",
      "quartile",
      "maximum",
      "target",
    ],
    ...GROUPS.map(({ population, players }) => {
      const scores = seatsIn(study[population], players).map(({ score }) => score);
      const marks = [0, 0.25, 0.5, 0.75, 1].map((at) => quantile(scores, at));
      return [
        `${population}, ${players} players`,
        oneDecimal(mean(scores)),
        oneDecimal(deviation(scores)),
        ...marks,
        TARGET.score[players],
      ];
    }),
  ]);

export function pointTable(study: Study): string {
  const sources = pointSourcesIn(study);
  return table([
    ["", ...sources, "score"],
    ...GROUPS.map(({ population, players }) => {
      const seats = seatsIn(study[population], players);
      return [
        `${population}, ${players} players`,
        ...sources.map((source) => oneDecimal(mean(seats.map(({ points }) => points[source])))),
        oneDecimal(mean(seats.map(({ score }) => score))),
      ];
    }),
  ]);
}

export const boardTable = (study: Study): string =>
  table([
    [
      "",
      "buildings standing",
      "destroyed",
      "cubes at the end",
      "seats that had all 15",
      "deals",
      "points given in deals",
      "cards stored",
    ],
    ...GROUPS.map(({ population, players }) => {
      const seats = seatsIn(study[population], players);
      return [
        `${population}, ${players} players`,
        oneDecimal(mean(seats.map(({ standing }) => standing))),
        oneDecimal(mean(seats.map(({ destroyed }) => destroyed))),
        oneDecimal(mean(seats.map(({ cubes }) => cubes))),
        percent(share(seats, ({ mostCubes }) => mostCubes === 15)),
        oneDecimal(mean(seats.map(({ deals }) => deals))),
        oneDecimal(mean(seats.map(({ given }) => given))),
        oneDecimal(mean(seats.map(({ stored }) => stored))),
      ];
    }),
    ["target", TARGET.buildings, "", TARGET.cubes, TARGET.allCubes, "", "", ""],
  ]);

const calamitiesIn = (study: Study, population: PlayerKind): readonly CalamityFacts[] =>
  study[population].flatMap(({ calamities }) => calamities);

const AGES = [
  { name: "stone", turns: [2, 3] },
  { name: "bronze", turns: [4, 5] },
  { name: "iron", turns: [6] },
] as const;

/** How often each calamity had a victim, by age. */
export const victimTable = (study: Study): string =>
  table([
    ["", ...PLAYER_KINDS.flatMap((population) => AGES.map(({ name }) => `${population}, ${name}`))],
    ...CALAMITIES.map((id) => [
      `${id} ${nameOf(id)}`,
      ...PLAYER_KINDS.flatMap((population) =>
        AGES.map(({ turns }) => {
          const all = calamitiesIn(study, population).filter(
            ({ calamity, turn }) => calamity === id && turns.some((each) => each === turn),
          );
          const struck = all.filter(({ outcome }) => outcome === "struck").length;
          return `${struck} of ${all.length}`;
        }),
      ),
    ]),
  ]);

const CALAMITY_OUTCOMES: readonly { readonly fate: CalamityOutcome; readonly name: string }[] = [
  { fate: "struck", name: "a victim" },
  { fate: "nobody-below", name: "nobody below START" },
  { fate: "all-tied", name: "all tied" },
  { fate: "undecided", name: "no majority" },
];

export const calamityOutcomeTable = (study: Study): string =>
  table([
    ["", ...CALAMITY_OUTCOMES.map(({ name }) => name), "put to a vote", "rounds per vote"],
    ...PLAYER_KINDS.flatMap((population) =>
      (["CU", "CB"] as const).map((kind) => {
        const all = calamitiesIn(study, population).filter(({ calamity }) =>
          calamity.startsWith(kind),
        );
        const voted = all.filter(({ rounds }) => rounds > 0);
        return [
          `${population}, ${kind === "CU" ? "unhappiness" : "barbarians"}`,
          ...CALAMITY_OUTCOMES.map(({ fate }) =>
            percent(share(all, (each) => each.outcome === fate)),
          ),
          percent(voted.length / all.length),
          voted.length === 0 ? "" : oneDecimal(mean(voted.map(({ rounds }) => rounds))),
        ];
      }),
    ),
  ]);

/** Wins by the place in the first turn order, where 1 is a fair share, and the standard error. */
function winsByPlace(study: Study, population: PlayerKind, players: number) {
  const games = study[population].filter(({ seats }) => seats.length === players);
  const wins = Array.from(
    { length: players },
    (_, place) => share(games, ({ seats, winner }) => seats[winner]?.order === place) * players,
  );
  return { wins, error: Math.sqrt((players - 1) / games.length) };
}

export function orderTable(study: Study): string {
  const places = Array.from({ length: Math.max(...TABLE_SIZES) }, (_, n) => n);
  return table([
    ["", ...places.map((place) => `place ${place + 1}`), "error"],
    ...GROUPS.map(({ population, players }) => {
      const { wins, error } = winsByPlace(study, population, players);
      const cells = places.map((place) => wins[place]?.toFixed(2) ?? "");
      return [`${population}, ${players} players`, ...cells, `±${error.toFixed(2)}`];
    }),
  ]);
}

/**
 * The largest deviation of a place from the fair share, in standard errors, and the number of
 * places.
 */
export function mostUnevenPlace(study: Study): {
  readonly errors: number;
  readonly places: number;
} {
  const errors = GROUPS.flatMap(({ population, players }) => {
    const { wins, error } = winsByPlace(study, population, players);
    return wins.map((win) => Math.abs(win - 1) / error);
  });
  return { errors: Math.max(...errors), places: errors.length };
}

export const tieTable = (study: Study): string =>
  table([
    ["", "one winner on points", "tied on points", "decided by throwing hands"],
    ...GROUPS.map(({ population, players }) => {
      const games = study[population].filter(({ seats }) => seats.length === players);
      const tied = games.filter(({ leaders }) => leaders > 1);
      return [
        `${population}, ${players} players`,
        percent(1 - tied.length / games.length),
        percent(tied.length / games.length),
        tied.filter(({ wasDecidedByThrow }) => wasDecidedByThrow).length + ` of ${tied.length}`,
      ];
    }),
  ]);
