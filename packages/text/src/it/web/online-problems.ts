import type { OnlineText } from "../../en/web/online.ts";

/** Problems that people may meet; others show the server's text. */
const SENTENCES: { readonly [code: string]: string } = {
  offline: "Il server non risponde. C'è collegamento?",
  unreadable: "La risposta del server qui non ha senso. Ricarica la pagina.",
  "request/too-many": "Un po' troppo tutto insieme. Riprova tra un minuto.",
  "request/too-old": "Questa pagina è più vecchia del server. Ricaricala.",
  "request/malformed":
    "Il server non riesce a leggerlo. Prova con un testo più corto e senza caratteri speciali.",
  "request/foreign-origin": "Il server non accetta ordini da questo indirizzo. Aprilo con il suo.",
  "person/unauthenticated":
    "Il server non ti riconosce più. Ricarica la pagina e scegli un soprannome.",
  "person/banned": "Per ora qui non puoi entrare. La tua pagina dice fino a quando, e perché.",
  "person/not-operator": "Questo è riservato a chi gestisce il server.",
  "person/not-found": "Questa persona qui non si trova.",
  "relationship/not-requested": "Ha ritirato la richiesta.",
  "relationship/too-many": "La lista è piena. Prima togli qualcuno.",
  "report/unknown": "Quello che vuoi segnalare non c'è più.",
  "report/closed": "Un altro gestore è stato più svelto. Ricarica la pagina.",
  "report/too-many": "Per quest'ora hai fatto tutte le segnalazioni possibili. Riprova più tardi.",
  "program/refused":
    "Un programma può giocare solo con un account. Creane uno; quello di un gestore non va bene.",
  "person/name-taken":
    "Qualcun altro ha questo nome, o uno che gli somiglia. L'account è tuo? Allora accedi; altrimenti scegline un altro.",
  "person/name-reserved": "Questo nome è riservato al server e ai suoi bot. Scegline un altro.",
  "person/name-mixed":
    "Una parola di questo nome mescola lettere di più alfabeti. Usane uno solo per ogni parola.",
  "person/wrong-credentials": "Il nome non corrisponde a questa password o passkey.",
  "person/too-many-attempts": "Troppi tentativi. Aspetta un po', poi riprova.",
  "person/weak-password":
    "Questa password si indovina facilmente. Scegli almeno dieci caratteri, per esempio una breve frase.",
  "person/has-account": "Hai già un account. Ricarica la pagina.",
  "person/account-required": "Serve un account.",
  "person/reauthentication-required":
    "Non era la tua password né la tua passkey. Non è cambiato nulla.",
  "person/last-sign-in-method": "È l'ultimo modo di accedere. Prima aggiungine un altro.",
  "person/token-not-allowed": "I programmi non possono farlo.",
  "passkey/refused": "Questa passkey non si può usare. Riprova.",
  "passkey/unknown": "Questa passkey non c'è già più.",
  "passkey/no-domain":
    "Le passkey richiedono un indirizzo con un nome, come https://example.org. Qui usa una password.",
  "passkey/too-many": "Hai già tutte le passkey che una persona può avere.",
  "session/unknown": "Da questo dispositivo si è già usciti.",
  "link/invalid": "Questo link è già stato usato, o è troppo vecchio. Chiedine un altro.",
  "mail/failed": "Il messaggio non è partito. Riprova più tardi.",
  "mail/not-configured": "Questo server non manda e-mail.",
  "options/refused": "Con queste opzioni la partita non si può giocare.",
  "options/not-public": "Con queste opzioni un tavolo non può essere pubblico.",
  "table/unknown": "Il tavolo non c'è, o non è per te.",
  "table/not-owner": "Può farlo solo chi ha aperto il tavolo.",
  "table/not-open": "La partita è già cominciata.",
  "table/not-running": "Questa partita non è più in corso.",
  "table/not-full": "Un posto è ancora libero.",
  "table/not-over": "La partita non è ancora finita.",
  "table/too-many": "Hai già aperto tutti i tavoli che può avere una persona. Prima lasciane uno.",
  "table/log-full":
    "Questa partita è più lunga di quanto possa essere. Cedi il posto a un bot, o abbandona.",
  "seat/too-many-moves":
    "Hai fatto tutte le mosse che si possono fare in un turno, o in una partita. Cedi il posto a un bot, o abbandona.",
  "table/no-people": "A un tavolo serve una persona.",
  "seat/taken": "Qualcuno è stato più svelto: il posto è occupato.",
  "seat/none-free": "Tutti i posti sono occupati. Puoi guardare.",
  "seat/reserved": "Questo posto è tenuto per chi ha il link con l'invito.",
  "seat/blocked": "A questo tavolo non puoi sederti. Puoi guardare, o aprirne uno tuo.",
  "seat/already-seated": "Siedi già a questo tavolo.",
  "seat/not-seated": "Non siedi a questo tavolo.",
  "seat/handed-over": "Un bot gioca per te. Prima riprendi il tuo posto.",
  "seat/not-handed-over": "Il tuo posto lo occupi già tu.",
  "seat/out-of-time": "Il tuo tempo è scaduto. Riprendi il posto quando il bot avrà deciso.",
  "seat/resigned": "Hai abbandonato questa partita.",
  "move/refused": "Intanto la partita è andata avanti, e questa mossa non è più possibile.",
  "undo/nothing": "Non c'è nulla di tuo da ritirare.",
  "undo/refused": "Questo non si può ritirare.",
  "proposal/none": "La richiesta non c'è più.",
  "proposal/pending": "Un'altra richiesta aspetta risposta.",
  "proposal/too-late": "Una partita si può annullare solo nel primo giro.",
  "note/changed": "Questi appunti sono cambiati su un altro dispositivo.",
  "chat/phrases-only": "Durante gli scambi si possono dire solo le frasi fatte.",
  "chat/muted": "Per ora non puoi scrivere. La pagina dei tavoli dice fino a quando, e perché.",
  "chat/full": "La chat di questo tavolo è piena. Qui non si può scrivere altro.",
  "quota/used-up": "Per oggi non si può salvare altro. Riprova domani.",
  "server/closing": "Il server sta per riavviarsi. Torna tra un momento.",
  "server/busy": "Il server ha troppo da fare. Riprova tra un momento.",
  "server/damaged":
    "I dati del server sono danneggiati in quel punto, e non si può fare nulla finché il gestore non li ha riparati. Di tuo non è cambiato nulla.",
  "server/fault": "Qualcosa è andato storto sul server. Di tuo non è cambiato nulla.",
  "channel/unknown": "Questo modo di avvisarti non c'è già più.",
  "channel/too-many":
    "Hai già tutti i modi di essere avvisati che una persona può avere. Prima togline uno.",
  "channel/not-allowed":
    "Lì non si può inviare nulla. L'indirizzo comincia con https e sta su Internet.",
  "channel/failed": "Il messaggio non è arrivato. L'indirizzo è giusto?",
  "mail/unconfirmed": "Prima conferma un indirizzo e-mail nella pagina del tuo account.",
  "absence/too-soon": "Le ferie cominciano al più presto domani.",
};

export const problem: OnlineText["problem"] = ({ code, title = `(${code})` }) =>
  SENTENCES[code] ?? `Il server non lo ha fatto. ${title}`;
