import type { Craft, Good, Move, Resource, Specialist } from "@sofala/zimbabwe";
import { cattle, list, of, type NounForm, type Noun } from "../grammar.ts";
import { craftsman, resource, specialist } from "./cards.ts";

type Prices = Extract<Move, { readonly kind: "set-prices" }>["prices"];

export const craftNoun = (craft: Craft): Noun => ({ name: craftsman[craft].name, form: "m" });

export const specialistNoun = (card: Specialist): Noun => ({
  name: specialist[card].name,
  form: SPECIALIST_FORMS[card],
});

export const resourceNoun = (kind: Resource): Noun => ({
  name: resource[kind],
  form: kind === "clay" ? "f" : "m",
});

/** What an area may hold of a resource: `argilla`, `un diamante` */
export const partitive = (kind: Resource): string =>
  kind === "diamond" ? `un ${resource[kind]}` : resource[kind];

/** `servono 4 capi; ne hai 3`, `serve 1 capo; non ne hai` */
export const tooFew = (need: number, have: number): string =>
  `${need === 1 ? "serve" : "servono"} ${cattle(need)}; ${have === 0 ? "non ne hai" : `ne hai ${have}`}`;

/** `il prezzo del vasaio a 2 e quello dello scultore a 3` */
export function pricesTo(prices: Prices): string {
  const named = CRAFTS.filter((craft) => prices[craft] !== undefined);
  return list(
    named.map(
      (craft, index) =>
        `${index === 0 ? "il prezzo" : "quello"} ${of(craftNoun(craft))} a ${prices[craft]}`,
    ),
  );
}

/** `un bene da c4`, `beni da c4 via e5 e da e6 (rifornito da d2)` */
export const goodsFrom = (goods: readonly Good[]): string =>
  `${goods.length === 1 ? "un bene" : "beni"} ${list(goods.map(goodOrigin))}`;

const CRAFTS = Object.keys(craftsman) as readonly Craft[];

const SPECIALIST_FORMS: { readonly [card in Specialist]: NounForm } = {
  builder: "m",
  herd: "f",
  nomads: "m-plural",
  "rain-ceremony": "f",
  shaman: "m",
};

const goodOrigin = ({ craftsman: at, hubs, primary }: Good): string =>
  `da ${at}${viaHubs(hubs)}${primary ? ` (rifornito da ${primary.craftsman}${viaHubs(primary.hubs)})` : ""}`;

const viaHubs = (hubs: Good["hubs"]): string => (hubs?.length ? ` via ${list(hubs)}` : "");
