import type { Seat } from "@sofala/engine";
import { NAMED_INDUSTRIES } from "../board.ts";
import type { Log } from "../events.ts";
import { refusePrice } from "../purse.ts";
import type { Refusal } from "../refusals.ts";
import { playerAt, type State } from "../state.ts";

/** The price of victory points, bulk included, by the industry marker (R 8.5, Q 48). */
export function vpPrice(state: State, seat: Seat, vp: number): number {
  const at = state.edition.industryPrices[playerAt(state, seat).industry];
  if (at === undefined) throw new Error("the industry marker is off its track");
  const { pricePerVp, bulk } = at;
  if (bulk === undefined) return vp * pricePerVp;
  return Math.floor(vp / bulk.vp) * bulk.price + (vp % bulk.vp) * pricePerVp;
}

export function refuseBuying(state: State, seat: Seat, vp: number): Refusal | undefined {
  const { cubes } = playerAt(state, seat);
  const hasIndustry =
    cubes["industry.base"] > 0 || NAMED_INDUSTRIES.some((area) => cubes[area] > 0);
  if (!hasIndustry) return { code: "industry/none" };
  return refusePrice(state, seat, vpPrice(state, seat, vp));
}

export function buyVp(state: State, seat: Seat, vp: number, log: Log): void {
  const player = playerAt(state, seat);
  const price = vpPrice(state, seat, vp);
  player.money -= price;
  player.vp += vp;
  log.push({ kind: "vp-bought", seat, vp, price });
}
