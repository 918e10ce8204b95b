import type { NotificationMessageText } from "../en/notification-messages.ts";
import { list } from "./grammar.ts";

const GAME_NAMES: { readonly [id: string]: string } = {
  zimbabwe: "The Great Zimbabwe",
  mediterranean: "Trading in the Mediterranean",
};

export const notificationMessages: NotificationMessageText = {
  table({ game, title, others }) {
    const called = GAME_NAMES[game] ?? game;
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
  summary: (count) => `${count} novità ai tuoi tavoli`,
  testMessage: {
    title: "Ecco come appare",
    body: "Gli avvisi sui tuoi tavoli arrivano così.",
  },
  settingsLink: "Scegli che cosa vuoi sapere:",
  unsubscribeLink: "Basta messaggi come questo, con un clic:",
};
