import type { Seat } from "@sofala/engine";
import type { OfferView } from "@sofala/mediterranean";
import type { MediterraneanWords } from "@sofala/text/mediterranean";
import type { SlipEnd } from "./market-history.ts";

/** Why a slip is dead, for whoever looks at it. */
export function endSentence(
  { seat, to }: Pick<OfferView, "seat" | "to">,
  { reason, by }: SlipEnd,
  me: Seat | undefined,
  names: readonly string[],
  { market: { slip } }: MediterraneanWords,
): string {
  const { end } = slip;
  const name = names[by ?? seat] ?? "";
  const isByMe = by !== undefined && by === me;
  switch (reason) {
    case "taken": {
      if (isByMe) return end.takenByYou;
      const wasMine = me !== undefined && seat !== me && (to === "all" || to.includes(me));
      return wasMine ? end.quicker(name) : end.taken(name);
    }
    case "withdrawn":
      return seat === me ? end.withdrawnByYou : end.withdrawn(names[seat] ?? "");
    case "cards-gone":
      return end.cardsGone;
    case "declined":
      if (isByMe) return end.declinedByYou;
      return to !== "all" && to.length === 1 ? end.declinedBy(name) : end.declined;
  }
}
