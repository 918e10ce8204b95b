import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";

export { seats } from "./seat-names.ts";

export const good: MediterraneanText["good"] = {
  grain: "grano",
  wool: "lana",
  timber: "legname",
  ore: "minerale",
  salt: "sale",
  art: "arte",
  slaves: "schiavi",
  dye: "tintura",
  wine: "vino",
  spices: "spezie",
  gold: "oro",
  piracy: "Pirateria",
};

export const deck: MediterraneanText["deck"] = {
  grain: "mazzo del grano",
  wool: "mazzo della lana",
  timber: "mazzo del legname",
  ore: "mazzo del minerale",
  salt: "mazzo del sale",
  civic: "mazzo delle merci civiche",
  luxury: "mazzo delle merci di lusso",
};

export const idea: MediterraneanText["idea"] = {
  democracy: "democrazia",
  dictatorship: "dittatura",
  venus: "Venere",
  mars: "Marte",
};

export const bottom: MediterraneanText["bottom"] = {
  democracy: { name: "democrazia", effect: "Governo: 1 casella a destra." },
  dictatorship: { name: "dittatura", effect: "Governo: 1 casella a sinistra." },
  venus: { name: "Venere", effect: "Religione: 1 casella a destra." },
  mars: { name: "Marte", effect: "Religione: 1 casella a sinistra." },
  prosperity: { name: "prosperità", effect: "Porta PV, di più con una banca." },
  poverty: { name: "Povertà", effect: "Costa felicità, a meno che una banca non ti protegga." },
  depression: {
    name: "Depressione",
    effect: "Costa molta felicità e non si può mettere in magazzino.",
  },
  barbarians: { name: "Barbari", effect: "Costa sicurezza." },
  barbarianFury: {
    name: "Furia dei barbari",
    effect: "Costa molta sicurezza e non si può mettere in magazzino.",
  },
  marsZealots: {
    name: "Zeloti di Marte",
    effect: "Religione: 1 casella a sinistra; costa felicità e non si può mettere in magazzino.",
  },
  venusZealots: {
    name: "Zeloti di Venere",
    effect: "Religione: 1 casella a destra; costa felicità e non si può mettere in magazzino.",
  },
  corruption: {
    name: "Corruzione",
    effect: "Governo: 1 casella a sinistra; costa felicità e non si può mettere in magazzino.",
  },
  slaveRevolt: {
    name: "Rivolta degli schiavi",
    effect: "Governo: 1 casella a destra; costa felicità e non si può mettere in magazzino.",
  },
  piracy: {
    name: "Pirateria",
    effect:
      "Non vale nulla e non si può mettere in magazzino; si può promettere come spezie o come oro.",
  },
};

export const track: MediterraneanText["track"] = {
  government: "governo",
  religion: "religione",
  happiness: "felicità",
  safety: "sicurezza",
};

export const industry: MediterraneanText["industry"] = {
  brewing: "birra",
  textiles: "tessuti",
  shipbuilding: "navi",
  arms: "armi",
  curing: "salagione",
};

export const area: MediterraneanText["area"] = {
  "farm.grain": "fattoria del grano",
  "farm.wool": "fattoria della lana",
  "farm.timber": "fattoria del legname",
  "farm.ore": "fattoria del minerale",
  "farm.salt": "fattoria del sale",
  city: "città",
  harbor: "porti",
  "industry.base": "base dell'industria",
  "industry.brewing": "industria della birra",
  "industry.textiles": "industria dei tessuti",
  "industry.shipbuilding": "industria delle navi",
  "industry.arms": "industria delle armi",
  "industry.curing": "industria della salagione",
  warehouse: "magazzino",
  bank: "banca",
  army: "esercito",
  colosseum: "colosseo",
  "wonder.religious": "meraviglia religiosa",
  "wonder.government": "meraviglia di governo",
  available: "disponibili",
};

export const cultureLine: MediterraneanText["cultureLine"] = {
  letters: "lettere",
  drama: "teatro",
  sculpture: "scultura",
  glory: "gloria",
  revels: "feste",
  guard: "guardia",
};

export const age: MediterraneanText["age"] = {
  stone: "età della pietra",
  bronze: "età del bronzo",
  iron: "età del ferro",
};

export const phase: MediterraneanText["phase"] = {
  civic: "fase civica",
  trading: "fase degli scambi",
  resolution: "risoluzione",
  purchasing: "fase degli acquisti",
  "tie-break": "spareggio",
  over: "fine della partita",
};

export const part: MediterraneanText["part"] = {
  abilities: "edifici propri",
  give: "edifici per gli avversari",
  flips: "cambi di lato",
  trading: "scambi",
  grace: "proroga",
  bank: "banche",
  vote: "voto",
  cubes: "perdita di cubi",
  stored: "perdita di carte in magazzino",
  purchasing: "acquisti",
  throw: "morra cinese",
};

export const option: MediterraneanText["option"] = {
  tradeSeconds: {
    name: "tempo per gli scambi",
    effect: "La durata della fase degli scambi in secondi; 0 per giocare senza orologio.",
  },
  tradeGraceSeconds: {
    name: "proroga",
    effect: "I secondi per mettere carte in magazzino dopo la fine degli scambi; 0 per nessuno.",
  },
  crossing: {
    name: "passaggio dello 0",
    effect: "Ogni lato di una plancia ha il proprio 0, o i due lati ne hanno uno in comune.",
  },
  handTypes: {
    name: "merci in mano",
    effect: "Decide se tutti vedono quali merci hanno gli altri.",
  },
  pledges: { name: "impegni", effect: "Decide se gli impegni sono vincolanti o solo annotati." },
  publicVp: { name: "PV scoperti", effect: "Decide se tutti vedono i punti vittoria di tutti." },
  tradeChat: {
    name: "chat durante gli scambi",
    effect: "Decide se durante gli scambi si può scrivere liberamente.",
  },
  tradeVp: {
    name: "scambio di PV",
    effect: "Decide se i punti vittoria possono far parte di uno scambio.",
  },
  market: {
    name: "mercato",
    effect:
      "Le offerte si fanno in ogni momento, o a giri: prima tutti offrono, poi tutti rispondono.",
  },
  edition: { name: "edizione", effect: "L'edizione di carte, tessere e prezzi." },
};
