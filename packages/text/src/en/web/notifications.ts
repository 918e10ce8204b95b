import { count } from "../grammar.ts";

/** The settings of notifications and of hours without play. */
export const notifications = {
  title: "Notices",
  intro: "How you hear that it is your turn when you are elsewhere. Nothing is told twice.",
  toAccount: "Your account",
  device: {
    title: "On this device",
    enable: "Tell me on this device",
    isEnabled: "You are told on this device.",
    text: "The browser asks you once. You are told even while no page of Sofala is open.",
    denied:
      "The browser does not let us: you refused it here before. You can allow it in the browser's settings of this page.",
    unsupported:
      "This browser cannot do it. On an iPhone or iPad, first add Sofala to the home screen.",
    failed: "The browser's push service does not answer. Try again later.",
  },
  channels: "How you are told",
  noChannels: "You are not told anything yet. Begin with this device, or add a way below.",
  channelKinds: { push: "Browser", mail: "E-mail", webhook: "Webhook" },
  webhookStyles: { discord: "Discord", slack: "Slack", json: "Plain JSON" },
  thisDevice: "this device",
  hasFailed: "It failed too often in a row and was switched off. Switch it on to try again.",
  lastSent: (when: string) => `Last used ${when}`,
  neverSent: "Not used yet",
  secret: "Signed with the key",
  sendTest: "Send me one now",
  testSent: "Sent.",
  remove: "Remove",
  preferences: "What, and how often",
  notificationKinds: {
    legend: "Tell me when",
    turn: "It is my turn",
    time: "My time is running out",
    offer: "Over days, an offer comes to me, or mine is answered",
    begin: "A game begins",
    over: "A game is over",
    proposal: "Somebody asks me to agree",
    rematch: "A rematch is open",
    chat: "Somebody talks while I am away",
  },
  whilePresent: "Even while I am at the table",
  whilePresentText: "Otherwise you are told a minute after you left, if it still waits for you.",
  frequency: "How often",
  frequencyChoice: (minutes: number) =>
    minutes === 0
      ? "Every time"
      : `At most once in ${minutes < 60 ? count(minutes, "minute") : count(minutes / 60, "hour")}`,
  digest: "Correspondence games",
  digestText: "Daily means all news in one message; only time that runs out does not wait.",
  digestOff: "At once",
  digestAt: (hour: number) => `Daily at ${hour}:00`,
  add: {
    title: "Another way",
    mail: "Tell me by e-mail",
    noMail: "This server sends no e-mail.",
    mailUnconfirmed: "For e-mail, first confirm an address on your account's page.",
    webhook: "Webhook",
    webhookText: "For Discord, Slack, or a program of yours that takes JSON.",
    label: "Name",
    url: "Address",
    submit: "Add",
  },
  absences: {
    title: "Days off",
    text: "Where a correspondence table allows it, your clock stands still on these days.",
    weekly: "Every week",
    weeklyText: "Two at most. A change holds from next Monday on.",
    /** Sunday first. */
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    holidays: "Holidays",
    noHolidays: "None planned.",
    firstDay: "First day",
    lastDay: "Last day",
    addHoliday: "Add",
    removeHoliday: (days: string) => `Remove ${days}`,
    timeZone: (zone: string) => `Your days begin at midnight in ${zone}.`,
  },
  unsubscribed: {
    title: "You get no more of these",
    text: "Messages by e-mail about your tables are switched off. Nothing else changed.",
    undo: "Switch them on again",
    undone: "You get messages as before.",
    failed: "This link is not valid any more. Nothing was changed.",
    toNotifications: "Choose what you are told",
  },
};

export type NotificationsText = typeof notifications;
