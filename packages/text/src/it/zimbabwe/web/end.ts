import { signed } from "../../../signed.ts";
import type { ZimbabweEndText } from "../../../en/zimbabwe/web/end.ts";
import { count, list, toPerson } from "../../grammar.ts";

export const end: ZimbabweEndText = {
  won: ({ name, vp, vr, margin }) =>
    margin === 0
      ? `${name} ha ${vp} PV, esattamente quanti ne servono per un RV di ${vr}.`
      : `${name} ha ${vp} PV con un RV di ${vr}: ${margin} in più del necessario.`,
  roundLimitReached: (name) =>
    `All'ultimo giro nessuno ha raggiunto il proprio RV; chi ci è andato più vicino è ${name}.`,
  board: {
    title: (winner) => `L'impero di ${winner}`,
    monuments: (levels) =>
      list(
        levels.map(
          ([level, monuments]) =>
            `${count(monuments, "monumento", "monumenti")} di livello ${level}`,
        ),
      ),
    label: (winner) => `La mappa alla fine, con i monumenti di ${winner} evidenziati`,
  },
  ranking: {
    vp: "PV",
    vr: "RV",
    margin: "PV − RV",
    signed,
  },
  reason: {
    reached: (next) => `ha raggiunto il proprio RV; ${next} no`,
    overshoot: (more, next) => `margine sul proprio RV: ${more} in più di ${next}`,
    shortfall: (less, next) => `distanza dal proprio RV: ${less} in meno di ${next}`,
    xango: (next) => `a pari merito con ${next}, ma adora Xango`,
    vp: (more, next) => `a pari merito con ${next}, ma ha ${more} PV in più`,
    order: (next) => `a pari merito con ${next}, ma nell'ultimo giro ha giocato prima`,
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
    ownHint: "Tra parentesi: capi sulle proprie carte e targhe, che tornano indietro.",
  },
  rematchText: "Gli stessi giocatori su una mappa nuova; tutti cambiano posto.",
};
