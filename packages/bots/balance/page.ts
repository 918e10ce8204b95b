import { CURRENT_EDITION } from "@sofala/mediterranean";
import type { SeatFacts } from "./facts.ts";
import { nameOf } from "./names.ts";
import { BUILDINGS, DEVELOPMENTS } from "./plots.ts";
import type { Population } from "./simulation.ts";
import { mean, share, sum } from "./statistics.ts";
import { TARGET, seatsIn, type Study } from "./study.ts";
import {
  boardTable,
  fateTable,
  incomeTable,
  moneyTable,
  oddestPlace,
  one,
  orderTable,
  percent,
  pointTable,
  scoreTable,
  tieTable,
  victimTable,
} from "./tables.ts";

/** Below this share of seats a card counts as hardly ever bought. */
const HARDLY = 0.05;

const plot = (name: string, words: string): string => `![${words}](mediterranean-balance/${name})`;

/** Cards that hardly any seat bought. */
function neglected(
  study: Study,
  population: Population,
  ids: readonly string[],
  of: (seat: SeatFacts) => ReadonlySet<string>,
): string {
  const seats = seatsIn(study[population]);
  const names = ids
    .filter((id) => share(seats, (seat) => of(seat).has(id)) < HARDLY)
    .map((id) => `${nameOf(id)} (${id})`);
  return names.length === 0 ? "none" : names.join(", ");
}

/** How many of the cards random players bought at least once. */
const reached = (
  study: Study,
  ids: readonly string[],
  of: (seat: SeatFacts) => ReadonlySet<string>,
): number => {
  const seats = seatsIn(study.random);
  return ids.filter((id) => seats.some((seat) => of(seat).has(id))).length;
};

/** The report, as a page of documentation. */
export function pageOf(study: Study): string {
  const games = study.random.length;
  const total = (players: number) =>
    one(mean(seatsIn(study.steady, players).map(({ income }) => sum(income))));
  const score = (players: number) =>
    one(mean(seatsIn(study.steady, players).map((seat) => seat.score)));
  const steady = seatsIn(study.steady);
  const oddest = oddestPlace(study);
  return `# Trading in the Mediterranean: balance

Edition ${CURRENT_EDITION} of the components, ${games} games with each of two kinds of players, at tables of four, five and six in turns, default options, fixed
seeds. \`npm run balance\` plays them again and writes this page and its plots; the same rules and the same players give the same bytes.

## What these figures can tell, and what not

- **Random players** are there to reach every corner of the rules. They swap, store and buy by lot, let the clock run out, and make deals that are
  plainly bad. That nobody buys a card, or that a score is low, says next to nothing about the game. What they do show is that games end, what comes up at
  all (they built ${reached(study, BUILDINGS, ({ built }) => built)} of ${BUILDINGS.length} buildings and bought ${reached(study, DEVELOPMENTS, ({ bought }) => bought)} of ${DEVELOPMENTS.length} developments), and how often there are votes and ties when nobody cares.
- **Steady players** are the bots of that level ([how they think](bots.md)): they trade for sets, arrows and against dangers, plan a turn of purchases at a time and see only what
  their seat may see. They never trade points or pledges, and all think alike. A card that they leave out may be bad, or their weight for it may be wrong.
- Every table is of one kind. Nothing here measures one strategy against another, so nothing here speaks to the target that simple
  strategies win between 0.6 and 1.45 times their fair share. That takes bots that differ.

## Against the targets

The reconstructed values of the components were balanced with the bots of another simulation, whose means per seat are the targets below (constraint N 89).
They are not in the rulebook, and steady players are not those bots: a gap may lie with the players as well as with the components. What can be compared is the order of
magnitude, and whether larger tables earn and score more. The targets speak of income without naming its sources; here it is the money for cards.

| | target | steady players |
| --- | --: | --: |
| money for cards in six turns, 4 / 5 / 6 players | ${TARGET.total[4]} / ${TARGET.total[5]} / ${TARGET.total[6]} | ${total(4)} / ${total(5)} / ${total(6)} |
| final score, 4 / 5 / 6 players | ${TARGET.score[4]} / ${TARGET.score[5]} / ${TARGET.score[6]} | ${score(4)} / ${score(5)} / ${score(6)} |
| buildings standing at the end | about ${TARGET.buildings} | ${one(mean(steady.map(({ standing }) => standing)))} |
| cubes in play at the end | about ${TARGET.cubes} | ${one(mean(steady.map(({ cubes }) => cubes)))} |
| seats that had all 15 cubes in play | ${TARGET.allCubes} | ${percent(share(steady, ({ mostCubes }) => mostCubes === 15))} |

## Income

Money for cards, mean per seat and turn.

${plot("income.svg", "Money for cards per turn: random players, steady players at three tables, and the target")}

${incomeTable(study)}

All money by source, mean per seat and game:

${moneyTable(study)}

## Scores

${plot("scores.svg", "Final scores by players and table")}

${scoreTable(study)}

The standard deviation of the target is ${TARGET.scoreDeviation}.

## Victory points by source

\`line\` is a complete row or column of culture, \`deals\` what changes hands in trade (it adds up to nothing), \`calamity\` what calamities take and \`penalty\` the price of indecision.

${plot("points.svg", "Victory points by source, mean per seat")}

${pointTable(study)}

## Boards

${boardTable(study)}

## Buildings

${plot("buildings.svg", "Share of seats that built each building at least once")}

Built by fewer than ${percent(HARDLY)} of the seats:

- random players: ${neglected(study, "random", BUILDINGS, ({ built }) => built)}
- steady players: ${neglected(study, "steady", BUILDINGS, ({ built }) => built)}

Seats begin under democracy and Venus, and boards are seldom flipped on purpose, so that more is built in white and blue. That says nothing about the faces.

## Developments

Every development is offered once in every game, to all seats.

${plot("developments.svg", "Share of seats that bought each development")}

Bought by fewer than ${percent(HARDLY)} of the seats:

- random players: ${neglected(study, "random", DEVELOPMENTS, ({ bought }) => bought)}
- steady players: ${neglected(study, "steady", DEVELOPMENTS, ({ bought }) => bought)}

Steady players leave out the improvements and, in the bronze age, new cities and harbors. Whether these are too dear or the bots too shy of them takes bots of another mind to tell;
until then their prices stay.

## Calamities

Victims, of the times a calamity was laid out in an age:

${victimTable(study)}

${plot("calamities.svg", "Share of calamities that find a victim, by turn")}

What became of them, why they passed, and how often the others had to vote:

${fateTable(study)}

Random players vote by lot, steady players with a plurality: how often people would fail to agree lies somewhere between, or outside.

## Turn order

Wins by the place in the first turn order, as a multiple of a fair share; the last column is the standard error of each entry.

${orderTable(study)}

The entry farthest from 1 is ${one(oddest.errors)} standard errors away; among ${oddest.places} entries, about two errors would be no surprise if all places were alike.

## Ties

Games in which several seats have the most points, and those that culture cubes and buildings do not decide either, so that hands are thrown:

${tieTable(study)}
`;
}
