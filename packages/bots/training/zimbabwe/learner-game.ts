import { dice, type Dice, type Seat } from "@sofala/engine";
import { roundOf, zimbabwe, type State, type Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../../src/bot.ts";
import { playMatch } from "../../src/match.ts";
import { TurnCandidates, type Evaluator } from "../../src/zimbabwe/candidates.ts";
import { chooseFirstMonument } from "../../src/zimbabwe/first-monument.ts";
import { GiftPlanner } from "../../src/zimbabwe/gifts.ts";
import { FEATURES, SeatFeatures } from "../../src/zimbabwe/learned/features.ts";
import {
  PlanningPlayer,
  singleMove,
  type PlannedMoves,
} from "../../src/zimbabwe/planning-player.ts";
import { RaceEvaluator } from "../../src/zimbabwe/race-evaluator.ts";
import { zimbabweSteady } from "../../src/zimbabwe/learned/learned-bots.ts";
import { QUICK_BREADTH, TurnPlanner, WIDE_BREADTH, allTurns } from "../../src/zimbabwe/turns.ts";
import { STEADY } from "../../src/zimbabwe/weights.ts";
import type { LearnerGame, Position } from "../records.ts";

const PLAYER_COUNTS = [4, 2, 4, 3, 4, 5, 4, 3, 4, 5];
const ROUNDS_MAX = 30;
/** So many turns in a hundred are drawn from the best ones instead of being the best. */
const EXPLORED_PERCENT = 30;
const EXPLORED_TURNS = 8;
const EXPLORED_GIFTS_PERCENT = 10;

const race = new RaceEvaluator(STEADY);
const features = new SeatFeatures();

/** Who may take a seat: a bot as it is, or one that explores and evaluates by an evaluator. */
export type Participant = Bot<Zimbabwe> | Evaluator;

/**
 * A game of bots that do not always take the best turn, so that the net sees what other turns lead to. Each seat is
 * taken by one of the participants, chosen at random.
 */
export function learnerGame(number: number, participants: readonly Participant[]): LearnerGame {
  const players = PLAYER_COUNTS[number % PLAYER_COUNTS.length] ?? 4;
  const chance = dice(`explore ${number}`);
  const bots = participants.map((each) => ("level" in each ? each : exploringBot(each, chance)));
  const positions: Position[] = [];
  const { ranking } = playMatch(zimbabwe, {
    seed: `learn-${number}`,
    options: { roundLimit: ROUNDS_MAX },
    bots: Array.from({ length: players }, () => bots[chance.below(bots.length)] as Bot<Zimbabwe>),
    onMove(_actor, move, _thought, state) {
      if (move.kind !== "end-turn") return;
      race.measure(state, state.active);
      features.read(state, state.active, race);
      positions.push({
        moment: roundOf(state),
        numbers: features.numbers.slice(0, players * FEATURES),
      });
    },
  });
  return { number, players, winners: ranking[0] ?? [], positions };
}

function exploringBot(evaluator: Evaluator, chance: Dice): Bot<Zimbabwe> {
  const planner = new TurnPlanner(evaluator, WIDE_BREADTH);
  const giftPlanner = new GiftPlanner(evaluator, new TurnPlanner(evaluator, QUICK_BREADTH));
  return {
    ...zimbabweSteady,
    createPlayer: (seat) =>
      new PlanningPlayer(seat, {
        firstMonument: (state) => singleMove(chooseFirstMonument(state)),
        gifts: (state) => {
          const best = giftPlanner.decide(state, seat);
          if (chance.below(100) >= EXPLORED_GIFTS_PERCENT) return singleMove(best);
          const moves = [...zimbabwe.legalMoves(state, seat)].slice(0, 3);
          return singleMove(moves[chance.below(moves.length)] ?? best);
        },
        turns: (state) =>
          chance.below(100) < EXPLORED_PERCENT
            ? exploredTurn(state, seat, evaluator, chance)
            : planner.plan(state, seat),
      }),
  };
}

/** One of the best turns by chance; a win is never missed. */
function exploredTurn(
  state: State,
  seat: Seat,
  evaluator: Evaluator,
  chance: Dice,
): readonly PlannedMoves[] {
  const candidates = new TurnCandidates(state, seat, evaluator, WIDE_BREADTH);
  const best = allTurns(candidates).slice(0, EXPLORED_TURNS);
  const turn = best[chance.below(best.length)];
  return [{ moves: turn?.moves ?? [], comparedTurns: candidates.turns.length }];
}
