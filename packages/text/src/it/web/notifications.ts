import type { NotificationsText } from "../../en/web/notifications.ts";
import { count } from "../grammar.ts";

export const notifications: NotificationsText = {
  title: "Avvisi",
  intro: "Come sapere che tocca a te quando sei altrove. Ogni cosa viene detta una volta sola.",
  toAccount: "Il tuo account",
  device: {
    title: "Su questo dispositivo",
    enable: "Avvisami su questo dispositivo",
    isEnabled: "Ricevi gli avvisi su questo dispositivo.",
    text: "Il browser te lo chiede una volta. Gli avvisi arrivano anche senza pagine di Sofala aperte.",
    denied:
      "Il browser non lo permette: qui hai già detto di no. Puoi consentirlo nelle impostazioni del browser per questa pagina.",
    unsupported:
      "Questo browser non ne è capace. Su iPhone o iPad aggiungi prima Sofala alla schermata Home.",
    failed: "Il servizio di notifiche del browser non risponde. Riprova più tardi.",
  },
  channels: "Come ti avvisiamo",
  noChannels:
    "Per ora non ricevi avvisi. Comincia da questo dispositivo, o aggiungi un modo qui sotto.",
  channelKinds: { push: "Browser", mail: "E-mail", webhook: "Webhook" },
  webhookStyles: { discord: "Discord", slack: "Slack", json: "JSON semplice" },
  thisDevice: "questo dispositivo",
  hasFailed: "Ha fallito troppe volte di seguito ed è stato spento. Riaccendilo per riprovare.",
  lastSent: (when) => `Ultimo avviso: ${when}`,
  neverSent: "Ancora nessun avviso",
  secret: "Firmato con la chiave",
  sendTest: "Mandamene uno ora",
  testSent: "Inviato.",
  remove: "Togli",
  preferences: "Che cosa, e quanto spesso",
  notificationKinds: {
    legend: "Avvisami quando",
    turn: "Tocca a me",
    time: "Mi resta poco tempo",
    offer: "Nelle partite lente arriva un'offerta per me, o una risposta alla mia",
    begin: "Comincia una partita",
    over: "Una partita è finita",
    proposal: "Qualcuno chiede il mio consenso",
    rematch: "C'è una rivincita",
    chat: "Si chiacchiera mentre non ci sono",
  },
  whilePresent: "Anche mentre sono al tavolo",
  whilePresentText: "Altrimenti l'avviso arriva un minuto dopo che esci, se tocca ancora a te.",
  frequency: "Quanto spesso",
  frequencyChoice: (minutes) =>
    minutes === 0
      ? "Ogni volta"
      : minutes < 60
        ? `Al massimo ogni ${count(minutes, "minuto", "minuti")}`
        : `Al massimo ogni ${minutes === 60 ? "ora" : count(minutes / 60, "ora", "ore")}`,
  digest: "Partite per corrispondenza",
  digestText: "Ogni giorno: tutte le novità in un messaggio; solo il tempo che scade non aspetta.",
  digestOff: "Subito",
  digestAt: (hour) => `Ogni giorno alle ${hour}:00`,
  add: {
    title: "Un altro modo",
    mail: "Avvisami per e-mail",
    noMail: "Questo server non invia e-mail.",
    mailUnconfirmed: "Per le e-mail, prima conferma un indirizzo nella pagina del tuo account.",
    webhook: "Webhook",
    webhookText: "Per Discord, Slack, o un tuo programma che accetta JSON.",
    label: "Nome",
    url: "Indirizzo",
    submit: "Aggiungi",
  },
  absences: {
    title: "Giorni liberi",
    text: "Dove un tavolo per corrispondenza lo consente, in questi giorni il tuo orologio si ferma.",
    weekly: "Ogni settimana",
    weeklyText: "Al massimo due. Un cambiamento vale dal lunedì seguente.",
    weekdays: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
    holidays: "Ferie",
    noHolidays: "Nessuna in programma.",
    firstDay: "Primo giorno",
    lastDay: "Ultimo giorno",
    addHoliday: "Aggiungi",
    removeHoliday: (days) => `Togli ${days}`,
    timeZone: (zone) => `I giorni cominciano a mezzanotte, fuso orario ${zone}.`,
  },
  unsubscribed: {
    title: "Non ne ricevi più",
    text: "I messaggi per e-mail sui tuoi tavoli sono spenti. Nient'altro è cambiato.",
    undo: "Riaccendili",
    undone: "Ricevi i messaggi come prima.",
    failed: "Questo link non vale più. Non è cambiato nulla.",
    toNotifications: "Scegli quali avvisi ricevere",
  },
};
