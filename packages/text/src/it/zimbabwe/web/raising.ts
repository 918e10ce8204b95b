import type { RaisingText } from "../../../en/zimbabwe/web/raising.ts";
import { capitalize, cattle, count, list } from "../../grammar.ts";
import { craftsman, resource } from "../cards.ts";

const goodsInReach = (
  found: readonly { resource: keyof typeof resource; cost: number }[],
): string =>
  found.length === 0
    ? "nessun bene vi arriva"
    : `a portata: ${list(found.map((line) => `${resource[line.resource]} (${line.cost})`))}`;

export const raising: RaisingText = {
  prompt: "Scegli i monumenti da innalzare.",
  monument: (at, level) => `${at}, livello ${level}`,
  cost: (amount) => cattle(amount),
  obstacle(obstacle) {
    switch (obstacle.kind) {
      case "complete":
        return "È già al livello più alto.";
      case "raised":
        return "Già innalzato in questo turno.";
      case "cattle":
        return `Costerebbe ${cattle(obstacle.cost)}; ne hai ${obstacle.have}.`;
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
  failed: "Il calcolo di come pagare non è riuscito. Nulla è perduto: riprovare può bastare.",
  cannotCombine: "Non si possono innalzare tutti in questo turno: i beni o i capi non bastano.",
  planLabel: "Come pagare",
  planSummary: ({ cost, bill }, names, me) => {
    const paid = new Map<string, number>();
    for (const line of bill) {
      const name =
        line.to === "stock"
          ? "alla riserva"
          : line.to === me
            ? "a te"
            : `a ${names[line.to] ?? ""}`;
      paid.set(name, (paid.get(name) ?? 0) + line.cattle);
    }
    return `${cattle(cost)}: ${list([...paid].map(([name, amount]) => `${amount} ${name}`))}`;
  },
  goodsFor: (at) => `Per ${at}`,
  goodOf: (craft) => capitalize(craftsman[craft].good),
  maker: ({ craft, at, owner, primary }) =>
    `${craftsman[craft].name} ${at} (${owner})${primary === undefined ? "" : `, con ${primary}`}`,
  makerLabel: "Artigiano",
  resources: (cells) => `da ${list(cells)}`,
  resourceLabel: "Risorsa",
  viaHubs: (hubs) => `passando per ${list(hubs)}`,
  recipient: ({ name, isYou, craft }) => {
    const whom = isYou ? "tu" : (name ?? "riserva");
    return craft === undefined
      ? `${capitalize(whom)}, tappe`
      : `${capitalize(whom)}, ${craftsman[craft].name}`;
  },
  total: "Paghi",
  returned: "Di cui tornano alle tue carte",
  raise: (amount) => (amount === 0 ? "Innalza" : `Innalza per ${amount}`),
  raiseSeveral: (monuments, amount) =>
    monuments === 0
      ? "Innalza"
      : `Innalza ${count(monuments, "monumento", "monumenti")} per ${cattle(amount)}`,
};
