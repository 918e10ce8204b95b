import type { Seat } from "@sofala/engine";
import type { WebText } from "@sofala/text/web";
import type { View } from "@sofala/zimbabwe";

/** What the status depends on. */
export interface StatusContext {
  readonly view: View;
  readonly names: readonly string[];
  /** The seat that a person at this device decides for. */
  readonly me: Seat | undefined;
  /** More than one person plays at this device, so `you` could be anyone. */
  readonly isSharedDevice: boolean;
  /** The bot that is thinking. */
  readonly thinking: Seat | undefined;
  /** Set while an earlier moment is shown: its move number, and the current one. */
  readonly past?: { readonly move: number; readonly of: number };
}

/** The status of the table in one sentence. */
export function statusOf(
  context: StatusContext,
  { status }: Pick<WebText["panels"], "status">,
): string {
  const { view, names, me, isSharedDevice, thinking, past } = context;
  if (past !== undefined) return status.lookingBack(past.move, past.of);
  const nameOf = (seat: Seat) => names[seat] ?? "";
  const { active } = view;
  if (view.phase === "over" || active === null) {
    return status.gameOver((view.ranking?.[0] ?? []).map(nameOf));
  }
  if (active === thinking) return status.thinks(nameOf(active));
  const sentences = SENTENCES[view.phase];
  if (active !== me) return status[sentences.other](nameOf(active));
  return isSharedDevice ? status[sentences.own](nameOf(active)) : status[sentences.own]();
}

const SENTENCES = {
  setup: { own: "youPlaceFirst", other: "placesFirst" },
  gifts: { own: "youGive", other: "gives" },
  culture: { own: "youPlay", other: "plays" },
} as const;
