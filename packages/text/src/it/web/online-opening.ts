import type { OpeningText, WaitingText } from "../../web/online-opening-text.ts";
import { count } from "../words.ts";

const free = (seats: number): string =>
  seats === 1 ? "Un posto è ancora libero." : `${seats} posti sono ancora liberi.`;

export const opening: OpeningText = {
  title: "Un nuovo tavolo",
  game: "Gioco",
  seats: "Chi gioca",
  players: "Giocatori",
  sitter: (seat) => `Posto ${seat}`,
  me: "Tu",
  friend: "Un amico con il link",
  anybody: "Chi arriva per primo",
  seatsText: "Il link da mandare lo trovi appena il tavolo è aperto.",
  name: "Nome del tavolo",
  namePlaceholder: "Facoltativo",
  pace: "Tempo",
  paces: { untimed: "Senza orologio", live: "Dal vivo", mail: "Per corrispondenza" },
  paceText: {
    untimed: "Ognuno si prende il tempo che gli serve; nulla accade da solo.",
    live: "Un po' di tempo per ogni turno, e una riserva per quelli difficili.",
    mail: "Giorni per ogni turno: passa quando ti fa comodo.",
  },
  marketPaceText: {
    untimed:
      "Ogni passo aspetta che tutti abbiano finito; il mercato chiude quando tutti sono pronti.",
    live: "Il mercato ha il suo orologio, ogni altro passo un minuto circa.",
    mail: "Le offerte restano aperte, e un avviso dice quando c'è da rispondere. Ogni passo chiude quando tutti hanno finito, o quando i suoi giorni sono passati.",
  },
  clock: "Orologio",
  days: "Per ogni turno",
  stepDays: "Per ogni passo",
  botTakesOver: "A tempo scaduto continua un bot",
  botTakesOverText: "Decide finché non riprendi il tuo posto. Altrimenti la partita finisce.",
  visibility: "Chi può guardare",
  visibilityText: {
    public: "Il tavolo è nell'elenco di tutti; chiunque può guardare.",
    unlisted: "Può guardare chi conosce l'indirizzo; non compare in nessun elenco.",
    invited: "Solo chi ha il tuo link, e nessun altro.",
  },
  more: "Opzioni delle regole",
  open: "Apri il tavolo",
  back: "Indietro",
  opening: "Apro il tavolo …",
};

export const waiting: WaitingText = {
  seats: "Al tavolo",
  you: "Tu",
  free: "Posto libero",
  open: "Per chi arriva per primo",
  reserved: "Tenuto per un amico con il link",
  bot: "Bot",
  here: "è qui",
  away: "non c'è",
  sit: "Siediti qui",
  sitDown: "Siediti",
  leave: "Lascia il tavolo",
  start: "Comincia la partita",
  startText: {
    notFull: (seats) => `${free(seats)} Potrai cominciare quando ci sarete tutti.`,
    ready: "Ci siete tutti.",
    othersNotFull: free,
    othersReady: "Ci siete tutti: la partita la comincia chi ha aperto il tavolo.",
  },
  invite: "Invita gli amici",
  inviteText: "Chi apre questo link può sedersi qui.",
  link: "Link a questo tavolo",
  copy: "Copia",
  copied: "Copiato",
  cannotCopy: "Il browser non ci lascia copiare; seleziona il link a mano.",
  share: "Condividi",
  shareText: (game) => `C'è un posto per te a ${game}.`,
  terms: "Come si gioca",
  pace: "Tempo",
  visibility: "Chi può guardare",
  options: "Regole",
  plain: "Come nella scatola",
  noMap: "La mappa si sorteggia quando la partita comincia.",
  option: {
    firstPlay: "Prima partita",
    noSpecialists: "Senza specialisti",
    chosenGods: (gods) => `${gods} divinità scelte`,
    dziva: "Prezzi di Dziva solo a inizio turno",
    rounds: (rounds) => `Finisce dopo ${count(rounds, "giro", "giri")}`,
  },
  onTimeout: {
    bot: "A tempo scaduto continua un bot.",
    end: "A tempo scaduto la partita finisce.",
  },
  toLobby: "Tutti i tavoli",
};
