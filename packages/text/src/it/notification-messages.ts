import type { NotificationMessageText } from "../en/notification-messages.ts";
import { overviewsOf, type GameOverviews } from "../game-overview.ts";
import { games } from "./games.ts";
import { list } from "./grammar.ts";

const overviews: GameOverviews = overviewsOf(games);

export const notificationMessages: NotificationMessageText = {
  table({ game, title, others }) {
    const called = overviews[game]?.title ?? game;
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
