import type { NewTableText, WaitingRoomText } from "../../en/web/online-new-table.ts";

const freeSeats = (seats: number): string =>
  seats === 1 ? "Un posto è ancora libero." : `${seats} posti sono ancora liberi.`;

export const newTable: NewTableText = {
  title: "Nuovo tavolo",
  game: "Gioco",
  seats: "Chi gioca",
  players: "Giocatori",
  seat: (seat) => `Posto ${seat}`,
  me: "Tu",
  reservedSeat: "Un amico con il link",
  openSeat: "Chiunque",
  seatsText: "Riceverai un link da condividere dopo aver aperto il tavolo.",
  name: "Nome del tavolo",
  namePlaceholder: "Facoltativo",
  pace: "Ritmo",
  paces: { untimed: "Senza orologio", live: "Tempo reale", mail: "Per corrispondenza" },
  paceText: {
    untimed: "Ognuno si prende tutto il tempo che gli serve.",
    live: "Un tempo breve per ogni turno, più una riserva per quelli difficili.",
    mail: "Alcuni giorni per ogni turno. Giochi quando ti fa comodo.",
  },
  sharedClockPaceText: {
    untimed:
      "Ogni passo aspetta che tutti abbiano finito; il mercato chiude quando tutti sono pronti.",
    live: "Il mercato ha un orologio, e ogni altro passo dura circa un minuto.",
    mail: "Le offerte restano aperte e ricevi una notifica quando ce n'è una a cui rispondere. Ogni passo si chiude quando tutti hanno finito o il tempo è scaduto.",
  },
  clock: "Orologio",
  days: "Per turno",
  stepDays: "Per passo",
  botTakesOver: "A tempo scaduto subentra un bot",
  botTakesOverText:
    "Il bot gioca finché non riprendi il posto. Senza questa opzione la partita finisce.",
  visibility: "Chi può guardare",
  visibilityText: {
    public: "Il tavolo è nell'elenco e chiunque può guardare.",
    unlisted: "Non è nell'elenco. Può guardare chi ha il link.",
    invited: "Solo chi ha il tuo link d'invito.",
  },
  ruleOptions: "Opzioni delle regole",
  submit: "Apri il tavolo",
  back: "Indietro",
  creating: "Apro il tavolo …",
};

export const waitingRoom: WaitingRoomText = {
  seats: "Al tavolo",
  you: "Tu",
  freeSeat: "Posto libero",
  openSeat: "Per chiunque",
  reservedSeat: "Riservato a un amico con il link",
  bot: "Bot",
  online: "online",
  offline: "assente",
  takeSeat: "Siediti qui",
  takeAnySeat: "Siediti",
  leave: "Lascia il tavolo",
  start: "Inizia la partita",
  startText: {
    notFull: (seats) => `${freeSeats(seats)} Potrai iniziare quando ci sarete tutti.`,
    ready: "Ci siete tutti.",
    othersNotFull: freeSeats,
    othersReady: "Ci siete tutti. Ora tocca a chi ha aperto il tavolo iniziare la partita.",
  },
  invite: "Invita gli amici",
  inviteText: "Chi ha questo link può sedersi qui.",
  link: "Link a questo tavolo",
  copy: "Copia",
  copied: "Copiato",
  cannotCopy: "Il browser non permette di copiare. Seleziona il link e copialo a mano.",
  share: "Condividi",
  shareText: (game) => `Ti ho riservato un posto: ${game}.`,
  replaceLink: {
    button: "Nuovo link …",
    title: "Sostituire il link?",
    text: "Il vecchio link smette subito di funzionare. Chi è già al tavolo resta. Invia il nuovo link agli altri.",
    cancel: "Tieni il vecchio link",
    confirm: "Crea un nuovo link",
    done: "Questo è il nuovo link. Quello vecchio non funziona più.",
  },
  settings: "Impostazioni",
  pace: "Ritmo",
  visibility: "Chi può guardare",
  options: "Regole",
  standardRules: "Regole standard",
  onTimeout: {
    bot: "A tempo scaduto subentra un bot.",
    end: "A tempo scaduto la partita finisce.",
  },
  toLobby: "Tutti i tavoli",
};
