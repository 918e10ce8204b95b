import type { AppText } from "@sofala/text/web";
import type { ZimbabweAppText } from "@sofala/text/zimbabwe";
import type { View } from "@sofala/zimbabwe";
import { statusText, type Stage, type StatusContext } from "../../../table/open-table-status.ts";

type StatusText = Pick<ZimbabweAppText["panels"], "status">;

/** Who won, or what the active seat has to do. */
export function stageOf({ phase, active, ranking }: View, { status }: StatusText): Stage {
  if (phase === "over" || active === null) return { winners: ranking?.[0] ?? [] };
  const { own, other } = SENTENCES[phase];
  return { active, own: status[own], other: status[other] };
}

const SENTENCES = {
  setup: { own: "youPlaceFirst", other: "placesFirst" },
  gifts: { own: "youGive", other: "gives" },
  culture: { own: "youPlay", other: "plays" },
} as const;

/** The status of the table in one sentence. */
export const statusOf = (
  { view, ...context }: StatusContext & { readonly view: View },
  { panels, table }: Pick<AppText & ZimbabweAppText, "panels" | "table">,
): string => statusText(context, stageOf(view, panels), table);
