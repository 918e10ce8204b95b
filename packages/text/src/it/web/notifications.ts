import type { NotificationsText } from "../../en/web/notifications.ts";
import { count } from "../grammar.ts";

export const notifications: NotificationsText = {
  title: "Notifiche",
  intro:
    "Scegli come ricevere gli avvisi sulle tue partite quando non ci sei. Ogni notifica arriva una volta sola.",
  toAccount: "Il tuo account",
  device: {
    title: "Su questo dispositivo",
    enable: "Avvisami su questo dispositivo",
    isEnabled: "Le notifiche sono attive su questo dispositivo.",
    text: "Il browser chiede il permesso una volta. Le notifiche arrivano anche senza pagine di Sofala aperte.",
    denied:
      "Il browser blocca le notifiche perché le avevi rifiutate. Puoi consentirle nelle impostazioni del browser per questo sito.",
    unsupported:
      "Questo browser non supporta le notifiche. Su iPhone o iPad aggiungi prima Sofala alla schermata Home.",
    failed: "Il servizio di notifiche del browser non risponde. Riprova più tardi.",
  },
  channels: "Come ti avvisiamo",
  noChannels:
    "Per ora non ricevi notifiche. Attivale su questo dispositivo, o aggiungi un altro metodo qui sotto.",
  channelKinds: { push: "Browser", mail: "E-mail", webhook: "Webhook" },
  webhookStyles: { discord: "Discord", slack: "Slack", json: "JSON semplice" },
  thisDevice: "questo dispositivo",
  hasFailed: "Disattivato dopo troppi errori di seguito. Riattivalo per riprovare.",
  lastSent: (when) => `Ultima notifica: ${when}`,
  neverSent: "Ancora nessuna notifica",
  secret: "Chiave di firma",
  sendTest: "Invia una prova",
  testSent: "Inviata.",
  remove: "Rimuovi",
  preferences: "Che cosa e quanto spesso",
  notificationKinds: {
    legend: "Avvisami quando",
    turn: "Tocca a me",
    time: "Mi resta poco tempo",
    offer: "In una partita per corrispondenza ricevo un'offerta o una risposta alla mia",
    begin: "Inizia una partita",
    over: "Finisce una partita",
    proposal: "Qualcuno fa una proposta",
    rematch: "Mi propongono la rivincita",
    chat: "Qualcuno scrive in chat mentre non ci sono",
  },
  whilePresent: "Anche mentre sono al tavolo",
  whilePresentText: "Altrimenti la notifica arriva un minuto dopo che esci, se tocca ancora a te.",
  frequency: "Quanto spesso",
  frequencyChoice: (minutes) =>
    minutes === 0
      ? "Ogni volta"
      : minutes < 60
        ? `Al massimo ogni ${count(minutes, "minuto", "minuti")}`
        : `Al massimo ogni ${minutes === 60 ? "ora" : count(minutes / 60, "ora", "ore")}`,
  digest: "Partite per corrispondenza",
  digestText:
    "Ogni giorno ricevi tutto in un solo messaggio. Gli avvisi di tempo in scadenza arrivano comunque subito.",
  digestOff: "Subito",
  digestAt: (hour) => `Ogni giorno alle ${hour}:00`,
  add: {
    title: "Aggiungi un altro metodo",
    mail: "Avvisami per e-mail",
    noMail: "Questo server non invia e-mail.",
    mailUnconfirmed:
      "Per usare l'e-mail, prima conferma un indirizzo nella pagina del tuo account.",
    webhook: "Webhook",
    webhookText: "Per Discord, Slack o un tuo programma che accetta JSON.",
    label: "Nome",
    url: "URL",
    submit: "Aggiungi",
  },
  absences: {
    title: "Giorni liberi",
    text: "Se un tavolo per corrispondenza lo consente, in questi giorni il tuo orologio si ferma.",
    weekly: "Ogni settimana",
    weeklyText: "Al massimo due. Le modifiche valgono dal lunedì seguente.",
    weekdays: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
    holidays: "Ferie",
    noHolidays: "Nessuna in programma.",
    firstDay: "Primo giorno",
    lastDay: "Ultimo giorno",
    addHoliday: "Aggiungi",
    removeHoliday: (days) => `Rimuovi ${days}`,
    timeZone: (zone) => `I giorni cominciano a mezzanotte, fuso orario ${zone}.`,
  },
  unsubscribed: {
    title: "Iscrizione annullata",
    text: "Le notifiche per e-mail sui tuoi tavoli sono disattivate. Non è cambiato altro.",
    undo: "Riattivale",
    undone: "Le notifiche per e-mail sono di nuovo attive.",
    failed: "Questo link non è più valido. Non è cambiato nulla.",
    toNotifications: "Impostazioni delle notifiche",
  },
};
