import type { TsoroText } from "../../games/tsoro/tsoro-text.ts";

export const point: TsoroText["point"] = {
  a: "top",
  b1: "left side",
  b2: "centre",
  b3: "right side",
  c1: "left corner",
  c2: "middle of the base",
  c3: "right corner",
};

/** Where a stone is. */
export const pointWithPreposition: TsoroText["point"] = {
  a: "at the top",
  b1: "on the left side",
  b2: "in the centre",
  b3: "on the right side",
  c1: "in the left corner",
  c2: "in the middle of the base",
  c3: "in the right corner",
};
