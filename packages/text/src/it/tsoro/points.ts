import type { Point } from "@sofala/tsoro";
import type { TsoroText } from "../../games/tsoro/tsoro-text.ts";
import type { Noun } from "../grammar.ts";

export const POINT_NOUNS: { readonly [point in Point]: Noun } = {
  a: { name: "vertice", form: "m" },
  b1: { name: "lato sinistro", form: "m" },
  b2: { name: "centro", form: "m" },
  b3: { name: "lato destro", form: "m" },
  c1: { name: "angolo sinistro", form: "m" },
  c2: { name: "punto medio della base", form: "m" },
  c3: { name: "angolo destro", form: "m" },
};

export const point: TsoroText["point"] = {
  a: POINT_NOUNS.a.name,
  b1: POINT_NOUNS.b1.name,
  b2: POINT_NOUNS.b2.name,
  b3: POINT_NOUNS.b3.name,
  c1: POINT_NOUNS.c1.name,
  c2: POINT_NOUNS.c2.name,
  c3: POINT_NOUNS.c3.name,
};

/** Where a stone is. */
export const pointWithPreposition: TsoroText["point"] = {
  a: "sul vertice",
  b1: "sul lato sinistro",
  b2: "al centro",
  b3: "sul lato destro",
  c1: "nell'angolo sinistro",
  c2: "a metà della base",
  c3: "nell'angolo destro",
};
