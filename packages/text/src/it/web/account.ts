import type { AccountText } from "../../en/web/account.ts";
import { count } from "../grammar.ts";

export const account: AccountText = {
  guest: {
    title: "Il tuo account",
    intro: "Puoi giocare senza account quanto vuoi. Con un account:",
    reasons: [
      "apri le tue partite da ogni dispositivo, e sono al sicuro anche se questo browser cancella i dati;",
      "nessun altro può usare il tuo nome;",
      "amici, risultati e punteggi restano con te.",
    ],
    youAre: (name) =>
      `Su questo dispositivo sei l'ospite ${name}. Partite e cronologia restano tue.`,
    haveAccount: "Ho già un account",
    noAccountYet: "Non ne ho ancora uno",
  },
  signUp: {
    title: "Crea un account",
    text: "Non serve un indirizzo e-mail.",
    name: "Nome",
    nameHint: "Il nome che vedono gli altri. Nessun altro può usarlo.",
    passkey: "Crea una passkey",
    passkeyHint:
      "Si salva su questo dispositivo, sul telefono o su una chiave di sicurezza. Non c'è nulla da ricordare.",
    orPassword: "Oppure con una password",
    password: "Password",
    passwordHint: "Almeno dieci caratteri. Una breve frase va benissimo.",
    submit: "Crea l'account",
  },
  signIn: {
    title: "Accedi",
    passkey: "Accedi con una passkey",
    name: "Nome",
    password: "Password",
    submit: "Accedi",
    forgotPassword: "Password dimenticata?",
    tablesTransferred: (tables) =>
      tables === 1
        ? "Un tavolo di questo dispositivo ora è del tuo account."
        : `${tables} tavoli di questo dispositivo ora sono del tuo account.`,
    conflictingTables: (games) =>
      games === "1"
        ? "L'ospite di questo dispositivo e il tuo account siedono allo stesso tavolo. Se continui, il posto dell'ospite va a un bot."
        : `L'ospite di questo dispositivo e il tuo account siedono agli stessi ${games} tavoli. Se continui, i posti dell'ospite vanno ai bot.`,
    signInAnyway: "Accedi comunque",
  },
  forgotPassword: {
    title: "Reimposta la password",
    text: "Scrivi l'indirizzo e-mail del tuo account e ti inviamo un link.",
    email: "E-mail",
    submit: "Invia il link",
    sent: "Se un account ha questo indirizzo, l'e-mail sta arrivando. Il link vale un giorno.",
    noMail:
      "Questo server non invia e-mail. Chiedi a chi lo gestisce un link per una nuova password.",
    useCode: "Usa un codice di recupero",
  },
  recover: {
    title: "Usa un codice di recupero",
    text: "Scrivi uno dei codici che hai salvato. Tutti i dispositivi e i programmi dell'account verranno disconnessi.",
    name: "Nome",
    code: "Codice di recupero",
    password: "Nuova password",
    submit: "Imposta la password e accedi",
    left: (codes) =>
      codes === 0
        ? "Era il tuo ultimo codice di recupero. Creane di nuovi qui."
        : `La password è stata reimpostata. ${codes === 1 ? "Resta un codice" : `Restano ${codes} codici`} di recupero.`,
  },
  resetPassword: {
    title: "Scegli una nuova password",
    text: "Tutti i dispositivi e i programmi dell'account verranno disconnessi.",
    password: "Nuova password",
    submit: "Imposta la password",
    done: (name) => `Fatto. Accedi come ${name} con la nuova password.`,
    toSignIn: "Accedi",
  },
  confirmEmail: {
    title: "È il tuo indirizzo?",
    text: "Conferma di aver ricevuto la nostra e-mail.",
    submit: "Conferma",
    done: (email) => `${email} è confermato.`,
  },
  overview: {
    title: "Il tuo account",
    youAre: (name) => `Sei ${name}`,
    rename: "Cambia nome",
    toTables: "Tutti i tavoli",
    links: {
      profile: "Partite e punteggi",
      people: "Amici e persone bloccate",
      notifications: "Notifiche",
      bots: "I tuoi bot",
    },
  },
  signInMethods: {
    title: "Metodi di accesso",
    text: "L'ultimo non si può rimuovere.",
    password: "Password",
    passwordIsSet: "impostata",
    noPassword: "nessuna",
    setPassword: "Imposta una password",
    changePassword: "Cambia",
    removePassword: "Rimuovi",
    newPassword: "Nuova password",
    otherDevicesSignedOut:
      "Qui resti connesso. Tutti gli altri tuoi dispositivi vengono disconnessi.",
    passkey: (label) => (label === "" ? "Passkey" : `Passkey, ${label}`),
    lastUsed: (moment) => `ultimo uso: ${moment}`,
    addPasskey: "Aggiungi una passkey",
    remove: "Rimuovi",
    removeNamed: (what) => `Rimuovi: ${what}`,
    passkeysUnavailable: "Le passkey richiedono un nome di dominio, come https://example.org.",
    done: "Fatto.",
  },
  recoveryCodes: {
    title: "Codici di recupero",
    text: "Se perdi la password o la passkey, con un codice puoi scegliere una nuova password, senza e-mail. Ogni codice vale una volta sola.",
    none: "Non ne hai ancora.",
    left: (codes, created) =>
      `${codes === 0 ? "Nessuno rimasto" : codes === 1 ? "Ne resta 1" : `Ne restano ${codes}`} di quelli creati il ${created}.`,
    lastUsed: (moment) => `Ultimo uso: ${moment}. Se non eri tu, crea nuovi codici.`,
    create: "Crea codici di recupero",
    replace: "Crea nuovi codici",
    replaceHint: "I nuovi codici sostituiscono i vecchi.",
    dialogTitle: "I tuoi codici di recupero",
    dialogText: "Scaricali o scrivili adesso: non verranno più mostrati.",
    copy: "Copia",
    copied: "Copiati",
    cannotCopy: "Qui non si può copiare. Scarica i codici o scrivili.",
    download: "Scarica",
    done: "Li ho salvati",
    fileHeading: (name, server) =>
      `Codici di recupero di ${name} su ${server}\nCon ognuno puoi impostare una nuova password, una volta sola: Accedi, Password dimenticata?, Usa un codice di recupero.`,
  },
  email: {
    title: "E-mail",
    text: "Serve a reimpostare la password e, se vuoi, a ricevere le notifiche. Nessun altro la vede.",
    confirmed: (email) => `${email} è confermato.`,
    pending: (email) => `Abbiamo inviato un'e-mail a ${email}. Apri il link che contiene.`,
    label: "Indirizzo",
    save: "Salva",
    remove: "Rimuovi",
    noMail: "Questo server non invia e-mail.",
  },
  sessions: {
    title: "Dispositivi",
    thisDevice: "questo",
    unknownDevice: "Dispositivo sconosciuto",
    lastSeen: (moment) => `ultima attività: ${moment}`,
    signOut: "Esci",
    signOutNamed: (device) => `Esci: ${device}`,
    signOutHere: "Esci da qui",
    signOutEverywhere: "Esci ovunque",
    signOutEverywhereText: "Disconnette tutti i dispositivi, anche questo.",
    revokeTokens: "Revoca anche i token dei miei programmi",
  },
  data: {
    title: "I tuoi dati",
    text: "Scarica tutto ciò che questo server conserva su di te, o eliminalo per sempre.",
    export: "Scarica i miei dati",
    archive: "Scarica l'archivio firmato",
    archiveText:
      "L'archivio firmato contiene le partite finite, i punteggi, i nomi degli amici e le note. Puoi verificarlo e portarlo su un altro server Sofala.",
    delete: "Elimina il mio account",
    deleteTitle: "Eliminare il tuo account?",
    deleteText:
      "Il tuo nome sparisce da tutte le partite, ma le mosse restano. Nelle partite in corso subentra un bot, o la partita finisce, a seconda del tavolo. Non si può annullare.",
    typeToConfirm: (name) => `Scrivi ${name} per confermare`,
    submit: "Elimina",
  },
  imports: {
    title: "Partite da un altro server",
    text: "Scegli l'archivio firmato che hai scaricato da quel server. Quello che importi lo vedi solo tu, e qui non cambia nessun punteggio.",
    choose: "Scegli l'archivio",
    notAnArchive: "Questo non è un archivio firmato di una persona. Non è cambiato nulla.",
    reading: "Lettura del file",
    progress: (done, all) => `Partite inviate: ${done} su ${all}`,
    done: (games) =>
      games === 0
        ? "Fatto. Non c'erano partite nuove."
        : `Fatto. ${games === 1 ? "Aggiunta una partita" : `Aggiunte ${games} partite`}.`,
    refused: (games, reason) =>
      `${games === 1 ? "Una partita non è stata aggiunta" : `${games} partite non sono state aggiunte`}. Il primo motivo: ${reason}`,
    summary: (name, server, games) => `${name} su ${server}: ${count(games, "partita", "partite")}`,
    proof: (server, exported) =>
      `Firmato il ${exported} da un server che si presenta come ${server}. Chiunque può scegliere quel nome. Confronta la chiave con ${server}/api/signing-keys, o esegui sofala verify. La chiave:`,
    missing: (games) =>
      `${games === 1 ? "Una partita dell'archivio non è qui" : `${games} partite dell'archivio non sono qui`}. Scegli di nuovo il file per continuare.`,
    ratings: "Punteggi sull'altro server",
    rating: (rating, uncertainty, games, pace) =>
      `${rating} ± ${uncertainty}, ${{ live: "in tempo reale", correspondence: "per corrispondenza", untimed: "senza orologio" }[pace]}, ${count(games, "partita", "partite")}`,
    friends: "Amici sull'altro server",
    sameName: "Qui c'è qualcuno con questo nome",
    games: "Partite finite",
    watch: "Rivedi",
    cannotOpen: "Questa partita non si può aprire su questo dispositivo.",
    remove: "Rimuovi tutto",
  },
  reauthenticate: {
    title: "Conferma che sei tu",
    text: "Prima di questa modifica, conferma la tua identità.",
    password: "Password attuale",
    submit: "Continua",
    passkey: "Usa una passkey",
    cancel: "Annulla",
  },
  passkeyCancelled: "Non è stata usata nessuna passkey.",
  throttled: (seconds) =>
    `Troppi tentativi. Aspetta ${seconds > 90 ? count(Math.ceil(seconds / 60), "minuto", "minuti") : count(seconds, "secondo", "secondi")}, poi riprova.`,
};
