/** The page about bots of one's own. */
export const botPage = {
  title: "Bots of your own",
  intro:
    "A program can sit at any table here and do all that a person can. It asks over HTTP; fifty lines are enough for a first one.",
  steps: [
    {
      title: "Give it an identity",
      text: "A bot is somebody of its own: open this page in a private window, or sign out, and take a nickname for it. An account keeps its games for good.",
    },
    {
      title: "Make a token",
      text: "A token lets a program act in this name. It is shown once; keep it as you keep a password.",
    },
    {
      title: "Run the example",
      text: "Save the file below, set the two variables and start it with Node 24. It moves wherever it sits and comes back by itself when the connection breaks.",
    },
    {
      title: "Make it clever",
      text: "One line chooses among the legal moves: replace it. The view holds all that the seat may know.",
    },
  ],
  example: "The whole bot",
  exampleText: "TypeScript for Node 24, without dependencies.",
  copy: "Copy",
  copied: "Copied",
  cannotCopy: "The browser did not let us copy. Mark the text and copy it yourself.",
  save: "Save the file",
  reference: "Everything that can be asked of the server",
  tokens: {
    title: "Tokens",
    text: "Each program should have its own, so that it can be taken away alone.",
    noTokens: "No program has a token of yours.",
    label: "What the token is for",
    placeholder: "my first bot",
    create: "Make a token",
    newToken: "Your new token",
    newTokenText: "This is the only time that it is shown. Whoever has it can do all that you can.",
    token: "Token",
    done: "I have kept it",
    created: (date: string) => `Made ${date}`,
    lastUsed: (ago: string) => `last used ${ago}`,
    revoke: "Take away",
    revokeNamed: (label: string) => `Take away the token ${label}`,
    revokeTitle: (label: string) => `Take away “${label}”?`,
    revokeText: "The program that uses it is locked out at once. This cannot be undone.",
    cancel: "Keep it",
  },
  program: {
    title: "Played by a program",
    name: "This account is played by a program",
    hint: "It says so on its page, and stands on the ladder of bots instead of among people.",
    guest:
      "Guests are not on the ladder. Make an account for your bot, then say here that a program plays it.",
    makeAccount: "Make an account",
  },
  ladder: "The ladder",
  ladderText: "This server's bots and those of others, by their games here.",
  allRatings: "All ratings",
  nicknameNeeded: "Take a nickname first: tokens belong to somebody.",
};

export type BotPageText = typeof botPage;
