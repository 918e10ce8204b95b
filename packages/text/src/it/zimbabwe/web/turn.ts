import { signed } from "../../../signed.ts";
import type { TurnText } from "../../../en/zimbabwe/web/turn.ts";
import { cattle, count, orList, list, the } from "../../grammar.ts";
import { god } from "../cards.ts";
import { craftNoun, resourceNoun, specialistNoun } from "../fragments.ts";

const MAIN_ACTIONS = { build: "costruire", place: "piazzare", raise: "innalzare" } as const;

export const turn: TurnText = {
  placeFirst: "Piazza il tuo primo monumento su un'area di partenza.",
  mayStill: "Puoi ancora",
  mayOnlyEnd: "Hai fatto tutto: termina il turno.",
  chooseCard: "scegliere una divinità o uno specialista",
  chooseGodCard: "scegliere una divinità",
  useSpecialist: (name) => `usare ${the(specialistNoun(name))}`,
  mustUseSpecialist: (name) => `Devi usare ${the(specialistNoun(name))}.`,
  mainAction: (kinds) => orList(kinds.map((kind) => MAIN_ACTIONS[kind])),
  mayRaisePrices: "alzare i prezzi",
  maySetPrices: "fissare i prezzi",
  card: "Divinità o specialista",
  godCard: "Divinità",
  build: "Costruisci",
  place: "Piazza artigiani",
  raise: "Innalza",
  prices: "Prezzi",
  freePrices: "Prezzi di Dziva",
  endTurn: "Fine turno",
  undone: {
    "place-first": "primo monumento",
    give: "dono",
    pass: "rinuncia",
    "set-prices": "prezzi",
    "choose-god": "divinità",
    "choose-specialist": "specialista",
    "use-specialist": "uso dello specialista",
    "build-monument": "monumento",
    "place-craftsman": "artigiano",
    "raise-prices": "prezzi",
    "raise-monument": "innalzamento",
    "end-turn": "fine del turno",
  },
  takeBackStep: (step, later) =>
    `Annulla: ${step}${later === 0 ? "" : ` e ${count(later, "passo successivo", "passi successivi")}`}`,
  cancel: "Annulla",
  turnSteps: "In questo turno",

  gods: "Divinità",
  specialists: "Specialisti",
  chooseGod: (name) => `Adora ${god[name].name}`,
  chooseSpecialist: (name) => `Scegli ${the(specialistNoun(name))}`,
  vr: (vr) => `${signed(vr)} RV`,
  costOfUse: (fees) => `${orList(fees)} capi per uso`,

  pickCard: "Scegli una divinità o uno specialista.",
  pickGodCard: "Scegli una divinità.",
  pickSite: "Scegli dove costruire il monumento.",
  pickCraft: "Scegli un mestiere.",
  pickCraftSite: (craft) => `Scegli dove piazzare ${the(craftNoun(craft))}.`,
  turnTile: "Ruota la tessera",
  price: "Prezzo",
  craftFacts: ({ cost, vp, vr }) =>
    `${cattle(cost)} · ${vp} PV${vr === undefined ? "" : ` · +${vr} RV`}`,
  nowhere: "Nessun posto disponibile.",
  pickResource: "Scegli una risorsa.",
  pickShamanSite: (kind) => `Scegli un'area per ${the(resourceNoun(kind))}.`,
  pickRain: "Scegli la prima area per l'acqua.",
  pickSecondRain: "Scegli un'area accanto.",
  pickRaises: "Scegli i monumenti da innalzare.",
  pickHerd: "Quanti capi metti sulla mandria?",
  herd: (amount) => `${cattle(amount)}: ne tornano ${(amount * 3) / 2}`,
  pickPrices: "Alza i tuoi prezzi. Non potranno più scendere.",
  pickFreePrices: "Alza o abbassa i tuoi prezzi come vuoi.",
  setPrices: "Fissa i prezzi",
  confirmAt: (cell) => `Costruisci in ${cell}`,
  confirmRain: (cells) => `Piazza in ${list(cells)}`,

  cattle: "Capi",
  vp: "PV",
  requirement: "RV",
  beforeAfter: (what, now, then) => `${what}: ${now}, poi ${then}`,

  ruleLink: "Vedi la regola",

  endTurnDialog: {
    title: "Terminare il turno?",
    noMainAction: "Non hai costruito, piazzato né innalzato nulla.",
    raises: (cells) =>
      `Hai ancora abbastanza capi per innalzare ${cells.length === 1 ? "un monumento" : `${cells.length} monumenti`}: ${list(cells)}.`,
    specialists: (names) =>
      `Puoi ancora usare ${list(names.map((name) => the(specialistNoun(name))))}.`,
    confirm: "Termina il turno",
    cancel: "Continua a giocare",
  },
};
