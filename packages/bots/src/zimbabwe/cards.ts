import { freeGods, freeSpecialists, godOf, tryMoves, type God, type Move } from "@sofala/zimbabwe";
import type { Candidates, Turn } from "./candidates.ts";
import { addMains, addRaises } from "./main-actions.ts";
import { builderMoves, shamanMoves } from "./specialists.ts";

/** Gods in whose turn other things can be done than without them. */
const CHANGES_TURN: readonly God[] = ["anansi", "atete", "eshu", "obatala", "tsui-goab"];

/** Gods and specialists with the best of the turns without them. */
export function addCards(candidates: Candidates): void {
  const { state, seat, breadth } = candidates;
  const mains = candidates.ranked().slice(0, breadth.combined);
  if (godOf(state, seat) === undefined) {
    for (const god of freeGods(state)) addGod(candidates, god, mains);
  }
  const specialists = freeSpecialists(state);
  if (specialists.includes("herd")) addHerd(candidates, mains);
  if (specialists.includes("builder")) addBuilder(candidates);
  for (const moves of shamanMoves(state, seat)) addShaman(candidates, moves, mains);
}

function addGod(candidates: Candidates, god: God, mains: readonly Turn[]): void {
  const choice: readonly Move[] = [{ kind: "choose-god", god }];
  const chosen = tryMoves(candidates.state, choice);
  if (chosen === undefined) return;
  for (const { moves } of mains) candidates.try(chosen, choice, moves);
  if (CHANGES_TURN.includes(god)) addMains(candidates, chosen, choice);
}

/** The herd comes last, with what is left. */
function addHerd(candidates: Candidates, mains: readonly Turn[]): void {
  const choice: Move = { kind: "choose-specialist", specialist: "herd" };
  for (const { after, moves } of mains) candidates.try(after, moves, [choice]);
}

function addBuilder(candidates: Candidates): void {
  const choice: readonly Move[] = [{ kind: "choose-specialist", specialist: "builder" }];
  const chosen = tryMoves(candidates.state, choice);
  if (chosen === undefined) return;
  const tools = builderMoves(chosen, candidates.seat);
  if (tools.length === 0) return;
  for (const { moves } of candidates.bestPlacings()) {
    candidates.try(chosen, choice, [...tools, ...moves]);
  }
}

function addShaman(candidates: Candidates, before: readonly Move[], mains: readonly Turn[]): void {
  const placed = tryMoves(candidates.state, before);
  if (placed === undefined) return;
  addRaises(candidates, placed, before);
  for (const { moves } of mains.slice(0, 1)) candidates.try(placed, before, moves);
}
