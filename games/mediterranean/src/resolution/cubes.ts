import type { Seat } from "@sofala/engine";
import { BOXES, FARMS, NAMED_INDUSTRIES, boxAt, cubesAt, isBox } from "../board.ts";
import type { AreaKind, CalamityEffect } from "../data/edition.ts";
import type { Log } from "../events.ts";
import type { CubePlace } from "../moves.ts";
import type { Refusal } from "../refusals.ts";
import { playerAt, type Player, type State } from "../state.ts";
import { moveStatus } from "../tracks.ts";

export type CubeLoss = Extract<CalamityEffect, { readonly op: "loseCubes" }>;

/** The places of a kind, in the order of the board; the base of industry comes last (Q 39). */
function placesOf(kind: AreaKind): readonly CubePlace[] {
  if (kind === "farm") return FARMS;
  if (kind === "industry") return [...NAMED_INDUSTRIES, "industry.base"];
  if (kind === "culture") return BOXES.map((box): CubePlace => `culture.${box}`);
  return [kind];
}

/** The places with cubes from which a calamity takes. */
const placesHit = (player: Player, { areas }: CubeLoss): readonly CubePlace[] =>
  areas.flatMap(placesOf).filter((place) => cubesAt(player, place) > 0);

/** Cubes that are lost: as many as there are (Q 39). */
function lossOf(player: Player, loss: CubeLoss): number {
  const cubes = placesHit(player, loss).reduce((sum, place) => sum + cubesAt(player, place), 0);
  return Math.min(loss.count, cubes);
}

/** The base of industry is lost only with every named industry (Q 39). */
const isBaseLast = (player: Player, places: readonly CubePlace[]): boolean =>
  !places.includes("industry.base") ||
  NAMED_INDUSTRIES.every((area) => player.cubes[area] === 0 || places.includes(area));

/** Every choice once; the first takes from the first areas that have any. */
export function cubeChoices(state: State, seat: Seat, loss: CubeLoss): readonly CubePlace[][] {
  const player = playerAt(state, seat);
  const places = placesHit(player, loss);
  const all = multisets(player, places, lossOf(player, loss));
  return all.filter((choice) => isBaseLast(player, choice));
}

function multisets(player: Player, places: readonly CubePlace[], count: number): CubePlace[][] {
  if (count === 0) return [[]];
  return places.flatMap((place, n) => {
    const most = Math.min(count, cubesAt(player, place));
    const counts = Array.from({ length: most }, (_, taken) => most - taken);
    return counts.flatMap((taken) =>
      multisets(player, places.slice(n + 1), count - taken).map((rest) => [
        ...Array.from({ length: taken }, () => place),
        ...rest,
      ]),
    );
  });
}

export function refuseLoss(
  state: State,
  seat: Seat,
  loss: CubeLoss,
  areas: readonly CubePlace[],
): Refusal | undefined {
  const player = playerAt(state, seat);
  const places = placesHit(player, loss);
  const count = lossOf(player, loss);
  const wrong = areas.find(
    (area) =>
      !places.includes(area) ||
      areas.filter((other) => other === area).length > cubesAt(player, area),
  );
  if (wrong !== undefined) return { code: "cubes/wrong-area", area: wrong };
  if (areas.length !== count) return { code: "cubes/wrong-count", count };
  return isBaseLast(player, areas) ? undefined : { code: "cubes/base-last" };
}

/** R 7.5: what goes with a cube that is lost. */
export function loseCubes(state: State, seat: Seat, areas: readonly CubePlace[], log: Log): void {
  if (areas.length === 0) return;
  const player = playerAt(state, seat);
  const { armySafety, colosseumHappiness } = state.edition.rules;
  log.push({ kind: "cubes-lost", seat, areas });
  for (const area of areas) {
    if (isBox(area)) {
      player.culture = player.culture.filter((box) => box !== boxAt(area));
      continue;
    }
    player.cubes[area] -= 1;
    if (area === "army") moveStatus(state, seat, "safety", -armySafety.value, log);
    if (area === "colosseum") moveStatus(state, seat, "happiness", -colosseumHappiness.value, log);
    if (NAMED_INDUSTRIES.includes(area)) player.industry = Math.max(0, player.industry - 1);
  }
}
