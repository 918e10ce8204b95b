import type { Move, View } from "@sofala/zimbabwe";
import type { SeatNames } from "../../card-text.ts";
import type { MoveLabels, ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { a, cattle, list } from "../grammar.ts";
import { god, resource } from "./cards.ts";
import { goodsFrom, craftName, pricesTo, theSpecialist } from "./fragments.ts";

type UseSpecialist = Extract<Move, { readonly kind: "use-specialist" }>;

const LABELS: MoveLabels = {
  "place-first": ({ at }) => `Place your first monument at ${at}`,
  give: (move) => `Give ${cattle(move.cattle)}`,
  pass: () => "Pass",
  "set-prices": ({ prices }) => `Set ${pricesTo(prices)}`,
  "choose-god": (move) => `Adore ${god[move.god].name}`,
  "choose-specialist": ({ specialist }) => `Choose ${theSpecialist(specialist)}`,
  "use-specialist": (move) => `Use ${theSpecialist(move.specialist)}${specialistDetails(move)}`,
  "build-monument": ({ at }) => `Build a monument at ${at}`,
  "place-craftsman": ({ craftsman, at, vertical, price }) =>
    [
      `Place ${a(craftName(craftsman))} at ${at}`,
      ...(vertical ? ["vertically"] : []),
      ...(price === undefined ? [] : [`price ${price}`]),
    ].join(", "),
  "raise-prices": ({ prices }) => `Raise ${pricesTo(prices)}`,
  "raise-monument": ({ at, goods }, names, craftsmen) =>
    `Raise ${at} with ${goodsFrom(goods, names, craftsmen)}`,
  "end-turn": () => "End turn",
};

/** A short imperative without a full stop. */
export const move: ZimbabweText["move"] = (made, names = [], craftsmen = []) =>
  label(made, names, craftsmen);

const label = sentenceByTag<"kind", Move, [SeatNames, View["craftsmen"]]>("kind", LABELS);

function specialistDetails(use: UseSpecialist): string {
  switch (use.specialist) {
    case "builder":
    case "nomads":
      return "";
    case "herd":
      return ` with ${cattle(use.cattle)}`;
    case "rain-ceremony":
      return `: water at ${list(use.cells)}`;
    case "shaman":
      return `: ${resource[use.resource]} at ${use.at}`;
  }
}
