import {
  freeGods,
  freeSpecialists,
  godOf,
  linkingRainSitesOf,
  monumentSitesOf,
  tryMoves,
  ownsSpecialist,
  type God,
  type Move,
  type Specialist,
} from "@sofala/zimbabwe";
import type { TurnCandidates, CandidateTurn } from "./candidates.ts";
import { addMainActions, addRaises } from "./main-actions.ts";
import { monumentMoves } from "./sites.ts";
import { builderMoves, nomadMoves, rainMoves, shamanMoves } from "./specialists.ts";

/** Specialists that change the map before the main action. */
const MAP_CHANGERS: readonly Specialist[] = ["shaman", "rain-ceremony"];
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
  for (const moves of shamanMoves(state, seat)) addMapChange(candidates, moves, mainTurns);
  if (breadth.rains > 0) {
    const sites = linkingRainSitesOf(state, seat, breadth.rains);
    for (const moves of rainMoves(state, seat, sites)) addMapChange(candidates, moves, mainTurns);
  }
  if (breadth.nomadSites > 0) addNomads(candidates);
  for (const specialist of MAP_CHANGERS) addFurtherSpecialist(candidates, specialist);
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

/** A monument where only nomads may build. */
function addNomads(candidates: TurnCandidates): void {
  const { state, seat, breadth } = candidates;
  const moves = nomadMoves(state, seat);
  const paid = moves === undefined ? undefined : tryMoves(state, moves);
  if (moves === undefined || paid === undefined) return;
  const allowed = new Set(monumentSitesOf(state, seat).map(({ at }) => at));
  for (const move of monumentMoves(paid, seat, breadth.nomadSites, ({ at }) => !allowed.has(at))) {
    candidates.addIfLegal(paid, moves, [move]);
  }
}

/** A new resource, or rain, and then the raises that it allows, or the best turn without it. */
function addMapChange(
  candidates: TurnCandidates,
  before: readonly Move[],
  mainTurns: readonly CandidateTurn[],
): void {
  const placed = tryMoves(candidates.state, before);
  if (placed === undefined) return;
  addRaises(candidates, placed, before);
  for (const { moves } of mainTurns.slice(0, 1)) candidates.addIfLegal(placed, before, moves);
}

/** The best use of a specialist that the seat owns, before the best turns without it. */
function addFurtherSpecialist(candidates: TurnCandidates, specialist: Specialist): void {
  const { state, seat, breadth } = candidates;
  if (breadth.furtherSpecialists === 0 || !ownsSpecialist(state, seat, specialist)) return;
  const useIn = ({ moves }: CandidateTurn): Move | undefined =>
    moves.find((move) => move.kind === "use-specialist" && move.specialist === specialist);
  const ranked = candidates.ranked();
  const use = ranked.map(useIn).find((move) => move !== undefined);
  if (use === undefined) return;
  const others = ranked.filter((turn) => useIn(turn) === undefined && turn.moves.length > 0);
  for (const { moves } of others.slice(0, breadth.furtherSpecialists)) {
    candidates.addIfLegal(state, [], [use, ...moves]);
  }
}
