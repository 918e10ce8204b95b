import { BOXES, FARMS, INDUSTRIES, rowOf } from "@sofala/mediterranean";
import type {
  DevelopMove,
  DevelopmentData,
  DevelopmentId,
  Refusal,
  SeatView,
  WorkerPlace,
} from "@sofala/mediterranean";

/** Why a development cannot be bought; too little money, if only that is missing. */
export function developmentRefusal(
  card: DevelopmentId,
  data: DevelopmentData,
  seat: Pick<SeatView, "cubes" | "culture">,
  refusalOf: (move: DevelopMove) => Refusal | undefined,
): Refusal | undefined {
  const refusals = candidateMoves(card, data, seat).map(refusalOf);
  return refusals.find((refusal) => refusal?.code === "money/short") ?? refusals[0];
}

/** All moves that could be legal, by the card. */
function candidateMoves(
  card: DevelopmentId,
  { effects }: DevelopmentData,
  { cubes, culture }: Pick<SeatView, "cubes" | "culture">,
): readonly DevelopMove[] {
  const placement = effects.find((effect) => effect.op === "placeWorker");
  if (effects.some(({ op }) => op === "trackChoice")) return [{ kind: "develop", card, spaces: 1 }];
  if (placement === undefined) return [{ kind: "develop", card }];
  const row = placement.cultureCategory;
  const box = BOXES.find(
    (each) =>
      !culture.includes(each) && (row === undefined || row === "any" || row === rowOf(each)),
  );
  const industry = INDUSTRIES.find((each) => (cubes[`industry.${each}`] ?? 0) === 0);
  const farms: readonly WorkerPlace[] = placement.from.includes("farm") ? FARMS : [];
  const available: readonly WorkerPlace[] = placement.from.includes("available")
    ? ["available"]
    : [];
  return [...available, ...farms].map((place) => ({
    kind: "develop",
    card,
    from: [place],
    ...(placement.to === "culture" && box !== undefined ? { box } : {}),
    ...(placement.to === "industry" && industry !== undefined ? { industry } : {}),
  }));
}
