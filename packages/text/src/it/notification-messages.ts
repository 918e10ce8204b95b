import type { LetterText } from "../notification-message-text.ts";
import { list } from "./grammar.ts";

const GAMES: { readonly [id: string]: string } = {
  zimbabwe: "The Great Zimbabwe",
  mediterranean: "Trading in the Mediterranean",
};

export const letters: LetterText = {
  table({ game, title, others }) {
    const called = GAMES[game] ?? game;
    const played = others.length === 0 ? called : `${called} con ${list(others)}`;
    return title === undefined ? played : `${title}: ${played}`;
  },
  turn: "Tocca a te",
  time: "Ti resta poco tempo",
  offer: "Novità su un'offerta, per te o tua",
  begin: "Comincia una partita",
  over: "Una partita è finita",
  proposal: "Ti si chiede di dare il consenso",
  rematch: "C'è una rivincita",
  chat: "Al tuo tavolo si chiacchiera",
  several: (count) => `${count} novità ai tuoi tavoli`,
  test: {
    title: "Ecco come appare",
    body: "Gli avvisi sui tuoi tavoli arrivano così.",
  },
  change: "Scegli che cosa vuoi sapere:",
  unsubscribe: "Basta messaggi come questo, con un clic:",
};
