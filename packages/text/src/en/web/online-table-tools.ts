import { cattle } from "../grammar.ts";

/** Tools at a table on a server. */
export const tableTools = {
  /** Gifts that are decided ahead of one's turn. */
  giftOrder: {
    openForm: (round: number) => `Decide your gifts of round ${round} now`,
    title: "Gifts ahead of your turn",
    maximum: "Up to",
    text: "The least that is possible is given for you each time, up to this; then you pass. Nobody else learns of it.",
    submit: (amount: number) => (amount === 0 ? "Pass at once" : `Up to ${amount}, then pass`),
    less: "One less",
    more: "One more",
    current: (amount: number, round: number) =>
      amount === 0
        ? `Round ${round}: you pass at once.`
        : `Round ${round}: up to ${amount} are given for you, then you pass.`,
    change: "Change",
    withdraw: "Withdraw",
    cancel: "Cancel",
    executedGift: (amount: number) => `As you decided before, you gave ${cattle(amount)}.`,
    executedPass: "As you decided before, you passed.",
  },
  note: {
    title: "Notes",
    text: "Only you read this, on every device of yours.",
    label: "My notes on this game",
    placeholder: "Plans, promises, who owes whom …",
    saving: "Saving …",
    saved: "Saved",
    notSaved: (why: string) => `Not saved yet. ${why}`,
    nicknameNeeded: "Give yourself a nickname to take notes.",
    conflict: {
      title: "These notes were changed on another device",
      text: "Nothing is lost: what you wrote here stands above, what was written there below.",
      otherVersion: "Written there",
      otherVersionEmpty: "All was deleted there.",
      both: "Keep both",
      mine: "Keep what is here",
      theirs: "Take what is there",
    },
  },
  /** A link to a moment of the game. */
  momentLink: {
    copyLink: "Copy the link to this moment",
    copied: "The link to this moment is copied.",
    notCopied: "The browser does not let us copy; take the address from its bar.",
    takenBack:
      "What was played then was taken back since; this is the last moment before it that holds.",
    notYet: "The game has not come so far yet; this is how it stands now.",
  },
  moveRefused: {
    /** The rules say why, after this. */
    tableChanged: "The table has moved on:",
    ruleLink: "The rule",
  },
  rematch: {
    created: "The next game of the same people is being set up.",
    link: "To the next game",
    sameMapText: "The same people, everybody one seat on, on the same map",
  },
  time: {
    /** `You have until Tuesday 17 November, 18:20.` */
    until: (when: string) => `You have until ${when}.`,
    /** How long a proposal stays open. */
    stepOpenUntil: (when: string) => `This step is open until ${when}, or until all are done.`,
    yourTimeUp: "Your time was up; a bot decides this for you.",
    youSeeDelayed: (time: string) => `You see everything ${time} later than the players.`,
    spectatorsDelayed: (time: string) => `Spectators see everything ${time} later.`,
  },
  /** The map of a new table. */
  map: {
    name: "Map",
    legend: "Which map",
    randomMap: "By lot",
    chosenMap: "This one",
    randomMapText: "Nobody sees the map before the game begins.",
    chosenMapText: "Everybody sees this map before they sit down.",
    code: (code: string) => `Map ${code}`,
  },
};

export type TableToolsText = typeof tableTools;
