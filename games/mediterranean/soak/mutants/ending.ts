import type { Mutant } from "@sofala/engine/testing/mutation";
import { inFile } from "./rows.ts";

/** The end of a turn and of the game (R 8.11, R 9). */
export const ENDING: readonly Mutant[] = [
  ...inFile("parts.ts", "turn-end/", [
    [
      "Q 51",
      "half a dollar is rounded up",
      "Math.floor(player.money / 2)",
      "Math.ceil(player.money / 2)",
    ],
    ["Q 51", "money is not halved", "player.money = to;", ""],
    ["Q 51", "money is gone after a turn", "player.money = to;", "player.money = 0;"],
    [
      "Q 51",
      "money is not halved after turn 6",
      "player.money = to;",
      "if (state.turn < 6) player.money = to;",
    ],
    ["R 4.1", "abilities are used once a game", "player.used = [];", ""],
    ["R 8.3", "a development that was bought counts for every turn", "player.bought = [];", ""],
    ["Q 7", "forbidden purchases stay forbidden", "player.forbidden = [];", ""],
    [
      "Q 24",
      "luxury cards are shuffled after every turn",
      "if (isPiracySpent) shuffleIn",
      "if (isPiracySpent || state.turn > 0) shuffleIn",
    ],
    [
      "Q 24",
      "Piracy shuffles nothing",
      'if (isPiracySpent) shuffleIn(state, "luxury", log);',
      "if (isPiracySpent) endPledges(state);",
    ],
    [
      "R 1.1",
      "the game goes on after turn 6",
      "state.turn < state.edition.rules.turns.value",
      "state.turn <= state.edition.rules.turns.value",
    ],
    [
      "Q 52",
      "developments left over stay",
      "state.developments = state.coming.developments.shift() ?? [];",
      "state.developments = [...state.developments, ...(state.coming.developments.shift() ?? [])];",
    ],
    [
      "Q 52",
      "developments do not change",
      "state.developments = state.coming.developments.shift() ?? [];",
      "state.coming.developments.shift();",
    ],
    [
      "R 2.4",
      "calamities do not change",
      "state.calamities = state.coming.calamities.shift() ?? [];",
      "state.coming.calamities.shift();",
    ],
    [
      "R 2.6",
      "no cards are dealt in turn 1",
      "produce(state, log);",
      "if (state.turn > 1) produce(state, log);",
    ],
    [
      "Q 53",
      "a shared first place is shared",
      'if (beginDuel(state, log)) return beginPhase(state, "tie-break", "throw", log);',
      "",
    ],
    [
      "Q 29",
      "stored cards are paid after turn 6",
      "if (beginDuel(state, log)) return",
      "if (state.turn === 6) for (const player of state.players) player.vp += player.warehouse.length;\n  if (beginDuel(state, log)) return",
    ],
  ]),
  ...inFile("ending/ranking.ts", "the-end/", [
    [
      "R 9.1",
      "the fewest VP win",
      "(theirs[at] ?? 0) - (mine[at] ?? 0)",
      "(mine[at] ?? 0) - (theirs[at] ?? 0)",
    ],
    [
      "Q 53",
      "culture breaks no tie",
      "[vp, culture.length, buildings.length]",
      "[vp, 0, buildings.length]",
    ],
    [
      "Q 53",
      "buildings break no tie",
      "[vp, culture.length, buildings.length]",
      "[vp, culture.length, 0]",
    ],
    [
      "Q 53",
      "buildings come before culture",
      "[vp, culture.length, buildings.length]",
      "[vp, buildings.length, culture.length]",
    ],
    [
      "Q 53",
      "money breaks ties",
      "[vp, culture.length, buildings.length]",
      "[vp, culture.length, buildings.length, playerAt(state, seat).money]",
    ],
    [
      "Notation end",
      "lower ties are broken by seats",
      "compare(equal, seat) === 0) last.push(seat);",
      "compare(equal, seat) === 0 && places.length === 1) last.push(seat);",
    ],
    ["Notation end", "who left last is last", "duel.losers.toReversed()", "duel.losers"],
    [
      "Notation end",
      "losers share a rank",
      "...duel.losers.toReversed().map((seat) => [seat]),",
      "[...duel.losers],",
    ],
  ]),
  ...inFile("ending/throws.ts", "the-end/throws", [
    [
      "Q 53",
      "contenders stand in the order of seats",
      "state.turnOrder.filter((seat) => first.includes(seat))",
      "first",
    ],
    [
      "Q 53",
      "everybody throws",
      "state.turnOrder.filter((seat) => first.includes(seat))",
      "[...state.turnOrder]",
    ],
    [
      "Q 53",
      "a draw counts for the second",
      "duel.wins[1] + Number(beats(b, a))",
      "duel.wins[1] + Number(!beats(a, b))",
    ],
    [
      "Q 53",
      "wins are kept against the next",
      "wins: [0, 0],\n        hands",
      "wins: winner === first ? [wins[0] - 1, 0] : [wins[1] - 1, 0],\n        hands",
    ],
    [
      "Q 53",
      "the loser meets the next",
      "contenders: [winner, ...waiting]",
      "contenders: [...waiting, winner]",
    ],
    [
      "Q 53",
      "the second always wins",
      "wins[0] === needed ? [first, second]",
      "wins[0] > needed ? [first, second]",
    ],
    ["Q 53", "rock beats paper", 'rock: "scissors"', 'rock: "paper"'],
    ["Q 53", "paper beats scissors", 'paper: "rock"', 'paper: "scissors"'],
    ["Q 53", "scissors beat rock", 'scissors: "paper"', 'scissors: "rock"'],
    ["Part throw", "missing hands are rock", "return HANDS[pick];", "return HANDS[pick * 0];"],
    [
      "Part throw",
      "the clock throws for those who have thrown",
      "if (hand !== undefined) return hand;",
      "",
    ],
    [
      "Part throw",
      "the generator does not go on",
      "[pick, state.rng] = below(state.rng, HANDS.length);",
      "[pick] = below(state.rng, HANDS.length);",
    ],
    [
      "R 9.2",
      "a hand goes to the other",
      "duellists(state)[0] === seat ? [hand, b] : [a, hand]",
      "duellists(state)[0] === seat ? [a, hand] : [hand, b]",
    ],
  ]),
];
