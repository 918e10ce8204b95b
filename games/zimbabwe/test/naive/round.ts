import { CRAFT_NAMES, SPECIALIST_NAMES } from "./data.ts";
import { beginGifts } from "./gifts.ts";
import { terrainAt } from "./map.ts";
import { hasReachedVr } from "./score.ts";
import { playerAt } from "./state.ts";
import type { Cell, NaiveState, Seat, Turn } from "./state.ts";
import { beginTurn } from "./turn.ts";

/** R 4.4: the starting areas nobody took. */
export function firstSites(state: NaiveState, cells: readonly Cell[]): Cell[] {
  return cells.filter(
    (cell) =>
      terrainAt(state.board, cell) === "s" &&
      !state.monuments.some((monument) => monument.at === cell),
  );
}

export function placeFirst(state: NaiveState, seat: Seat, at: Cell): boolean {
  if (!firstSites(state, [at]).includes(at)) return false;
  state.monuments.push({ at, seat, level: 1 });
  if (everybodyStarted(state)) beginGifts(state);
  return true;
}

export function everybodyStarted(state: NaiveState): boolean {
  return state.players.every((_player, seat) =>
    state.monuments.some((monument) => monument.seat === seat),
  );
}

/** R 6.1, R 6.6. */
export function endTurn(state: NaiveState, turn: Turn): boolean {
  if (turn.pending !== undefined) return false;
  const next = state.turnOrder[state.turnOrder.indexOf(turn.seat) + 1];
  if (next === undefined) endRound(state);
  else beginTurn(state, next);
  return true;
}

function endRound(state: NaiveState): void {
  delete state.turn;
  for (const seat of state.players.keys()) collectRevenue(state, seat);

  const won = state.players.some((_player, seat) => hasReachedVr(state, seat));
  const limit = state.options.roundLimit ?? 0;
  if (won || (limit > 0 && state.round >= limit)) {
    state.phase = "over";
    return;
  }
  // R 13.3
  state.used = {};
  state.round += 1;
  beginGifts(state);
}

/** R 12. */
function collectRevenue(state: NaiveState, seat: Seat): void {
  const player = playerAt(state, seat);
  player.cattle += player.godCattle;
  player.godCattle = 0;
  for (const specialist of SPECIALIST_NAMES) {
    const onCard = player.specialists[specialist];
    if (onCard === undefined) continue;
    player.cattle += onCard;
    player.specialists[specialist] = 0;
  }
  for (const craft of CRAFT_NAMES) {
    const card = player.technologies[craft];
    if (card === undefined) continue;
    player.cattle += card.cattle;
    card.cattle = 0;
  }
  const levels = state.monuments
    .filter((monument) => monument.seat === seat)
    .map((monument) => monument.level);
  player.cattle += Math.max(0, ...levels) + (player.god === "engai" ? 2 : 0);
}
