/** The page about bots of one's own. */
export const botPage = {
  title: "Your bots",
  intro:
    "A bot can join any table here and do everything a person can. It uses an HTTP API, and a first bot takes only about fifty lines.",
  steps: [
    {
      title: "Choose a name for it",
      text: "A bot needs its own identity: open this page in a private window, or sign out, and choose a nickname for it. With an account, its games are kept permanently.",
    },
    {
      title: "Create a token",
      text: "A token lets a program act under this name. It is shown only once. Treat it like a password.",
    },
    {
      title: "Run the example",
      text: "Download the file below, set the two variables and run it with Node 24. It plays at every table it has joined and reconnects automatically.",
    },
    {
      title: "Make it smarter",
      text: "One line chooses among the legal moves: replace it. The view contains everything your bot's seat may know.",
    },
  ],
  example: "The complete bot",
  exampleText: "TypeScript for Node 24, no dependencies.",
  copy: "Copy",
  copied: "Copied",
  cannotCopy: "The browser does not allow copying. Select the text and copy it yourself.",
  save: "Download file",
  reference: "API reference",
  tokens: {
    title: "Tokens",
    text: "Give each program its own token, so that you can revoke it separately.",
    noTokens: "You have no tokens yet.",
    label: "What is this token for?",
    placeholder: "my first bot",
    create: "Create token",
    newToken: "Your new token",
    newTokenText:
      "Copy it now: you will not see it again. Anyone who has it can do everything you can.",
    token: "Token",
    done: "I have saved it",
    created: (date: string) => `Created ${date}`,
    lastUsed: (ago: string) => `last used ${ago}`,
    revoke: "Revoke",
    revokeNamed: (label: string) => `Revoke the token ${label}`,
    revokeTitle: (label: string) => `Revoke “${label}”?`,
    revokeText: "Any program that uses it loses access immediately. This cannot be undone.",
    cancel: "Keep it",
  },
  program: {
    title: "Bot account",
    name: "This account is a bot",
    hint: "Its profile says so, and it is ranked among bots instead of people.",
    guest: "Guests are not ranked. Create an account for your bot, then mark it as a bot here.",
    makeAccount: "Create an account",
  },
  ladder: "Bot ranking",
  ladderText: "Server bots and users' bots, ranked by their games here.",
  allRatings: "All ratings",
  nicknameNeeded: "Choose a nickname first.",
};

export type BotPageText = typeof botPage;
