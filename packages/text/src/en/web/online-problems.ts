/** What a person may meet; the rest is told with its code. */
const SENTENCES: { readonly [code: string]: string } = {
  offline: "The server does not answer. Is there a connection?",
  "request/too-many": "That was a little much at once. Try again in a minute.",
  "request/malformed":
    "The server cannot read this. A shorter text without special characters may help.",
  "request/foreign-origin":
    "The server does not take orders from this address. Open it by its own.",
  "person/unknown":
    "The server does not know you any more. Load the page again and choose a nickname.",
  "options/refused": "The game cannot be played with these options.",
  "options/not-public": "With these options a table cannot be public.",
  "table/unknown": "There is no such table, or it is not for you.",
  "table/not-yours": "Only who opened the table may do this.",
  "table/not-open": "The game has begun already.",
  "table/not-running": "This game is not being played any more.",
  "table/not-full": "A seat is still free.",
  "table/not-over": "The game is not over yet.",
  "table/too-many": "You have as many open tables as one person may have. Leave one first.",
  "table/has-none": "A table needs a person.",
  "seat/taken": "Somebody else was quicker: the seat is taken.",
  "seat/none-free": "All seats are taken. You can watch.",
  "seat/reserved": "This seat is kept for whoever has the link with the invitation.",
  "seat/already": "You sit at this table already.",
  "seat/none": "You do not sit at this table.",
  "seat/handed-over": "A bot plays for you. Take your seat back first.",
  "seat/held": "You hold your seat yourself.",
  "seat/out-of-time": "Your time is up. Take your seat back when the bot has decided.",
  "seat/resigned": "You resigned from this game.",
  "move/refused": "The game has gone on meanwhile, and this move is no longer possible.",
  "undo/nothing": "Nothing of yours can be taken back.",
  "undo/refused": "This cannot be taken back.",
  "proposal/none": "The proposal is gone.",
  "proposal/pending": "Another proposal is waiting for an answer.",
  "proposal/too-late": "A game can be called off in its first round only.",
  "server/closing": "The server is about to restart. It will be back in a moment.",
  "server/busy": "The server has too much to do. Try again in a moment.",
  "server/fault": "Something went wrong on the server. Nothing of yours was changed.",
};

export const problem = (code: string): string =>
  SENTENCES[code] ?? `The server did not do this (${code}).`;
