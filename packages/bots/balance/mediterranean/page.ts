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

Edition ${CURRENT_EDITION} of the components, ${games} games with each of two kinds of players, at tables of four, five and six by turns, with the default options and fixed
seeds. \`npm run balance\` plays them again and writes this page and its plots. The same rules and the same players give exactly the same files.

## What these figures show, and what they do not show

- **Random players** reach every part of the rules. They swap, store and buy at random, let the clock run out, and make obviously bad deals. If they do
  not buy a card, or score low, that says almost nothing about the game. They show that games end, which cards are used at
  all (they built ${reached(study, BUILDINGS, ({ built }) => built)} of ${BUILDINGS.length} buildings and bought ${reached(study, DEVELOPMENTS, ({ bought }) => bought)} of ${DEVELOPMENTS.length} developments), and how often votes and ties happen if nobody plays to win.
- **Steady players** are the bots of that level ([how they think](bots.md)). They trade to complete sets, to get arrows and to avoid dangers, plan all purchases of a turn together, and see only what
  their seat may see. They never trade points or pledges, and all of them think in the same way. If they do not buy a card, either the card is bad or their weight for it is wrong.
- **Players with a preference** are steady players that value some purchases higher than they otherwise would. They play against other bots, which shows how much a strategy or a
  rarely bought card wins or loses when such bots use it.

## Compared with the targets

The reconstructed values of the components were balanced with the bots of another simulation. Their means per seat are the targets below (constraint N 89).
The targets are not in the rulebook, and steady players are not those bots: a difference can come from the players as well as from the components. You can compare the order of
magnitude, and whether larger tables earn and score more. The targets give an income without its sources; here, income is the money for cards.

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

\`line\` is for a complete row or column of culture, \`deals\` is what players pay each other in trades (the sum is zero), \`calamity\` is what calamities take, and \`penalty\` is what judges lose if a vote is undecided.

${plotLink("points.svg", "Victory points by source, mean per seat")}

${pointTable(study)}

## Boards

${boardTable(study)}

## Buildings

${plotLink("buildings.svg", "Share of seats that built each building at least once")}

Built by fewer than ${percent(NEGLECTED_SHARE)} of the seats:

- random players: ${neglectedBy(study, "random", "built")}
- steady players: ${neglectedBy(study, "steady", "built")}

Seats start with democracy and Venus, and boards are rarely flipped on purpose, so more is built on the white and blue sides. This does not mean that these sides are better.

## Developments

Every development is offered once in every game, to all seats.

${plotLink("developments.svg", "Share of seats that bought each development")}

Bought by fewer than ${percent(NEGLECTED_SHARE)} of the seats:

- random players: ${neglectedBy(study, "random", "bought")}
- steady players: ${neglectedBy(study, "steady", "bought")}

[Neglected purchases](#neglected-purchases) shows what happens if they are bought.

## Strategies

Constraint N 90: simple bots that prefer production, building, culture, industry or balance win between 0.6 and 1.45 times their fair share. Here all five play at the same table, and each plays
every seat of a seed. At tables of four one of them is left out by turns, at tables of six one plays twice. There are ${strategyGameCount(study, 4)} games for each size of table and each strength of the preference. A bot with a
preference values each purchase of that kind 1 or 2 VP higher than it otherwise would, and each point of industry a twentieth of that higher; balance is the steady bot without a preference. Wins are multiples of the fair share
with their standard error; the other columns are means per seat.

${study.strategies.map(strategyTable).join("\n\n")}

Outside the target over all tables: ${outside.all}. Outside it at tables of one size, where the standard error is about 0.16: ${outside.single}.

A preference is not a plan: the stronger it is, the further a bot departs from what it thinks is best, so every strategy except balance should lose something. What matters is how much each loses, compared with the others.

## Neglected purchases

These are the cards that steady players hardly ever buy. Here every other seat at tables of six prefers one of them: either by 2 VP, so that it is bought if it seems to cost less than that, or so much
that it is bought whenever there is enough money. There are ${purchaseGameCount(study)} games for each; wins are multiples of the fair share.

${purchaseTable(study)}

The seats with the preference win ${purchaseWinRange(study)} times their fair share; 1 means that the purchase makes no difference. [ADR 6](adr/0006-the-first-edition-stays.md) says what
follows from this for the components.

## Calamities

How often each calamity found a victim, of the times it was revealed in an age:

${victimTable(study)}

${plotLink("calamities.svg", "Share of calamities that find a victim, by turn")}

How often calamities found a victim, why the others had none, and how often there was a vote:

${calamityOutcomeTable(study)}

Random players vote at random, and steady players vote with the plurality. We do not know how often people would fail to agree; it need not be between the two.

## Turn order

Wins by the place in the first turn order, as multiples of a fair share. The last column is the standard error of each value in the row.

${orderTable(study)}

The value furthest from 1 is ${oneDecimal(oddest.errors)} standard errors away. Among ${oddest.places} values, about two standard errors would be normal even if all places were equal.

## Ties

How often several seats have the most points, and how often culture cubes and buildings do not break the tie either, so that the players throw hands:

${tieTable(study)}
`;
}
