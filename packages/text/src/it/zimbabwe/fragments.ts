import type {
  CellName,
  Craft,
  Good,
  Move,
  Resource,
  Specialist,
  UsedGood,
  View,
} from "@sofala/zimbabwe";
import type { SeatNames } from "../../card-text.ts";
import { countGoods } from "../../games/zimbabwe/count-goods.ts";
import { a, cattle, list, of, seatName, type NounForm, type Noun } from "../grammar.ts";
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

/** `il prezzo del ceramista a 2 e quello dello scultore a 3` */
export function pricesTo(prices: Prices): string {
  const named = CRAFTS.filter((craft) => prices[craft] !== undefined);
  return list(
    named.map(
      (craft, index) =>
        `${index === 0 ? "il prezzo" : "quello"} ${of(craftNoun(craft))} a ${prices[craft]}`,
    ),
  );
}

/** `una maschera di Zulu passando per e5 e la propria ciotola`, `3 maschere di Zulu` */
export const usedGoods = (goods: readonly UsedGood[], seat: number, names: SeatNames): string =>
  list(
    countGoods(goods).map(({ good: { craft, owner, hubs }, number }) => {
      const noun = goodNoun(craft);
      const own = noun.form === "f" ? "la propria" : "il proprio";
      const counted = number === 1 ? a(noun) : `${number} ${PLURAL_GOODS[craft]}`;
      const ofOwn = noun.form === "f" ? "delle proprie" : "dei propri";
      const theirs =
        number === 1 ? `${own} ${noun.name}` : `${number} ${ofOwn} ${PLURAL_GOODS[craft]}`;
      const from = owner === seat ? theirs : `${counted} di ${seatName(names, owner)}`;
      return `${from}${viaHubs(hubs)}`;
    }),
  );

/** `una maschera di Zulu passando per e5 e un trono di Lozi (con un intaglio d'avorio di Zulu)`; if unknown: `un bene da c4` */
export const goodsFrom = (
  goods: readonly Good[],
  names: SeatNames,
  craftsmen: View["craftsmen"],
): string => {
  const goodFrom = (at: CellName, hubs: Good["hubs"]): string => {
    const maker = craftsmen.find((each) => each.at === at);
    const made =
      maker === undefined
        ? `un bene da ${at}`
        : `${a(goodNoun(maker.craftsman))} di ${seatName(names, maker.seat)}`;
    return `${made}${viaHubs(hubs)}`;
  };
  return list(
    goods.map(({ craftsman: at, hubs, primary }) =>
      primary === undefined
        ? goodFrom(at, hubs)
        : `${goodFrom(at, hubs)} (con ${goodFrom(primary.craftsman, primary.hubs)})`,
    ),
  );
};

const PLURAL_GOODS: { readonly [craft in Craft]: string } = {
  "wood-carver": "maschere",
  potter: "ciotole",
  "ivory-carver": "intagli d'avorio",
  "diamond-cutter": "diamanti tagliati",
  sculptor: "sculture",
  "vessel-maker": "vasi",
  "throne-maker": "troni",
};

const FEMININE_GOODS: ReadonlySet<Craft> = new Set(["wood-carver", "potter", "sculptor"]);

const goodNoun = (craft: Craft): Noun => ({
  name: craftsman[craft].good,
  form: FEMININE_GOODS.has(craft) ? "f" : "m",
});

const CRAFTS = Object.keys(craftsman) as readonly Craft[];

const SPECIALIST_FORMS: { readonly [card in Specialist]: NounForm } = {
  builder: "m",
  herd: "f",
  nomads: "m-plural",
  "rain-ceremony": "f",
  shaman: "m",
};

const viaHubs = (hubs: Good["hubs"]): string => (hubs?.length ? ` passando per ${list(hubs)}` : "");
