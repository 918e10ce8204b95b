import type { Seat } from "@sofala/engine";
import type { BuildingId, DevelopmentId, Mediterranean, SeenEvent } from "@sofala/mediterranean";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";

/** Something that was bought this turn. */
export type BillItem =
  | { readonly kind: "building"; readonly building: BuildingId; readonly price: number }
  | { readonly kind: "development"; readonly card: DevelopmentId; readonly price: number }
  | { readonly kind: "vp"; readonly vp: number; readonly price: number };

/** What a seat has bought in this purchasing phase, in order. */
export function billOf(
  observedMoves: readonly ObservedMove<Mediterranean>[],
  seat: Seat,
): readonly BillItem[] {
  const phaseStart = observedMoves.findLastIndex(({ events }) => events.some(isPurchasingStart));
  return observedMoves
    .slice(phaseStart + 1)
    .flatMap(({ events }) => events.flatMap((event) => itemsOf(event, seat)));
}

const isPurchasingStart = (event: SeenEvent): boolean =>
  event.kind === "phase-began" && event.phase === "purchasing";

function itemsOf(event: SeenEvent, seat: Seat): readonly BillItem[] {
  if (!("seat" in event) || event.seat !== seat) return [];
  switch (event.kind) {
    case "building-built":
      return [{ kind: "building", building: event.building, price: event.price }];
    case "development-bought":
      return [{ kind: "development", card: event.card, price: event.price }];
    case "vp-bought":
      return [{ kind: "vp", vp: event.vp, price: event.price }];
    default:
      return [];
  }
}

/** The money left when the turn ends. */
export const moneyAfterHalving = (money: number): number => Math.floor(money / 2);
