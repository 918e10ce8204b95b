/** A problem of the server; `offline` if it did not answer. */
export interface Problem {
  readonly code: string;
  readonly title?: string;
}

/** Problems that people may meet; others show the server's text. */
const SENTENCES: { readonly [code: string]: string } = {
  offline: "The server is not responding. Check your connection.",
  unreadable: "The server sent an unexpected answer. Reload the page.",
  "request/too-many": "Too many requests. Try again in a minute.",
  "request/too-old": "This page is out of date. Reload it.",
  "request/malformed":
    "The server could not read this. Try a shorter text without special characters.",
  "request/foreign-origin":
    "The server does not accept requests from this page. Open Sofala at its own address.",
  "person/unauthenticated": "You are no longer signed in. Reload the page and choose a nickname.",
  "person/banned": "You are banned for now. Your profile shows why and for how long.",
  "person/not-operator": "This is for the operators of this server.",
  "person/not-found": "Player not found.",
  "relationship/not-requested": "They have withdrawn their request.",
  "relationship/too-many": "Your list is full. Remove somebody first.",
  "report/unknown": "What you want to report no longer exists.",
  "report/closed": "Another operator has already handled this. Reload the page.",
  "report/too-many": "You have sent the maximum number of reports for this hour. Try again later.",
  "program/refused":
    "Only an account can be a bot. Create one first. Operators' accounts cannot be bots.",
  "person/name-taken":
    "This name, or one that looks like it, is taken. If the account is yours, sign in. Otherwise choose another name.",
  "person/name-reserved": "This name is reserved for the server and its bots. Choose another.",
  "person/name-mixed":
    "This name mixes letters from different alphabets in one word. Use one alphabet per word.",
  "person/wrong-credentials": "The name does not match this password or passkey.",
  "person/too-many-attempts": "Too many attempts. Wait a little, then try again.",
  "person/weak-password":
    "This password is easy to guess. Use at least ten characters, such as a short sentence.",
  "person/has-account": "You already have an account. Reload the page.",
  "person/account-required": "You need an account to do this.",
  "person/reauthentication-required":
    "The password or passkey is not correct. Nothing was changed.",
  "person/last-sign-in-method": "This is your last way to sign in. Add another one first.",
  "person/token-not-allowed": "Programs cannot do this.",
  "passkey/refused": "This passkey cannot be used. Try again.",
  "passkey/unknown": "This passkey has already been removed.",
  "passkey/no-domain":
    "Passkeys need a domain name, such as https://example.org. Use a password here.",
  "passkey/too-many": "You have reached the maximum number of passkeys.",
  "session/unknown": "This device is already signed out.",
  "link/invalid": "This link has expired or was already used. Request a new one.",
  "recovery-code/invalid":
    "The name or the code is not correct, or the code was already used. Try another code.",
  "import/refused": "This archive cannot be imported. Nothing was changed.",
  "import/unknown": "This import no longer exists. Reload the page.",
  "import/too-many": "You have reached the maximum number of imports. Remove one first.",
  "mail/failed": "The email could not be sent. Try again later.",
  "mail/not-configured": "This server does not send email.",
  "options/refused": "The game cannot be played with these options.",
  "options/not-public": "A table with these options cannot be public.",
  "table/unknown": "This table does not exist, or you cannot see it.",
  "table/not-owner": "Only the player who opened the table can do this.",
  "table/not-open": "The game has already started.",
  "table/not-running": "This game is no longer being played.",
  "table/not-full": "There is still a free seat.",
  "table/not-over": "The game is not over yet.",
  "table/too-many": "You have reached the maximum number of open tables. Leave one first.",
  "table/log-full": "This game has reached its maximum length. Hand over to a bot, or resign.",
  "seat/too-many-moves":
    "You have reached the maximum number of moves for a round or a game. Hand over to a bot, or resign.",
  "table/no-people": "A table needs at least one person.",
  "seat/taken": "Somebody else has just taken this seat.",
  "seat/none-free": "All seats are taken. You can watch.",
  "seat/reserved": "This seat is reserved for a player with an invitation link.",
  "seat/blocked": "You cannot join this table. You can watch, or open your own table.",
  "seat/already-seated": "You are already seated at this table.",
  "seat/not-seated": "You are not seated at this table.",
  "seat/handed-over": "A bot is playing for you. Take your seat back first.",
  "seat/not-handed-over": "No bot is playing for you.",
  "seat/out-of-time": "Your time is up. You can take your seat back after the bot has moved.",
  "seat/resigned": "You resigned from this game.",
  "move/refused": "The game has moved on, and this move is no longer possible.",
  "undo/nothing": "You have nothing to undo.",
  "undo/refused": "This cannot be undone.",
  "proposal/none": "This proposal no longer exists.",
  "proposal/pending": "Another proposal is waiting for an answer.",
  "proposal/too-late": "A game can only be cancelled in its first round.",
  "note/changed": "These notes were changed on another device.",
  "chat/phrases-only": "During trading you can use only set phrases.",
  "chat/muted": "You are muted for now. The page with all tables shows why and for how long.",
  "chat/full": "The chat of this table is full.",
  "quota/used-up": "You have reached today's storage limit. Try again tomorrow.",
  "server/closing": "The server is restarting. It will be back in a moment.",
  "server/busy": "The server is busy. Try again in a moment.",
  "server/damaged":
    "This part of the server's data is damaged. An operator has to repair it first. None of your data was changed.",
  "server/fault": "Something went wrong on the server. None of your data was changed.",
  "channel/unknown": "This notification method has already been removed.",
  "channel/too-many":
    "You have reached the maximum number of notification methods. Remove one first.",
  "channel/not-allowed":
    "Nothing can be sent to this address. It must start with https and be on the public internet.",
  "channel/failed": "The message could not be delivered. Check the address.",
  "mail/unconfirmed": "Confirm an email address on your account page first.",
  "absence/too-soon": "A holiday can start tomorrow at the earliest.",
};

/** Why a request failed: by the problem code, or the server's text for a code without a sentence here. */
export const problem = ({ code, title = `(${code})` }: Problem): string =>
  SENTENCES[code] ?? `The server could not do this. ${title}`;
