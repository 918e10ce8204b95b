import type { Seat } from "@sofala/engine";
import { BOXES } from "../board.ts";
import { standingOn } from "../buildings.ts";
import type { Area, DevelopmentData, DevelopmentEffect, DevelopmentId } from "../data/edition.ts";
import { entry } from "../data/entry.ts";
import type { Log } from "../events.ts";
import type { DevelopMove } from "../moves.ts";
import { changeVp, refusePrice, takeGain, takeWorkers } from "../purse.ts";
import type { Refusal } from "../refusals.ts";
import { playerAt, type State } from "../state.ts";
import { moveMarker } from "../tracks.ts";
import { scoreCulture } from "./culture.ts";
import { refuseWorkers, workersFor } from "./workers.ts";

export function developmentOf(state: State, id: DevelopmentId): DevelopmentData {
  const development = entry(state.edition.developments, id);
  if (development === undefined) throw new Error(`no such development: ${id}`);
  return development;
}

function priceOf(state: State, id: DevelopmentId): number {
  const { price } = developmentOf(state, id);
  return typeof price === "number" ? price : (price[state.turn] ?? 0);
}

/** Each of the six once per player and turn (R 8.3). */
export function refuseDevelop(state: State, seat: Seat, move: DevelopMove): Refusal | undefined {
  const { card } = move;
  const { bought, forbidden } = playerAt(state, seat);
  if (!state.developments.includes(card)) return { code: "develop/not-offered", card };
  if (bought.includes(card)) return { code: "develop/bought", card };
  if (forbidden.includes(card)) return { code: "develop/forbidden", card };
  const { effects } = developmentOf(state, card);
  const unasked = unaskedField(effects, move);
  if (unasked !== undefined) return { code: "develop/not-asked", field: unasked };
  for (const effect of effects) {
    const refusal = refuseEffect(state, seat, effect, move);
    if (refusal !== undefined) return refusal;
  }
  return refusePrice(state, seat, priceOf(state, card));
}

function unaskedField(
  effects: readonly DevelopmentEffect[],
  { from, box, industry, spaces }: DevelopMove,
): "from" | "box" | "industry" | "spaces" | undefined {
  const places = (to?: string) =>
    effects.some((effect) => effect.op === "placeWorker" && (to ?? effect.to) === effect.to);
  if (from !== undefined && !places()) return "from";
  if (box !== undefined && !places("culture")) return "box";
  if (industry !== undefined && !places("industry")) return "industry";
  const hasChoice = effects.some(({ op }) => op === "trackChoice");
  return spaces !== undefined && !hasChoice ? "spaces" : undefined;
}

function refuseEffect(
  state: State,
  seat: Seat,
  effect: DevelopmentEffect,
  move: DevelopMove,
): Refusal | undefined {
  const { cubes } = playerAt(state, seat);
  switch (effect.op) {
    case "placeWorker":
      return refuseWorkers(state, seat, effect, move);
    case "moveWorker":
      if (cubes[effect.from] < effect.count) return { code: "develop/no-city" };
      return roomAt(state, seat, effect.to) < effect.count
        ? { code: "develop/no-room" }
        : undefined;
    case "trackChoice": {
      const { spaces } = move;
      if (spaces === undefined) return { code: "develop/spaces-needed" };
      const isRight = spaces !== 0 && Math.abs(spaces) <= effect.maxSpaces;
      return isRight ? undefined : { code: "develop/wrong-spaces", most: effect.maxSpaces };
    }
    case "gain":
    case "industryTrack":
    case "takeWorkers":
    case "vpPerBuilding":
      return undefined;
  }
}

const roomAt = (state: State, seat: Seat, area: Area): number =>
  state.edition.areas[area].capacity - playerAt(state, seat).cubes[area];

export function develop(state: State, seat: Seat, move: DevelopMove, log: Log): void {
  const { card, box, industry, spaces } = move;
  const player = playerAt(state, seat);
  const price = priceOf(state, card);
  const { effects } = developmentOf(state, card);
  const workers = effects.flatMap((effect) =>
    effect.op === "placeWorker" ? workersFor(state, seat, effect, move) : [],
  );
  player.money -= price;
  player.bought.push(card);
  log.push({
    kind: "development-bought",
    seat,
    card,
    price,
    from: workers,
    ...(box === undefined ? {} : { box }),
    ...(industry === undefined ? {} : { industry }),
    ...(spaces === undefined ? {} : { spaces }),
  });
  for (const area of workers) player.cubes[area] -= 1;
  for (const effect of effects) applyEffect(state, seat, effect, move, workers.length, log);
}

function applyEffect(
  state: State,
  seat: Seat,
  effect: DevelopmentEffect,
  { box, industry, spaces = 0 }: DevelopMove,
  workers: number,
  log: Log,
): void {
  const player = playerAt(state, seat);
  const source = { vp: "development", money: "development" } as const;
  switch (effect.op) {
    case "placeWorker":
      if (effect.to === "culture") {
        player.culture = BOXES.filter((each) => each === box || player.culture.includes(each));
      } else if (effect.to !== "industry") player.cubes[effect.to] += workers;
      else if (industry !== undefined) player.cubes[`industry.${industry}`] += workers;
      return;
    case "moveWorker":
      player.cubes[effect.from] -= effect.count;
      player.cubes[effect.to] += effect.count;
      return;
    case "gain":
      if (effect.tag === "culture" && box !== undefined)
        return scoreCulture(state, seat, box, effect.vp ?? 0, log);
      return takeGain(state, seat, effect, source, log);
    case "industryTrack": {
      const last = state.edition.industryPrices.length - 1;
      player.industry = Math.min(last, player.industry + effect.delta);
      return;
    }
    case "takeWorkers":
      return takeWorkers(state, seat, effect.count, log);
    case "trackChoice":
      takeGain(state, seat, effect.cost, source, log);
      return moveMarker(state, seat, effect.track, spaces, log);
    case "vpPerBuilding":
      changeVp(state, seat, effect.vp * standingOn(state, seat, effect.track), "wonder", log);
      return;
  }
}
