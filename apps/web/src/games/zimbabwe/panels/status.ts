import type { Seat } from "@sofala/engine";
import type { WebText } from "@sofala/text/web";
import type { View } from "@sofala/zimbabwe";

/** What a status is about. */
export interface Situation {
  readonly view: View;
  readonly names: readonly string[];
  /** The seat that a person at this device decides for. */
  readonly me: Seat | undefined;
  /** More than one person plays at this device, so `you` could be anyone. */
  readonly isShared: boolean;
  /** The bot that is thinking. */
  readonly thinking: Seat | undefined;
  /** Set while an earlier moment is looked at: its number, and that of now. */
  readonly past?: { readonly move: number; readonly of: number };
}

/** What is going on, in one sentence. */
export function statusOf(
  situation: Situation,
  { status }: Pick<WebText["panels"], "status">,
): string {
  const { view, names, me, isShared, thinking, past } = situation;
  if (past !== undefined) return status.past(past.move, past.of);
  const nameOf = (seat: Seat) => names[seat] ?? "";
  const { active } = view;
  if (view.phase === "over" || active === null) {
    return status.over((view.ranking?.[0] ?? []).map(nameOf));
  }
  if (active === thinking) return status.thinks(nameOf(active));
  const sentences = SENTENCES[view.phase];
  if (active !== me) return status[sentences.other](nameOf(active));
  return isShared ? status[sentences.own](nameOf(active)) : status[sentences.own]();
}

const SENTENCES = {
  setup: { own: "youPlaceFirst", other: "placesFirst" },
  gifts: { own: "youGive", other: "gives" },
  culture: { own: "youPlay", other: "plays" },
} as const;
