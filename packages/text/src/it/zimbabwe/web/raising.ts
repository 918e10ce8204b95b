import type { RaisingText } from "../../../en/zimbabwe/web/raising.ts";
import { signed } from "../../../signed.ts";
import { capitalize, cattle, count, list, the, toPerson } from "../../grammar.ts";
import { craftsman, resource } from "../cards.ts";
import { craftNoun } from "../fragments.ts";

const goodsInReach = (
  found: readonly { resource: keyof typeof resource; cost: number }[],
): string =>
  found.length === 0
    ? "nessun bene può arrivarci"
    : `a portata: ${list(found.map((line) => `${resource[line.resource]} (${line.cost})`))}`;

export const raising: RaisingText = {
  monument: (at, level) => `${at}, livello ${level}`,
  cost: (amount) => cattle(amount),
  gain: (vp, returns) =>
    `${signed(vp)} PV${returns === 0 ? "" : `, ${returns} ${returns === 1 ? "torna" : "tornano"} a te`}`,
  extraCost: ({ alone, together, makers, resources }) => {
    const sum = alone.reduce((total, amount) => total + amount, 0);
    const reason =
      makers.length === 0
        ? `usano le stesse risorse (${list(resources.map((kind) => resource[kind]))})`
        : `${list(makers.map(({ craft, owner }) => `${the(craftNoun(craft))} di ${owner}`))} ${makers.length === 1 ? "resta" : "restano"} senza risorse e il resto costa di più`;
    return `Separati ${alone.join(" + ")} = ${sum}, insieme ${together}: ${reason}.`;
  },
  nothing: "Ora non puoi innalzare nulla:",
  obstacle(obstacle) {
    switch (obstacle.kind) {
      case "complete":
        return "È già al livello più alto.";
      case "raised":
        return "Già innalzato in questo turno.";
      case "cattle":
        return `Costa ${cattle(obstacle.cost)}; ne hai ${obstacle.have}.`;
      case "lines":
        return `Servono ${count(obstacle.need, "bene", "beni diversi")}; ${goodsInReach(obstacle.inReach)}. Mancano beni di ${list(obstacle.missing.map((kind) => resource[kind]))}.`;
      case "resources":
        return `Servono ${count(obstacle.need, "bene", "beni")}; ${goodsInReach(obstacle.inReach)}, ma le risorse libere non bastano.`;
    }
  },
  notRaisable: (stuck) =>
    stuck === 1
      ? "1 monumento non si può innalzare"
      : `${stuck} monumenti non si possono innalzare`,
  planning: "Cerco il modo meno caro …",
  failed: "Il calcolo dei pagamenti non è riuscito. Non hai perso nulla: riprova.",
  cannotCombine: "I beni o i capi non bastano per tutti.",
  planLabel: "Come pagare",
  planSummary: ({ cost, bill }, names, me) => {
    const paid = new Map<string, number>();
    for (const line of bill) {
      const name =
        line.to === "stock"
          ? "alla riserva"
          : line.to === me
            ? "a te"
            : toPerson(names[line.to] ?? "");
      paid.set(name, (paid.get(name) ?? 0) + line.cattle);
    }
    return `${cattle(cost)}: ${list([...paid].map(([name, amount]) => `${amount} ${name}`))}`;
  },
  goodsFor: (at) => `Per ${at}`,
  goodOf: (craft) => capitalize(craftsman[craft].good),
  maker: ({ craft, at, owner, primary }) =>
    `${craftsman[craft].name} di ${owner} in ${at}${primary === undefined ? "" : `, rifornito da ${primary}`}`,
  makerLabel: "Artigiano",
  resources: (cells) => `da ${list(cells)}`,
  resourceLabel: "Risorsa",
  noAlternative: "Non c'è altro modo di averlo.",
  viaHubs: (hubs) => `passando per ${list(hubs)}`,
  recipient: ({ name, isYou, craft }) => {
    const whom = isYou ? "tu" : (name ?? "riserva");
    return craft === undefined
      ? `${capitalize(whom)}, tappe`
      : `${capitalize(whom)}, ${craftsman[craft].name}`;
  },
  total: "Paghi",
  returned: "Tornano sulle tue carte",
  raise: (amount) => (amount === 0 ? "Innalza" : `Innalza per ${amount}`),
  raiseSeveral: (monuments, amount) =>
    monuments === 0
      ? "Innalza"
      : `Innalza ${count(monuments, "monumento", "monumenti")} per ${cattle(amount)}`,
};
