import type { ExplainText } from "../../../en/zimbabwe/web/explain.ts";
import { capitalize, cattle, count, list } from "../../grammar.ts";
import { craftsman } from "../cards.ts";
import { resources } from "../resources.ts";

export const explain: ExplainText = {
  worth: (vp) => `Vale ${vp} PV.`,
  nextLevel: (goods, areDifferent, vp) =>
    `Per innalzarlo ${goods === 1 ? "serve 1 bene" : `servono ${goods} beni${areDifferent ? " diversi" : ""}`}: dà altri ${vp} PV.`,
  complete: "Non si può innalzare oltre.",
  goodsInReach: (goods) =>
    goods.length === 0
      ? "Nessun bene a portata."
      : `Beni a portata: ${list(goods.map(({ craft, cost }) => `${craftsman[craft].good} per ${cost}`))}.`,
  resourcesNear: (near) =>
    near.length === 0
      ? "Nessuna risorsa entro 6 passi."
      : `Entro 6 passi: ${list(near.map(({ kind, number }) => `${number} ${resources(kind, number)}`))}.`,
  craftsman: (craft, owner) => `${capitalize(craftsman[craft].name)} di ${owner}`,
  price: (price) => `Prezzo: ${cattle(price)} per bene.`,
  onCard: (amount) => `${cattle(amount)} sulla carta.`,
  superseded: "Ormai rifornisce solo gli artigiani secondari.",
  uses: (kind, inRange, used) =>
    inRange === 0
      ? `Niente ${resources(kind, 0)} a portata.`
      : `Risorse impegnate: ${inRange} ${resources(kind, inRange)}${used === 0 ? "" : `, di cui ${used} già ${used === 1 ? "usata" : "usate"} in questo giro`}.`,
  suppliers: (craft, owners) =>
    owners.length === 0
      ? `Nessun ${craftsman[craft].name} a portata.`
      : `Rifornito da: ${craftsman[craft].name} di ${list(owners)}.`,
  buyers: (buyers) =>
    buyers.length === 0
      ? "Nessun monumento a portata."
      : `Può vendere a ${buyers
          .map(
            ({ price, owners }) =>
              `${list(owners.map(({ name, monuments }) => `${name ?? "te"} (${count(monuments, "monumento", "monumenti")})`))} per ${price}`,
          )
          .join("; ")}.`,
  claims: (kind, free, shared) =>
    `Risorse libere da impegnare: ${free} ${resources(kind, free)}${shared === 0 ? "" : `; a portata, ma già impegnate: ${shared}`}.`,
  claimedBy: (craft, owners) =>
    owners.length === 0
      ? `${capitalize(craftsman[craft].name)}: libera.`
      : `${capitalize(craftsman[craft].name)}: impegnata da ${list(owners)}.`,
  range: "Mostra la portata",
  rangeHint: "Clic o Invio per vederne la portata.",
};
