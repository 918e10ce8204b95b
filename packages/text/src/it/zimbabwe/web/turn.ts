import { signed } from "../../../signed.ts";
import type { TurnText } from "../../../en/zimbabwe/web/turn.ts";
import { cattle, orList, list } from "../../grammar.ts";
import { craftsman, god, resource, specialist } from "../cards.ts";

const MAIN_ACTIONS = { build: "costruire", place: "piazzare", raise: "innalzare" } as const;

export const turn: TurnText = {
  label: "Il tuo turno",
  placeFirst: "Metti il tuo primo monumento su un'area di partenza.",
  mayStill: "Puoi ancora",
  mayOnlyEnd: "Non resta che finire il turno.",
  chooseCard: "scegliere una divinità o uno specialista",
  useSpecialist: (name) => `usare: ${specialist[name].name}`,
  mainAction: (kinds) => orList(kinds.map((kind) => MAIN_ACTIONS[kind])),
  mayRaisePrices: "alzare i prezzi",
  maySetPrices: "fissare i prezzi",
  card: "Divinità o specialista",
  build: "Costruisci",
  place: "Piazza artigiani",
  raise: "Innalza",
  prices: "Prezzi",
  freePrices: "Prezzi di Dziva",
  endTurn: "Fine turno",
  takeBack: "Annulla",
  takeBackStep: (step) => `Annulla: ${step}`,
  cancel: "Non ora",
  turnSteps: "In questo turno",

  gods: "Divinità",
  specialists: "Specialisti",
  chooseGod: (name) => `Adora ${god[name].name}`,
  chooseSpecialist: (name) => `Prendi: ${specialist[name].name}`,
  vr: (vr) => `${signed(vr)} RV`,
  costOfUse: (fees) => `${orList(fees)} capi a ogni uso`,

  pickCard: "Scegli una divinità o uno specialista.",
  pickSite: "Scegli dove costruire il monumento.",
  pickCraft: "Scegli un mestiere.",
  pickCraftSite: (craft) => `Scegli dove piazzare: ${craftsman[craft].name}.`,
  turnTile: "Gira la tessera",
  price: "Prezzo",
  craftFacts: ({ cost, vp, vr }) =>
    `${cattle(cost)} · ${vp} PV${vr === undefined ? "" : ` · +${vr} RV`}`,
  nowhere: "Nessun posto adatto.",
  pickResource: "Scegli una risorsa.",
  pickShamanSite: (kind) => `Scegli una casella per: ${resource[kind]}.`,
  pickRain: "Scegli la prima casella per l'acqua.",
  pickSecondRain: "Scegli una casella accanto.",
  pickHerd: "Quanti capi vanno alla mandria?",
  herd: (amount) => `${cattle(amount)}, ne tornano ${(amount * 3) / 2}`,
  pickPrices: "Alza i prezzi; non potranno più scendere.",
  pickFreePrices: "Fissa i prezzi come vuoi.",
  setPrices: "Fissa i prezzi",
  confirmAt: (cell) => `Qui, in ${cell}`,
  confirmRain: (cells) => `Qui, in ${list(cells)}`,

  cattle: "Capi",
  vp: "PV",
  requirement: "RV",
  beforeAfter: (what, now, then) => `${what}: ${now}, poi ${then}`,

  ruleLink: "La regola",

  endTurnDialog: {
    title: "Finire il turno?",
    noMainAction: "Non hai costruito, piazzato né innalzato nulla.",
    raises: (cells) =>
      `Puoi ancora pagare per innalzare ${cells.length === 1 ? "un monumento" : `${cells.length} monumenti`}: ${list(cells)}.`,
    specialists: (names) =>
      `Puoi ancora usare: ${list(names.map((name) => specialist[name].name))}.`,
    confirm: "Finisci il turno",
    cancel: "Continua a giocare",
  },
};
