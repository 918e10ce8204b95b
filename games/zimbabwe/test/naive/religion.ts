import { MAX_VR, RESOURCE_LETTER, RESOURCE_NAMES, SPECIALISTS } from "./data.ts";
import type { God, Specialist } from "./data.ts";
import { emptyCells, hasRainPair, sideNeighbours, withTerrain } from "./map.ts";
import { moveMarker, vr } from "./score.ts";
import { playerAt } from "./state.ts";
import type { Cell, NaiveState, Turn, UseSpecialist } from "./state.ts";
import { hasChosen } from "./turn.ts";

/** R 7.1, R 7.2, Q 5.4. */
export function chooseGod(state: NaiveState, turn: Turn, god: God): boolean {
  const player = playerAt(state, turn.seat);
  if (player.god !== undefined || hasChosen(turn) || !state.gods.includes(god)) return false;
  player.god = god;
  state.gods = state.gods.filter((other) => other !== god);
  moveMarker(state, turn.seat);
  return vr(state, turn.seat) <= MAX_VR;
}

/** R 8.1; that it can be paid and placed is looked at after every move (R 6.6). */
export function chooseSpecialist(state: NaiveState, turn: Turn, specialist: Specialist): boolean {
  if (state.options.specialists === false || state.options.firstPlay === true) return false;
  if (hasChosen(turn)) return false;
  if (state.players.some((player) => player.specialists[specialist] !== undefined)) return false;
  playerAt(state, turn.seat).specialists[specialist] = 0;
  turn.pending = specialist;
  moveMarker(state, turn.seat);
  return vr(state, turn.seat) <= MAX_VR;
}

/** R 6.6: whether the fee is in hand and there is something to place and somewhere to place it. */
export function isUsable(
  state: NaiveState,
  specialist: Specialist,
  cattle: number,
  empty: ReadonlySet<Cell>,
): boolean {
  if (cattle < SPECIALISTS[specialist].fee) return false;
  switch (specialist) {
    case "builder":
    case "herd":
    case "nomads":
      return true;
    case "shaman":
      return (
        RESOURCE_NAMES.some((resource) => state.supply.resources[resource] > 0) && empty.size > 0
      );
    case "rain-ceremony":
      return state.supply.water > 0 && hasRainPair(empty);
  }
}

/** R 8.2: pay onto the card, then do what it does. */
export function applySpecialist(state: NaiveState, turn: Turn, move: UseSpecialist): boolean {
  const player = playerAt(state, turn.seat);
  const onCard = player.specialists[move.specialist];
  if (onCard === undefined || turn.usedSpecialists.includes(move.specialist)) return false;

  const paid = move.specialist === "herd" ? move.cattle : SPECIALISTS[move.specialist].fee;
  if (player.cattle < paid) return false;
  player.cattle -= paid;
  player.specialists[move.specialist] = onCard + paid;
  turn.usedSpecialists.push(move.specialist);
  if (turn.pending === move.specialist) delete turn.pending;

  switch (move.specialist) {
    case "builder":
    case "nomads":
      return true;
    case "herd":
      // Q 5.7
      player.specialists.herd = onCard + paid + paid / 2;
      return true;
    case "shaman":
      if (state.supply.resources[move.resource] === 0 || !emptyCells(state).has(move.at))
        return false;
      state.supply.resources[move.resource] -= 1;
      state.board = withTerrain(state.board, move.at, RESOURCE_LETTER[move.resource]);
      return true;
    case "rain-ceremony": {
      const [one, other] = move.cells;
      const empty = emptyCells(state);
      if (state.supply.water === 0 || !empty.has(one) || !empty.has(other)) return false;
      if (!sideNeighbours(state.board, one).includes(other)) return false;
      state.supply.water -= 1;
      state.board = withTerrain(withTerrain(state.board, one, "~"), other, "~");
      return true;
    }
  }
}
