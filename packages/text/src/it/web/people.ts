import type { PeopleText } from "../../en/web/people.ts";

export const people: PeopleText = {
  intro: "I tuoi amici e i giocatori che hai bloccato.",
  toLobby: "Tutti i tavoli",
  friends: {
    title: "Amici",
    noFriends:
      "Ancora nessun amico. Cerca un giocatore, o apri il menu accanto a un nome al tavolo.",
    online: "Online",
    offline: "Assente",
    join: (table) => `Siediti: ${table}`,
    watch: (table) => `Guarda: ${table}`,
    untitledTable: "un tavolo",
  },
  incomingRequests: "Richieste di amicizia",
  outgoingRequests: "Richieste inviate",
  actions: {
    accept: "Accetta",
    decline: "Rifiuta",
    withdraw: "Ritira",
    unfriend: "Rimuovi",
    unblock: "Sblocca",
    request: "Aggiungi agli amici",
  },
  search: {
    title: "Cerca un giocatore",
    label: "Inizio del nome",
    hint: "Puoi trovare gli account per nome, e gli ospiti solo se hai giocato con loro.",
    noMatch: (name) => `Nessun nome di account comincia con «${name}».`,
    recentlyMet: "Compagni di gioco recenti",
    nobodyRecentlyMet: "Qui appariranno i giocatori che incontri.",
  },
  blocked: {
    title: "Persone bloccate",
    nobodyBlocked: "Non hai bloccato nessuno.",
  },
  menu: {
    button: (name) => `Menu di ${name}`,
    profile: "Guarda il profilo",
    sendRequest: "Aggiungi agli amici",
    acceptRequest: "Accetta l'amicizia",
    block: "Blocca …",
    unblock: "Sblocca",
    report: "Segnala …",
    requestSent: (name) => `Hai inviato una richiesta di amicizia a ${name}.`,
    alreadyFriend: (name) => `${name} è fra i tuoi amici.`,
    alreadyBlocked: (name) => `Hai bloccato ${name}.`,
  },
  block: {
    title: (name) => `Bloccare ${name}?`,
    text: (name) => [
      `Tu e ${name} non potrete più sedervi agli stessi tavoli né vedere quelli aperti dall'altro. Non vedrai i messaggi di ${name}, che non potrà inviarti richieste di amicizia.`,
      `${name} non riceverà nessun avviso. Se aspettate allo stesso tavolo, lo lasci tu; se l'hai aperto tu, lo lascia ${name}. Le partite in corso continuano. Puoi sbloccare ${name} quando vuoi nella pagina Persone.`,
    ],
    confirm: "Blocca",
  },
  report: {
    title: (name) => `Segnala ${name}`,
    text: "La leggerà chi gestisce il server. Il giocatore non saprà chi l'ha segnalato.",
    messageIncluded: "Il messaggio viene allegato, insieme a quelli prima e dopo.",
    reason: "Di che si tratta?",
    reasons: {
      abuse: "Insulti o molestie",
      name: "Un nome offensivo",
      cheating: "Gioco scorretto",
      stalling: "Fa aspettare gli altri",
      other: "Altro",
    },
    comment: "Il tuo commento",
    commentHint: "Facoltativo, al massimo 1000 caratteri.",
    send: "Invia la segnalazione",
    done: "Grazie. Qualcuno se ne occuperà.",
  },
  moderationStatus: {
    muted: (until) =>
      `Fino al ${until} non puoi scrivere in chat. Puoi ancora usare le frasi pronte.`,
    banned: {
      title: "Accesso bloccato",
      text: (until) =>
        until === undefined
          ? "Chi gestisce il server ti ha escluso per sempre."
          : `Chi gestisce il server ti ha escluso fino al ${until}. Le tue partite continuano e gli orologi vanno avanti.`,
    },
    renamed: (from, name) =>
      `Chi gestisce il server ti ha cambiato nome: da «${from}» a «${name}».`,
    explanation: (why) => `Motivo: ${why}`,
    acknowledge: "OK",
    playLocally: "Gioca su questo dispositivo",
  },
};
