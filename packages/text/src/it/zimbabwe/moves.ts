import type { Move, View } from "@sofala/zimbabwe";
import type { SeatNames } from "../../card-text.ts";
import type { MoveLabels, ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { a, cattle, list, the } from "../grammar.ts";
import { god, resource } from "./cards.ts";
import { craftNoun, goodsFrom, pricesTo, specialistNoun } from "./fragments.ts";

type UseSpecialist = Extract<Move, { readonly kind: "use-specialist" }>;

const LABELS: MoveLabels = {
  "place-first": ({ at }) => `Piazza il tuo primo monumento in ${at}`,
  give: (move) => `Dona ${cattle(move.cattle)}`,
  pass: () => "Passa",
  "set-prices": ({ prices }) => `Fissa ${pricesTo(prices)}`,
  "choose-god": (move) => `Adora ${god[move.god].name}`,
  "choose-specialist": ({ specialist }) => `Scegli ${the(specialistNoun(specialist))}`,
  "use-specialist": (move) =>
    `Usa ${the(specialistNoun(move.specialist))}${specialistDetails(move)}`,
  "build-monument": ({ at }) => `Costruisci un monumento in ${at}`,
  "place-craftsman": ({ craftsman, at, vertical, price }) =>
    [
      `Piazza ${a(craftNoun(craftsman))} in ${at}`,
      ...(vertical ? ["in verticale"] : []),
      ...(price === undefined ? [] : [`prezzo ${price}`]),
    ].join(", "),
  "raise-prices": ({ prices }) => `Alza ${pricesTo(prices)}`,
  "raise-monument": ({ at, goods }, names, craftsmen) =>
    `Innalza ${at} con ${goodsFrom(goods, names, craftsmen)}`,
  "end-turn": () => "Termina il turno",
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
      return ` con ${cattle(use.cattle)}`;
    case "rain-ceremony":
      return `: acqua in ${list(use.cells)}`;
    case "shaman":
      return `: ${resource[use.resource]} in ${use.at}`;
  }
}
