import { CURRENT_EDITION } from "@sofala/mediterranean";
import {
  purchaseGameCount,
  purchaseWinRange,
  purchaseTable,
  strategyGameCount,
  strategiesOutsideTarget,
  strategyTable,
} from "./contest-page.ts";
import type { SeatFacts } from "./facts.ts";
import { BUILDINGS, DEVELOPMENTS, nameOf } from "./names.ts";
import type { PlayerKind } from "./simulation.ts";
import { mean, share, sum } from "./statistics.ts";
import { NEGLECTED_SHARE, TARGET, neglected, seatsIn, type Study } from "./study.ts";
import {
  boardTable,
  calamityOutcomeTable,
  incomeTable,
  moneyTable,
  mostUnevenPlace,
  oneDecimal,
  orderTable,
  percent,
  pointTable,
  scoreTable,
  tieTable,
  victimTable,
} from "./tables.ts";

const plotLink = (name: string, words: string): string =>
  `![${words}](mediterranean-balance/${name})`;

/** Cards that hardly any seat bought. */
const neglectedBy = (study: Study, population: PlayerKind, how: "bought" | "built"): string =>
  neglected(study[population], how)
    .map((id) => `${nameOf(id)} (${id})`)
    .join(", ") || "none";

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
    oneDecimal(mean(seatsIn(study.steady, players).map(({ income }) => sum(income))));
  const score = (players: number) =>
    oneDecimal(mean(seatsIn(study.steady, players).map((seat) => seat.score)));
  const steady = seatsIn(study.steady);
  const oddest = mostUnevenPlace(study);
  const outside = strategiesOutsideTarget(study);
  return `# Trading in the Mediterranean: balance

Edition ${CURRENT_EDITION} of the components, ${games} games with each of two kinds of players, at tables of four, five and six in turns, default options, fixed
seeds. \`npm run balance\` plays them again and writes this page and its plots; the same rules and the same players give the same bytes.

## What these figures can tell, and what not

- **Random players** are there to reach every corner of the rules. They swap, store and buy by lot, let the clock run out, and make deals that are
  plainly bad. That nobody buys a card, or that a score is low, says next to nothing about the game. What they do show is that games end, what comes up at
  all (they built ${reached(study, BUILDINGS, ({ built }) => built)} of ${BUILDINGS.length} buildings and bought ${reached(study, DEVELOPMENTS, ({ bought }) => bought)} of ${DEVELOPMENTS.length} developments), and how often there are votes and ties when nobody cares.
- **Steady players** are the bots of that level ([how they think](bots.md)): they trade for sets, arrows and against dangers, plan a turn of purchases at a time and see only what
  their seat may see. They never trade points or pledges, and all think alike. A card that they leave out may be bad, or their weight for it may be wrong.
- **Leaning players** are steady players that like some purchases more than these seem worth to them. They sit at tables with others, so that they show what a strategy or a
  neglected card wins or loses, as far as such bots can use it.

## Against the targets

The reconstructed values of the components were balanced with the bots of another simulation, whose means per seat are the targets below (constraint N 89).
They are not in the rulebook, and steady players are not those bots: a gap may lie with the players as well as with the components. What can be compared is the order of
magnitude, and whether larger tables earn and score more. The targets speak of income without naming its sources; here it is the money for cards.

| | target | steady players |
| --- | --: | --: |
| money for cards in six turns, 4 / 5 / 6 players | ${TARGET.total[4]} / ${TARGET.total[5]} / ${TARGET.total[6]} | ${total(4)} / ${total(5)} / ${total(6)} |
| final score, 4 / 5 / 6 players | ${TARGET.score[4]} / ${TARGET.score[5]} / ${TARGET.score[6]} | ${score(4)} / ${score(5)} / ${score(6)} |
| buildings standing at the end | about ${TARGET.buildings} | ${oneDecimal(mean(steady.map(({ standing }) => standing)))} |
| cubes in play at the end | about ${TARGET.cubes} | ${oneDecimal(mean(steady.map(({ cubes }) => cubes)))} |
| seats that had all 15 cubes in play | ${TARGET.allCubes} | ${percent(share(steady, ({ mostCubes }) => mostCubes === 15))} |

## Income

Money for cards, mean per seat and turn.

${plotLink("income.svg", "Money for cards per turn: random players, steady players at three tables, and the target")}

${incomeTable(study)}

All money by source, mean per seat and game:

${moneyTable(study)}

## Scores

${plotLink("scores.svg", "Final scores by players and table")}

${scoreTable(study)}

The standard deviation of the target is ${TARGET.scoreDeviation}.

## Victory points by source

\`line\` is a complete row or column of culture, \`deals\` what changes hands in trade (it adds up to nothing), \`calamity\` what calamities take and \`penalty\` the price of indecision.

${plotLink("points.svg", "Victory points by source, mean per seat")}

${pointTable(study)}

## Boards

${boardTable(study)}

## Buildings

${plotLink("buildings.svg", "Share of seats that built each building at least once")}

Built by fewer than ${percent(NEGLECTED_SHARE)} of the seats:

- random players: ${neglectedBy(study, "random", "built")}
- steady players: ${neglectedBy(study, "steady", "built")}

Seats begin under democracy and Venus, and boards are seldom flipped on purpose, so that more is built in white and blue. That says nothing about the faces.

## Developments

Every development is offered once in every game, to all seats.

${plotLink("developments.svg", "Share of seats that bought each development")}

Bought by fewer than ${percent(NEGLECTED_SHARE)} of the seats:

- random players: ${neglectedBy(study, "random", "bought")}
- steady players: ${neglectedBy(study, "steady", "bought")}

What comes of buying them is told under [neglected purchases](#neglected-purchases).

## Strategies

Constraint N 90: simple bots leaning to production, building, culture, industry or balance win between 0.6 and 1.45 times their fair share. Here all five sit at one table, each at
every seat of a seed; at four one is left out in turns, at six one comes twice. ${strategyGameCount(study, 4)} games for each table and liking. Who leans to something thinks each purchase of
the kind better by 1 or 2 VP than it is, and each point of industry by a twentieth of that; balance is the steady bot as it is. Wins are multiples of the fair share
with their standard error, the other columns means per seat.

${study.strategies.map(strategyTable).join("\n\n")}

Outside the target, all tables together: ${outside.all}. At single tables, where the error is about 0.16: ${outside.single}.

Liking is no plan: the more of it, the farther a bot strays from what seems best to it, so that all but balance should lose something. What tells is how much, beside the other kinds.

## Neglected purchases

What steady players hardly ever buy, bought: at tables of six every other seat likes it, either by 2 VP, so that it is bought where it seems to cost less than that, or so much
that it is bought whenever there is money. ${purchaseGameCount(study)} games for each; wins are multiples of the fair share.

${purchaseTable(study)}

They win ${purchaseWinRange(study)} times their fair share, where 1 would be a purchase that makes no difference. What follows from this for the components stands in
[ADR 6](adr/0006-the-first-edition-stays.md).

## Calamities

Victims, of the times a calamity was laid out in an age:

${victimTable(study)}

${plotLink("calamities.svg", "Share of calamities that find a victim, by turn")}

What became of them, why they passed, and how often the others had to vote:

${calamityOutcomeTable(study)}

Random players vote by lot, steady players with a plurality: how often people would fail to agree lies somewhere between, or outside.

## Turn order

Wins by the place in the first turn order, as a multiple of a fair share; the last column is the standard error of each entry.

${orderTable(study)}

The entry farthest from 1 is ${oneDecimal(oddest.errors)} standard errors away; among ${oddest.places} entries, about two errors would be no surprise if all places were alike.

## Ties

Games in which several seats have the most points, and those that culture cubes and buildings do not decide either, so that hands are thrown:

${tieTable(study)}
`;
}
