import type { SeatFacts } from "./facts.ts";
import { BUILDINGS, DEVELOPMENTS, nameOf } from "./names.ts";
import { PLAYER_KINDS, TABLE_SIZES } from "./simulation.ts";
import { mean, quantile, share } from "./statistics.ts";
import { GROUPS, TARGET, pointSourcesIn, seatsIn, type Study } from "./study.ts";
import { barChart, boxChart, lineChart, type Series } from "../../../../scripts/src/svg-charts.ts";

/** File name and content of every plot. */
export type Plots = ReadonlyMap<string, string>;

/** From 1. */
export const TURNS: readonly number[] = TARGET.income.map((_, n) => n + 1);

export const plotsOf = (study: Study): Plots =>
  new Map([
    ["income.svg", incomePlot(study)],
    ["scores.svg", scorePlot(study)],
    ["points.svg", pointPlot(study)],
    [
      "buildings.svg",
      sharePlot(
        study,
        "Buildings: share of seats that built them",
        BUILDINGS,
        ({ built }) => built,
      ),
    ],
    [
      "developments.svg",
      sharePlot(
        study,
        "Developments: share of seats that bought them",
        DEVELOPMENTS,
        ({ bought }) => bought,
      ),
    ],
    ["calamities.svg", calamityPlot(study)],
  ]);

const byPopulation = (values: (population: (typeof PLAYER_KINDS)[number]) => number[]): Series[] =>
  PLAYER_KINDS.map((population) => ({ name: `${population} players`, values: values(population) }));

function incomePlot(study: Study): string {
  const meansOf = (seats: readonly SeatFacts[]) =>
    TURNS.map((turn) => mean(seats.map(({ income }) => income[turn - 1] ?? 0)));
  const steady = TABLE_SIZES.toReversed().map((players) => ({
    name: `steady, ${players} players`,
    values: meansOf(seatsIn(study.steady, players)),
  }));
  return lineChart(
    "Money for cards, per seat and turn",
    TURNS.map((turn) => `turn ${turn}`),
    [
      { name: "random", values: meansOf(seatsIn(study.random)) },
      ...steady,
      { name: "target", values: TARGET.income, dashed: true },
    ],
    "number",
  );
}

function scorePlot(study: Study): string {
  const spreads = GROUPS.map(({ population, players }) => {
    const scores = seatsIn(study[population], players).map(({ score }) => score);
    const [low, first, median, third, high] = [0.05, 0.25, 0.5, 0.75, 0.95].map((at) =>
      quantile(scores, at),
    ) as [number, number, number, number, number];
    return {
      name: `${population}, ${players} players`,
      marks: [low, first, median, third, high] as const,
      mean: mean(scores),
      series: PLAYER_KINDS.indexOf(population),
    };
  });
  const title = "Final scores: quartiles, 5% to 95%, and the mean as a dot";
  return boxChart(
    title,
    spreads,
    byPopulation(() => []),
  );
}

function pointPlot(study: Study): string {
  const sources = pointSourcesIn(study);
  const means = byPopulation((population) =>
    sources.map((source) => mean(seatsIn(study[population]).map(({ points }) => points[source]))),
  );
  return barChart("Victory points by source, mean per seat", sources, means, "number");
}

const sharePlot = (
  study: Study,
  title: string,
  ids: readonly string[],
  of: (seat: SeatFacts) => ReadonlySet<string>,
): string =>
  barChart(
    title,
    ids.map((id) => `${id} ${nameOf(id)}`),
    byPopulation((population) =>
      ids.map((id) => share(seatsIn(study[population]), (seat) => of(seat).has(id))),
    ),
    "percent",
  );

function calamityPlot(study: Study): string {
  const turns = TURNS.slice(1);
  const series = PLAYER_KINDS.flatMap((population) =>
    (["CU", "CB"] as const).map((kind) => ({
      name: `${population}, ${kind === "CU" ? "unhappiness" : "barbarians"}`,
      values: turns.map((turn) => {
        const all = study[population]
          .flatMap(({ calamities }) => calamities)
          .filter((each) => each.turn === turn && each.calamity.startsWith(kind));
        return share(all, ({ outcome }) => outcome === "struck");
      }),
    })),
  );
  return lineChart(
    "Calamities that find a victim",
    turns.map((turn) => `turn ${turn}`),
    series,
    "percent",
  );
}
