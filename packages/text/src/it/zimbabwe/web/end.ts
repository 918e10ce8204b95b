import { signed } from "../../../signed.ts";
import type { ZimbabweEndText } from "../../../en/zimbabwe/web/end.ts";
import { count, toPerson } from "../../grammar.ts";

export const end: ZimbabweEndText = {
  won: ({ name, vp, vr, margin }) =>
    margin === 0
      ? `${name} raggiunge un RV di ${vr} con altrettanti PV.`
      : `${name} ha ${vp} PV e un RV di ${vr}: lo supera di ${margin}.`,
  roundLimitReached: (name) =>
    `All'ultimo giro nessuno ha raggiunto il proprio RV; chi ci è andato più vicino è ${name}.`,
  ranking: {
    vp: "PV",
    vr: "RV",
    margin: "PV − RV",
    signed,
  },
  reason: {
    reached: (next) => `ha raggiunto il proprio RV, ${next} no`,
    overshoot: (more, next) => `margine sul proprio RV: ${more} in più di ${next}`,
    shortfall: (less, next) => `distanza dal proprio RV: ${less} in meno di ${next}`,
    xango: (next) => `lo stesso margine di ${next}, ma adora Xango`,
    vp: (more, next) => `lo stesso margine di ${next}, ma ${more} PV in più`,
    order: (next) => `alla pari con ${next}, ma nell'ultimo giro ha giocato prima`,
  },
  race: {
    hint: "Le linee continue sono i punti vittoria, quelle tratteggiate quanto serviva per vincere.",
    vp: "PV",
    vr: "RV",
    round: "Giro",
    chartLabel: (rounds) =>
      `Un grafico dei punti e dei requisiti di vittoria in ${count(rounds, "giro", "giri")}. Le cifre sono nella tabella qui sotto.`,
    vpOf: (name) => `${name}: PV`,
    vrOf: (name) => `${name}: RV`,
  },
  payments: {
    title: "Bestiame tra i giocatori",
    kinds: { all: "Tutto", goods: "Beni e tappe", gifts: "Doni" },
    kind: "Pagamenti",
    paid: "Pagato ad altri",
    received: "Ricevuto da altri",
    balance: "Saldo",
    tableCaption: "Chi ha pagato chi",
    from: "Paga",
    to: (name) => toPerson(name),
    toStock: "alla riserva",
    ownHint: "Tra parentesi: sulle proprie carte e targhe, da cui ritorna.",
  },
  rematchText: "Gli stessi giocatori su una mappa nuova, ognuno un posto più in là.",
};
