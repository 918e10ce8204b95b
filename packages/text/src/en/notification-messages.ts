import type { NotificationMessageText } from "../notification-message-text.ts";
import { list } from "./grammar.ts";

const GAME_NAMES: { readonly [id: string]: string } = {
  zimbabwe: "The Great Zimbabwe",
  mediterranean: "Trading in the Mediterranean",
};

export const notificationMessages: NotificationMessageText = {
  table({ game, title, others }) {
    const called = GAME_NAMES[game] ?? game;
    const played = others.length === 0 ? called : `${called} with ${list(others)}`;
    return title === undefined ? played : `${title}: ${played}`;
  },
  turn: "Your turn",
  time: "Your time is running out",
  offer: "News of an offer, to you or yours",
  begin: "A game begins",
  over: "A game is over",
  proposal: "You are asked to agree to something",
  rematch: "A rematch is open",
  chat: "Somebody talks at your table",
  summary: (count) => `${count} things at your tables`,
  testMessage: {
    title: "This is how it looks",
    body: "Messages about your tables come this way.",
  },
  settingsLink: "Choose what you are told:",
  unsubscribeLink: "No more of these messages, with one click:",
};
