import type { PeopleText } from "../../en/web/people.ts";

export const people: PeopleText = {
  intro: "Con chi ti piace giocare, e chi preferisci non incontrare.",
  toLobby: "Tutti i tavoli",
  friends: {
    title: "Amici",
    noFriends:
      "Ancora nessuno. Cerca qualcuno qui sotto, o apri il menu accanto a un nome al tavolo.",
    online: "In linea",
    offline: "Non c'è",
    join: (table) => `Siediti: ${table}`,
    watch: (table) => `Guarda: ${table}`,
    untitledTable: "un tavolo",
  },
  incomingRequests: "Ti chiedono l'amicizia",
  outgoingRequests: "Richieste inviate",
  actions: {
    accept: "Accetta",
    decline: "Rifiuta",
    withdraw: "Ritira",
    unfriend: "Togli",
    unblock: "Sblocca",
    request: "Chiedi l'amicizia",
  },
  search: {
    title: "Cerca qualcuno",
    label: "Come comincia il nome?",
    hint: "Gli account si trovano per nome. Gli ospiti, fra le persone con cui hai giocato.",
    noMatch: (name) => `Nessun account comincia con «${name}».`,
    recentlyMet: "Compagni di gioco recenti",
    nobodyRecentlyMet: "Ancora nessuno: qui trovi tutte le persone con cui giochi.",
  },
  blocked: {
    title: "Persone bloccate",
    nobodyBlocked: "Non hai bloccato nessuno.",
  },
  menu: {
    button: (name) => `Menu di ${name}`,
    profile: "Guarda il profilo",
    sendRequest: "Chiedi l'amicizia",
    acceptRequest: "Accetta l'amicizia",
    block: "Blocca …",
    unblock: "Sblocca",
    report: "Segnala …",
    requestSent: (name) => `Hai chiesto l'amicizia a ${name}.`,
    alreadyFriend: (name) => `${name} è fra i tuoi amici.`,
    alreadyBlocked: (name) => `Hai bloccato ${name}.`,
  },
  block: {
    title: (name) => `Bloccare ${name}?`,
    text: (name) => [
      `Tu e ${name} non vi siederete più agli stessi tavoli, e nessuno dei due vedrà più quelli che apre l'altro. Quello che scrive ${name} non ti viene mostrato, e non potrà chiederti l'amicizia.`,
      `${name} non ne sa nulla. Se aspettate allo stesso tavolo, ti alzi tu; da un tavolo che hai aperto tu, si alza ${name}. Le partite in corso continuano. Puoi tornare indietro quando vuoi, nella pagina «Persone».`,
    ],
    confirm: "Blocca",
  },
  report: {
    title: (name) => `Segnala ${name}`,
    text: "La segnalazione la legge chi gestisce il server. Alla persona non si dice chi l'ha segnalata.",
    messageIncluded: "Il messaggio viene allegato, con quello che c'è prima e dopo.",
    reason: "Di che si tratta?",
    reasons: {
      abuse: "Insulti o molestie",
      name: "Un nome offensivo",
      cheating: "Gioco scorretto",
      stalling: "Tiene ferme le partite",
      other: "Altro",
    },
    comment: "Con parole tue",
    commentHint: "Al massimo 1000 caratteri; puoi anche lasciare vuoto.",
    send: "Invia la segnalazione",
    done: "Grazie. Qualcuno se ne occuperà.",
  },
  moderationStatus: {
    muted: (until) => `Fino al ${until} non puoi scrivere ai tavoli. Restano le frasi fatte.`,
    banned: {
      title: "Per ora non puoi entrare",
      text: (until) =>
        until === undefined
          ? "Chi gestisce il server ha deciso la tua esclusione per sempre."
          : `Chi gestisce il server ha deciso la tua esclusione fino al ${until}. Le partite a cui siedi vanno avanti con i loro orologi.`,
    },
    renamed: (from, name) =>
      `Chi gestisce il server ti ha cambiato nome: da «${from}» a «${name}».`,
    explanation: (why) => `Il motivo: ${why}`,
    acknowledge: "Ho letto",
    playLocally: "Gioca su questo dispositivo",
  },
};
