import { freeGods, freeSpecialists, godOf, tryMoves, type God, type Move } from "@sofala/zimbabwe";
import type { TurnCandidates, CandidateTurn } from "./candidates.ts";
import { addMainActions, addRaises } from "./main-actions.ts";
import { builderMoves, shamanMoves } from "./specialists.ts";

/** Gods that allow other main actions. */
const TURN_CHANGING_GODS: readonly God[] = ["anansi", "atete", "eshu", "obatala", "tsui-goab"];

/** Adds gods and specialists to the best turns without them. */
export function addCards(candidates: TurnCandidates): void {
  const { state, seat, breadth } = candidates;
  const mainTurns = candidates.ranked().slice(0, breadth.cardCombinations);
  if (godOf(state, seat) === undefined) {
    for (const god of freeGods(state)) addGod(candidates, god, mainTurns);
  }
  const specialists = freeSpecialists(state);
  if (specialists.includes("herd")) addHerd(candidates, mainTurns);
  if (specialists.includes("builder")) addBuilder(candidates);
  for (const moves of shamanMoves(state, seat)) addShaman(candidates, moves, mainTurns);
}

function addGod(candidates: TurnCandidates, god: God, mainTurns: readonly CandidateTurn[]): void {
  const choice: readonly Move[] = [{ kind: "choose-god", god }];
  const chosen = tryMoves(candidates.state, choice);
  if (chosen === undefined) return;
  for (const { moves } of mainTurns) candidates.addIfLegal(chosen, choice, moves);
  if (TURN_CHANGING_GODS.includes(god)) addMainActions(candidates, chosen, choice);
}

/** The herd comes last, with the remaining cattle. */
function addHerd(candidates: TurnCandidates, mainTurns: readonly CandidateTurn[]): void {
  const choice: Move = { kind: "choose-specialist", specialist: "herd" };
  for (const { after, moves } of mainTurns) candidates.addIfLegal(after, moves, [choice]);
}

function addBuilder(candidates: TurnCandidates): void {
  const choice: readonly Move[] = [{ kind: "choose-specialist", specialist: "builder" }];
  const chosen = tryMoves(candidates.state, choice);
  if (chosen === undefined) return;
  const tools = builderMoves(chosen, candidates.seat);
  if (tools.length === 0) return;
  for (const { moves } of candidates.bestPlacings()) {
    candidates.addIfLegal(chosen, choice, [...tools, ...moves]);
  }
}

function addShaman(
  candidates: TurnCandidates,
  before: readonly Move[],
  mainTurns: readonly CandidateTurn[],
): void {
  const placed = tryMoves(candidates.state, before);
  if (placed === undefined) return;
  addRaises(candidates, placed, before);
  for (const { moves } of mainTurns.slice(0, 1)) candidates.addIfLegal(placed, before, moves);
}
