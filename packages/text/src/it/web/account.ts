import type { AccountText } from "../../en/web/account.ts";
import { count } from "../grammar.ts";

export const account: AccountText = {
  guest: {
    title: "Un account",
    intro: "Puoi giocare senza quanto vuoi. Se ne hai uno:",
    reasons: [
      "trovi le tue partite su ogni dispositivo, e non si perdono se questo browser ti dimentica;",
      "il tuo nome è solo tuo;",
      "amici, risultati e punteggi restano con te.",
    ],
    youAre: (name) =>
      `Su questo dispositivo sei ${name}, come ospite. Le partite e la storia restano tue.`,
    haveAccount: "Ho già un account",
    noAccountYet: "Non ne ho ancora uno",
  },
  signUp: {
    title: "Crea un account",
    text: "Non serve un'e-mail.",
    name: "Nome",
    nameHint: "Quello con cui ti conoscono gli altri. Nessun altro potrà averlo.",
    passkey: "Crea una passkey",
    passkeyHint:
      "La conserva questo dispositivo, il telefono o una chiave. Non c'è nulla da ricordare.",
    orPassword: "Oppure con una password",
    password: "Password",
    passwordHint: "Almeno dieci caratteri; va bene una breve frase.",
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
        ? "A un tavolo siedono sia l'ospite di questo dispositivo sia il tuo account. Se prosegui, il posto dell'ospite va a un bot."
        : `A ${games} tavoli siedono sia l'ospite di questo dispositivo sia il tuo account. Se prosegui, i posti dell'ospite vanno ai bot.`,
    signInAnyway: "Accedi lo stesso",
  },
  forgotPassword: {
    title: "Una nuova password",
    text: "Se un account ha questo indirizzo, gli mandiamo un link.",
    email: "E-mail",
    submit: "Manda il link",
    sent: "Se un account ha questo indirizzo, il messaggio è in viaggio. Il link vale un giorno.",
    noMail:
      "Questo server non manda e-mail. Chi lo gestisce può darti un link per una nuova password.",
  },
  resetPassword: {
    title: "Scegli una nuova password",
    text: "Poi tutti i dispositivi e i programmi dell'account dovranno accedere di nuovo.",
    password: "Nuova password",
    submit: "Imposta la password",
    done: (name) => `Fatto. Accedi come ${name} con la nuova password.`,
    toSignIn: "Accedi",
  },
  confirmEmail: {
    title: "È il tuo indirizzo?",
    text: "Conferma che il messaggio ti è arrivato.",
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
      notifications: "Quando tocca a te",
      bots: "Programmi e bot",
    },
  },
  signInMethods: {
    title: "Come accedi",
    text: "L'ultimo modo non si può togliere.",
    password: "Password",
    passwordIsSet: "impostata",
    noPassword: "nessuna",
    setPassword: "Imposta una password",
    changePassword: "Cambia",
    removePassword: "Togli",
    newPassword: "Nuova password",
    otherDevicesSignedOut: "Qui resti dentro; da tutti gli altri tuoi dispositivi esci.",
    passkey: (label) => (label === "" ? "Passkey" : `Passkey, ${label}`),
    lastUsed: (moment) => `usata il ${moment}`,
    addPasskey: "Aggiungi una passkey",
    remove: "Togli",
    removeNamed: (what) => `Togli: ${what}`,
    passkeysUnavailable:
      "Le passkey richiedono un indirizzo con un nome, come https://example.org.",
    done: "Fatto.",
  },
  email: {
    title: "E-mail",
    text: "Per una nuova password, e per gli avvisi se li vuoi. Non la vede nessuno.",
    confirmed: (email) => `${email} è confermato.`,
    pending: (email) => `Un messaggio è in viaggio verso ${email}. Segui il link che contiene.`,
    label: "Indirizzo",
    save: "Salva",
    remove: "Togli",
    noMail: "Questo server non manda e-mail.",
  },
  sessions: {
    title: "Dispositivi",
    thisDevice: "questo",
    unknownDevice: "Un dispositivo",
    lastSeen: (moment) => `visto il ${moment}`,
    signOut: "Esci",
    signOutNamed: (device) => `Esci: ${device}`,
    signOutHere: "Esci da qui",
    signOutEverywhere: "Esci ovunque",
    signOutEverywhereText: "Si esce subito da tutti i dispositivi, anche da questo.",
    revokeTokens: "Togli anche i token dei miei programmi",
  },
  data: {
    title: "I tuoi dati",
    text: "Tutto ciò che questo server conserva di te, in un file; oppure la cancellazione definitiva.",
    export: "Scarica i miei dati",
    delete: "Cancella tutto di me",
    deleteTitle: "Andarsene per sempre",
    deleteText:
      "Il tuo nome sparisce da tutte le partite; ciò che è stato giocato resta. Le partite in corso passano a un bot, o vengono abbandonate dove il tavolo lo prevede. Non si può tornare indietro.",
    typeToConfirm: (name) => `Scrivi ${name} per confermare`,
    submit: "Cancella",
  },
  reauthenticate: {
    title: "Sei tu?",
    text: "Prima di questa modifica, mostra ancora una volta che sei tu.",
    password: "La password attuale",
    submit: "Avanti",
    passkey: "Con una passkey",
    cancel: "Annulla",
  },
  passkeyCancelled: "Non è stata mostrata nessuna passkey.",
  throttled: (seconds) =>
    `Troppi tentativi. Aspetta ${seconds > 90 ? count(Math.ceil(seconds / 60), "minuto", "minuti") : count(seconds, "secondo", "secondi")}, poi riprova.`,
};
