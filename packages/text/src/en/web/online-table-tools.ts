/** Tools at a table on a server. */
export const tableTools = {
  note: {
    title: "Notes",
    text: "Only you can read these notes, on all your devices.",
    label: "My notes on this game",
    placeholder: "Plans, promises, who owes whom …",
    saving: "Saving …",
    saved: "Saved",
    notSaved: (why: string) => `Not saved yet. ${why}`,
    nicknameNeeded: "Choose a nickname to take notes.",
    conflict: {
      title: "These notes were changed on another device",
      text: "Nothing is lost: the notes from this device are above, those from the other device below.",
      otherVersion: "From the other device",
      otherVersionEmpty: "Everything was deleted on the other device.",
      both: "Keep both",
      mine: "Keep this device's notes",
      theirs: "Use the other notes",
    },
  },
  /** A link to a moment of the game. */
  momentLink: {
    copyLink: "Copy link to this moment",
    copied: "Link copied.",
    notCopied: "The browser does not allow copying. Copy the address from the address bar.",
    takenBack: "That move has been undone. This is the last moment before it.",
    notYet: "The game has not reached that move yet. This is its current position.",
  },
  moveRefused: {
    /** The rules say why, after this. */
    tableChanged: "The game has moved on:",
    ruleLink: "See rule",
  },
  rematch: {
    created: "A rematch with the same players has been set up.",
    link: "Go to the rematch",
  },
  time: {
    /** `You have until Tuesday 17 November, 18:20.` */
    until: (when: string) => `You have until ${when}.`,
    /** How long a proposal stays open. */
    stepOpenUntil: (when: string) => `This step is open until ${when}, or until everybody is done.`,
    yourTimeUp: "Your time is up. A bot decides this for you.",
    youSeeDelayed: (time: string) => `You see everything ${time} later than the players.`,
    spectatorsDelayed: (time: string) => `Spectators see everything ${time} later.`,
  },
};

export type TableToolsText = typeof tableTools;
