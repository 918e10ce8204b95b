import { count } from "../grammar.ts";

/** The settings of notifications and of hours without play. */
export const notifications = {
  title: "Notifications",
  intro:
    "Choose how we tell you about your games while you are away. You are never notified twice about the same thing.",
  toAccount: "Your account",
  device: {
    title: "On this device",
    enable: "Notify me on this device",
    isEnabled: "Notifications are on for this device.",
    text: "The browser asks for permission once. Notifications arrive even when no Sofala page is open.",
    denied:
      "The browser is blocking notifications because you declined them before. You can allow them in the browser's settings for this site.",
    unsupported:
      "This browser does not support notifications. On an iPhone or iPad, add Sofala to the home screen first.",
    failed: "The browser's push service is not responding. Try again later.",
  },
  channels: "How you are notified",
  noChannels:
    "You do not receive any notifications yet. Turn them on for this device, or add another way below.",
  channelKinds: { push: "Browser", mail: "Email", webhook: "Webhook" },
  webhookStyles: { discord: "Discord", slack: "Slack", json: "Plain JSON" },
  thisDevice: "this device",
  hasFailed: "Turned off after too many failures in a row. Turn it on to try again.",
  lastSent: (when: string) => `Last used ${when}`,
  neverSent: "Not used yet",
  secret: "Signing key",
  sendTest: "Send a test",
  testSent: "Sent.",
  remove: "Remove",
  preferences: "What and how often",
  notificationKinds: {
    legend: "Notify me when",
    turn: "It is my turn",
    time: "My time is running out",
    offer: "In a correspondence game, I receive an offer or an answer to mine",
    begin: "A game starts",
    over: "A game ends",
    proposal: "Somebody makes a proposal",
    rematch: "A rematch is offered",
    chat: "Somebody writes in the chat while I am away",
  },
  whilePresent: "Even while I am at the table",
  whilePresentText:
    "Otherwise you are notified one minute after you leave, if the game is still waiting for you.",
  frequency: "How often",
  frequencyChoice: (minutes: number) =>
    minutes === 0
      ? "Every time"
      : minutes < 60
        ? `At most once every ${count(minutes, "minute")}`
        : `At most once every ${minutes === 60 ? "hour" : count(minutes / 60, "hour")}`,
  digest: "Correspondence games",
  digestText:
    "“Daily” collects everything in one message. Warnings that your time is running out are still sent immediately.",
  digestOff: "Immediately",
  digestAt: (hour: number) => `Daily at ${hour}:00`,
  add: {
    title: "Add another way",
    mail: "Notify me by email",
    noMail: "This server does not send email.",
    mailUnconfirmed: "To use email, confirm an address on your account page first.",
    webhook: "Webhook",
    webhookText: "For Discord, Slack or your own program that accepts JSON.",
    label: "Name",
    url: "URL",
    submit: "Add",
  },
  absences: {
    title: "Days off",
    text: "If a correspondence table allows it, your clock stops on these days.",
    weekly: "Every week",
    weeklyText: "Up to two. Changes apply from next Monday.",
    /** Sunday first. */
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    holidays: "Holidays",
    noHolidays: "None planned.",
    firstDay: "First day",
    lastDay: "Last day",
    addHoliday: "Add",
    removeHoliday: (days: string) => `Remove ${days}`,
    timeZone: (zone: string) => `Your days start at midnight, ${zone} time.`,
  },
  unsubscribed: {
    title: "You are unsubscribed",
    text: "Email notifications about your tables are off. Nothing else changed.",
    undo: "Turn them back on",
    undone: "Email notifications are on again.",
    failed: "This link is no longer valid. Nothing was changed.",
    toNotifications: "Notification settings",
  },
};

export type NotificationsText = typeof notifications;
