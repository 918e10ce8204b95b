/** A problem of the server; `offline` if it did not answer. */
export interface Problem {
  readonly code: string;
  readonly title?: string;
}

/** Problems that people may meet; others show the server's text. */
const SENTENCES: { readonly [code: string]: string } = {
  offline: "The server does not answer. Is there a connection?",
  unreadable: "The server's answer makes no sense here. Load the page again.",
  "request/too-many": "That was a little much at once. Try again in a minute.",
  "request/too-old": "This page is older than the server. Load it again.",
  "request/malformed":
    "The server cannot read this. A shorter text without special characters may help.",
  "request/foreign-origin":
    "The server does not take orders from this address. Open it by its own.",
  "person/unauthenticated":
    "The server does not know you any more. Load the page again and choose a nickname.",
  "person/banned": "You may not come here for now. Your page says until when, and why.",
  "person/not-operator": "This is for the operators of this server.",
  "person/not-found": "Player not found.",
  "relationship/not-requested": "They have withdrawn their question.",
  "relationship/too-many": "Your list is full. Take somebody off it first.",
  "report/unknown": "What you want to report is not there any more.",
  "report/closed": "Another operator was quicker. Load the page again.",
  "report/too-many": "You have reported as much as one may in an hour. Try again later.",
  "program/refused":
    "Only an account can be played by a program. Make one first; an operator's account cannot.",
  "person/name-taken":
    "Somebody else has this name, or one that looks like it. Is the account yours? Then sign in; otherwise choose another.",
  "person/name-reserved": "This name is kept for the server and its bots. Choose another.",
  "person/name-mixed":
    "A word of this name mixes letters of several alphabets. Use one alphabet for each word.",
  "person/wrong-credentials": "The name does not match this password or passkey.",
  "person/too-many-attempts": "There were too many tries. Wait a little, then try again.",
  "person/weak-password":
    "Others would guess this password. Take ten characters or more, such as a short sentence.",
  "person/has-account": "You have an account already. Load the page again.",
  "person/account-required": "Only an account can do this.",
  "person/reauthentication-required":
    "That was not your password or your passkey. Nothing was changed.",
  "person/last-sign-in-method": "This is the last way in. Add another one first.",
  "person/token-not-allowed": "Programs may not do this.",
  "passkey/refused": "This passkey cannot be used. Try again.",
  "passkey/unknown": "This passkey is gone already.",
  "passkey/no-domain":
    "Passkeys need an address with a name, such as https://example.org. Use a password here.",
  "passkey/too-many": "You have as many passkeys as one person may have.",
  "session/unknown": "This device is signed out already.",
  "link/invalid": "This link was used already, or is too old. Ask for another one.",
  "mail/failed": "The letter could not be sent. Try again later.",
  "mail/not-configured": "This server sends no mail.",
  "options/refused": "The game cannot be played with these options.",
  "options/not-public": "With these options a table cannot be public.",
  "table/unknown": "There is no such table, or it is not for you.",
  "table/not-owner": "Only who opened the table may do this.",
  "table/not-open": "The game has begun already.",
  "table/not-running": "This game is not being played any more.",
  "table/not-full": "A seat is still free.",
  "table/not-over": "The game is not over yet.",
  "table/too-many": "You have as many open tables as one person may have. Leave one first.",
  "table/log-full": "This game is longer than any may be. Hand over to a bot, or resign.",
  "seat/too-many-moves":
    "You have made as many moves as one may in a round, or in a game. Hand over to a bot, or resign.",
  "table/no-people": "A table needs a person.",
  "seat/taken": "Somebody else was quicker: the seat is taken.",
  "seat/none-free": "All seats are taken. You can watch.",
  "seat/reserved": "This seat is kept for whoever has the link with the invitation.",
  "seat/blocked": "You cannot sit at this table. You can watch, or open a table of your own.",
  "seat/already-seated": "You sit at this table already.",
  "seat/not-seated": "You do not sit at this table.",
  "seat/handed-over": "A bot plays for you. Take your seat back first.",
  "seat/not-handed-over": "You hold your seat yourself.",
  "seat/out-of-time": "Your time is up. Take your seat back when the bot has decided.",
  "seat/resigned": "You resigned from this game.",
  "move/refused": "The game has gone on meanwhile, and this move is no longer possible.",
  "undo/nothing": "Nothing of yours can be taken back.",
  "undo/refused": "This cannot be taken back.",
  "proposal/none": "The proposal is gone.",
  "proposal/pending": "Another proposal is waiting for an answer.",
  "proposal/too-late": "A game can be called off in its first round only.",
  "note/changed": "These notes were changed on another device.",
  "chat/phrases-only": "While everybody trades, only set phrases can be said.",
  "chat/muted": "You may not write for now. The page of all tables says until when, and why.",
  "chat/full": "The chat of this table is full. Nothing more can be written here.",
  "quota/used-up": "That is all that can be stored today. Try again tomorrow.",
  "server/closing": "The server is about to restart. It will be back in a moment.",
  "server/busy": "The server has too much to do. Try again in a moment.",
  "server/damaged":
    "The server's data is damaged there, and nothing can be done until its operator has repaired it. Nothing of yours was changed.",
  "server/fault": "Something went wrong on the server. Nothing of yours was changed.",
  "channel/unknown": "This way of telling you is gone already.",
  "channel/too-many": "You have as many ways to be told as one person may have. Remove one first.",
  "channel/not-allowed":
    "Nothing can be sent there. The address begins with https and is on the internet.",
  "channel/failed": "The message did not get through. Is the address right?",
  "mail/unconfirmed": "First confirm an e-mail address on your account's page.",
  "absence/too-soon": "A holiday begins tomorrow at the earliest.",
};

/** Why a request failed: by the problem code, or the server's text for a code without a sentence here. */
export const problem = ({ code, title = `(${code})` }: Problem): string =>
  SENTENCES[code] ?? `The server did not do this. ${title}`;
