import type { OnlineText } from "../../en/web/online.ts";

/** Problems that people may meet; others show the server's text. */
const SENTENCES: { readonly [code: string]: string } = {
  offline: "Il server non risponde. Controlla la connessione.",
  unreadable: "Il server ha dato una risposta inattesa. Ricarica la pagina.",
  "request/too-many": "Troppe richieste. Riprova tra un minuto.",
  "request/too-old": "Questa pagina non è aggiornata. Ricaricala.",
  "request/malformed":
    "Il server non è riuscito a leggere il testo. Prova con uno più corto e senza caratteri speciali.",
  "request/foreign-origin":
    "Il server non accetta richieste da questa pagina. Apri Sofala al suo indirizzo.",
  "person/unauthenticated": "Non sei più connesso. Ricarica la pagina e scegli un nickname.",
  "person/banned":
    "Al momento sei escluso dal server. Nel tuo profilo trovi fino a quando e perché.",
  "person/not-operator": "È riservato a chi gestisce il server.",
  "person/not-found": "Giocatore non trovato.",
  "relationship/not-requested": "La richiesta è stata ritirata.",
  "relationship/too-many": "La lista è piena. Prima togli qualcuno.",
  "report/unknown": "Quello che vuoi segnalare non c'è più.",
  "report/closed": "Se ne è già occupato un altro gestore. Ricarica la pagina.",
  "report/too-many": "Hai raggiunto il limite di segnalazioni per quest'ora. Riprova più tardi.",
  "program/refused":
    "Solo un account può essere un bot. Prima creane uno. L'account di un gestore non può essere un bot.",
  "person/name-taken":
    "Questo nome, o uno simile, è già in uso. Se l'account è tuo, accedi. Altrimenti scegli un altro nome.",
  "person/name-reserved": "Questo nome è riservato al server e ai suoi bot. Scegline un altro.",
  "person/name-mixed":
    "Questo nome mescola lettere di alfabeti diversi nella stessa parola. Usa un solo alfabeto per parola.",
  "person/wrong-credentials": "Il nome non corrisponde a questa password o passkey.",
  "person/too-many-attempts": "Troppi tentativi. Aspetta un po', poi riprova.",
  "person/weak-password":
    "Questa password si indovina facilmente. Scegli almeno dieci caratteri, per esempio una breve frase.",
  "person/has-account": "Hai già un account. Ricarica la pagina.",
  "person/account-required": "Serve un account.",
  "person/reauthentication-required":
    "La password o la passkey non è corretta. Non è cambiato nulla.",
  "person/last-sign-in-method": "È il tuo ultimo metodo di accesso. Prima aggiungine un altro.",
  "person/token-not-allowed": "I programmi non possono farlo.",
  "passkey/refused": "Questa passkey non si può usare. Riprova.",
  "passkey/unknown": "Questa passkey è già stata rimossa.",
  "passkey/no-domain":
    "Le passkey richiedono un nome di dominio, come https://example.org. Qui usa una password.",
  "passkey/too-many": "Hai raggiunto il numero massimo di passkey.",
  "session/unknown": "Questo dispositivo è già disconnesso.",
  "link/invalid": "Questo link è scaduto o è già stato usato. Chiedine uno nuovo.",
  "recovery-code/invalid":
    "Il nome o il codice non è corretto, o il codice è già stato usato. Prova con un altro codice.",
  "import/refused": "Questo archivio non si può importare. Non è cambiato nulla.",
  "import/unknown": "Questa importazione non c'è più. Ricarica la pagina.",
  "import/too-many": "Hai raggiunto il numero massimo di importazioni. Rimuovine una.",
  "mail/failed": "Non è stato possibile inviare l'e-mail. Riprova più tardi.",
  "mail/not-configured": "Questo server non invia e-mail.",
  "options/refused": "Con queste opzioni la partita non si può giocare.",
  "options/not-public": "Con queste opzioni un tavolo non può essere pubblico.",
  "table/unknown": "Questo tavolo non esiste, o non puoi vederlo.",
  "table/not-owner": "Può farlo solo chi ha aperto il tavolo.",
  "table/not-open": "La partita è già iniziata.",
  "table/not-running": "Questa partita non è più in corso.",
  "table/not-full": "C'è ancora un posto libero.",
  "table/not-over": "La partita non è ancora finita.",
  "table/too-many": "Hai raggiunto il numero massimo di tavoli aperti. Prima lasciane uno.",
  "table/log-full":
    "Questa partita ha raggiunto la lunghezza massima. Cedi il posto a un bot, o abbandona.",
  "seat/too-many-moves":
    "Hai raggiunto il numero massimo di mosse per un giro o per una partita. Cedi il posto a un bot, o abbandona.",
  "table/no-people": "A un tavolo serve almeno una persona.",
  "seat/taken": "Qualcun altro ha appena preso questo posto.",
  "seat/none-free": "Tutti i posti sono occupati. Puoi guardare.",
  "seat/reserved": "Questo posto è riservato a chi ha il link d'invito.",
  "seat/blocked": "A questo tavolo non puoi sederti. Puoi guardare, o aprirne uno tuo.",
  "seat/already-seated": "Hai già un posto a questo tavolo.",
  "seat/not-seated": "Non hai un posto a questo tavolo.",
  "seat/handed-over": "Un bot sta giocando per te. Prima riprendi il tuo posto.",
  "seat/not-handed-over": "Nessun bot sta giocando per te.",
  "seat/out-of-time": "Il tuo tempo è scaduto. Puoi riprendere il posto dopo la mossa del bot.",
  "seat/resigned": "Hai abbandonato questa partita.",
  "move/refused": "La partita è andata avanti, e questa mossa non è più possibile.",
  "undo/nothing": "Non hai nulla da annullare.",
  "undo/refused": "Non si può annullare.",
  "proposal/none": "La proposta non c'è più.",
  "proposal/pending": "Un'altra proposta aspetta risposta.",
  "proposal/too-late": "Una partita si può annullare solo nel primo giro.",
  "note/changed": "Questi appunti sono cambiati su un altro dispositivo.",
  "chat/phrases-only": "Durante gli scambi si possono usare solo le frasi pronte.",
  "chat/muted":
    "Per ora non puoi scrivere in chat. Nella pagina con tutti i tavoli trovi fino a quando e perché.",
  "chat/full": "La chat di questo tavolo è piena.",
  "quota/used-up": "Hai raggiunto il limite di spazio di oggi. Riprova domani.",
  "server/closing": "Il server si sta riavviando. Sarà di nuovo disponibile tra un momento.",
  "server/busy": "Il server è occupato. Riprova tra un momento.",
  "server/damaged":
    "Questa parte dei dati del server è danneggiata. Prima deve ripararla un gestore. I tuoi dati non sono cambiati.",
  "server/fault": "Qualcosa è andato storto sul server. I tuoi dati non sono cambiati.",
  "channel/unknown": "Questo metodo di notifica è già stato rimosso.",
  "channel/too-many": "Hai raggiunto il numero massimo di metodi di notifica. Prima rimuovine uno.",
  "channel/not-allowed":
    "A questo indirizzo non si può inviare nulla. Deve cominciare con https ed essere su Internet.",
  "channel/failed": "Il messaggio non è stato recapitato. Controlla l'indirizzo.",
  "mail/unconfirmed": "Prima conferma un indirizzo e-mail nella pagina del tuo account.",
  "absence/too-soon": "Le ferie possono cominciare al più presto domani.",
};

export const problem: OnlineText["problem"] = ({ code, title = `(${code})` }) =>
  SENTENCES[code] ?? `Il server non ci è riuscito. ${title}`;
