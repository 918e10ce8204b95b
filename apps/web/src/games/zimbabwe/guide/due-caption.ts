import type { View } from "@sofala/zimbabwe";

type Position = Pick<View, "phase" | "round">;

/** When each number matters on one's own turn, in the order in which they are explained. */
const IS_DUE = {
  vr: () => true,
  plaques: ({ phase }: Position) => phase === "gifts",
  vp: ({ phase }: Position) => phase === "culture",
  revenue: ({ round }: Position) => round > 1,
  goods: ({ phase, round }: Position) => phase === "culture" && round > 2,
} as const;

/** A number that a guided game explains. */
export type CaptionTopic = keyof typeof IS_DUE;

const TOPICS = Object.keys(IS_DUE) as CaptionTopic[];

/** The number to explain now: the first that matters and was not explained before. */
export const dueCaption = (view: Position, shown: readonly unknown[]): CaptionTopic | undefined =>
  TOPICS.find((topic) => IS_DUE[topic](view) && !shown.includes(topic));
