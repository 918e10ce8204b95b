import type { LetterText } from "../notification-message-text.ts";
import { list } from "./grammar.ts";

const GAMES: { readonly [id: string]: string } = {
  zimbabwe: "The Great Zimbabwe",
  mediterranean: "Trading in the Mediterranean",
};

export const letters: LetterText = {
  table({ game, title, others }) {
    const called = GAMES[game] ?? game;
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
  several: (count) => `${count} things at your tables`,
  test: {
    title: "This is how it looks",
    body: "Messages about your tables come this way.",
  },
  change: "Choose what you are told:",
  unsubscribe: "No more of these messages, with one click:",
};
