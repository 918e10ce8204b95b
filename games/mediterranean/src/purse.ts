import type { Seat } from "@sofala/engine";
import { cubesInPlay } from "./board.ts";
import type { Gain } from "./data/edition.ts";
import type { Log, MoneySource, VpSource } from "./events.ts";
import type { Refusal } from "./refusals.ts";
import { playerAt, type State } from "./state.ts";
import { moveStatus } from "./tracks.ts";

/** Victory points never fall below 0 (Q 38); returns by how much they changed. */
export function changeVp(state: State, seat: Seat, by: number, source: VpSource, log: Log): number {
  const player = playerAt(state, seat);
  const changed = Math.max(by, -player.vp);
  if (changed === 0) return 0;
  player.vp += changed;
  log.push({ kind: "vp-changed", seat, by: changed, source });
  return changed;
}

/** Money never falls below 0; returns by how much it changed. */
export function changeMoney(
  state: State,
  seat: Seat,
  by: number,
  source: MoneySource,
  log: Log,
): number {
  const player = playerAt(state, seat);
  const changed = Math.max(by, -player.money);
  if (changed === 0) return 0;
  player.money += changed;
  log.push({ kind: "money-changed", seat, by: changed, source });
  return changed;
}

/** Everything that a bonus brings. */
export function takeGain(
  state: State,
  seat: Seat,
  gain: Gain,
  source: { readonly vp: VpSource; readonly money: MoneySource },
  log: Log,
): void {
  changeVp(state, seat, gain.vp ?? 0, source.vp, log);
  changeMoney(state, seat, gain.money ?? 0, source.money, log);
  moveStatus(state, seat, "happiness", gain.happiness ?? 0, log);
  moveStatus(state, seat, "safety", gain.safety ?? 0, log);
}

/** Cubes from the supply to the available workers, as many as are left (Q 46). */
export function takeWorkers(state: State, seat: Seat, count: number, log: Log): void {
  const player = playerAt(state, seat);
  const workers = Math.min(count, state.edition.rules.cubesPerPlayer.value - cubesInPlay(player));
  if (workers <= 0) return;
  player.cubes.available += workers;
  log.push({ kind: "workers-gained", seat, workers });
}

export function refusePrice(state: State, seat: Seat, price: number): Refusal | undefined {
  const { money } = playerAt(state, seat);
  return money < price ? { code: "money/short", need: price, have: money } : undefined;
}
