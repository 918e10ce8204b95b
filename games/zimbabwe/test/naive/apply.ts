import { deepCopy } from "@sofala/engine/testing/copy";
import { placeCraftsman, raisePrices, setPrices } from "./craftsmen.ts";
import { give, pass } from "./gifts.ts";
import { emptyCells } from "./map.ts";
import { buildMonument, raiseMonument } from "./monuments.ts";
import { parseMove } from "./parse.ts";
import { applySpecialist, chooseGod, chooseSpecialist, isUsable } from "./religion.ts";
import { endTurn, placeFirst } from "./round.ts";
import { active, playerAt } from "./state.ts";
import type { Move, NaiveState, Seat } from "./state.ts";

/** The state after the move, or nothing where it is refused or malformed. The state given is never touched. */
export function apply(state: NaiveState, seat: Seat, input: unknown): NaiveState | undefined {
  const move = parseMove(input);
  if (move === undefined || active(state) !== seat) return undefined;
  // A rule works on the copy and says whether it may stand; a refused copy is thrown away.
  const { board, ...rest } = state;
  // Boards are replaced, never changed: all copies share them.
  const next: NaiveState = { ...deepCopy(rest), board };
  return play(next, seat, move) ? next : undefined;
}

function play(state: NaiveState, seat: Seat, move: Move): boolean {
  switch (state.phase) {
    case "setup":
      return move.kind === "place-first" && placeFirst(state, seat, move.at);
    case "gifts":
      if (move.kind === "give") return give(state, seat, move.cattle);
      return move.kind === "pass" && pass(state, seat);
    case "culture":
      return playInTurn(state, seat, move);
    case "over":
      return false;
  }
}

function playInTurn(state: NaiveState, seat: Seat, move: Move): boolean {
  const { turn } = state;
  if (turn === undefined) return false;
  const allowed = (() => {
    switch (move.kind) {
      case "place-first":
      case "give":
      case "pass":
        return false;
      case "set-prices":
        return setPrices(state, turn, move.prices);
      case "choose-god":
        return chooseGod(state, turn, move.god);
      case "choose-specialist":
        return chooseSpecialist(state, turn, move.specialist);
      case "use-specialist":
        return applySpecialist(state, turn, move);
      case "build-monument":
        return buildMonument(state, turn, move.at);
      case "place-craftsman":
        return placeCraftsman(state, turn, move);
      case "raise-prices":
        return raisePrices(state, turn, move.prices);
      case "raise-monument":
        return raiseMonument(state, turn, move.at, move.goods);
      case "end-turn":
        return endTurn(state, turn);
    }
  })();
  turn.history.push(move.kind);
  // R 6.6: what was chosen must stay usable.
  if (!allowed || turn.pending === undefined) return allowed;
  return isUsable(state, turn.pending, playerAt(state, seat).cattle, emptyCells(state));
}
