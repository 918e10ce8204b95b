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
  offer: "Nuova offerta, o risposta alla tua",
  begin: "Partita iniziata",
  over: "Partita finita",
  proposal: "Una proposta aspetta la tua risposta",
  rematch: "Proposta di rivincita",
  chat: "Nuovo messaggio in chat",
  backup: {
    failed: {
      title: "Backup non riuscito",
      body: "Il server non è riuscito a fare il backup. Il motivo è nella pagina dei gestori.",
    },
    outdated: {
      title: "Manca un backup recente",
      body: "L'ultimo backup valido ha più di due giorni. Il motivo è nella pagina dei gestori.",
    },
  },
  summary: (count) => `${count} novità dai tuoi tavoli`,
  testMessage: {
    title: "Notifica di prova",
    body: "Le notifiche sui tuoi tavoli avranno questo aspetto.",
  },
  settingsLink: "Impostazioni delle notifiche:",
  unsubscribeLink: "Annulla l'iscrizione con un clic:",
};
