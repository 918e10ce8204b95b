import { count } from "../grammar.ts";

/** A new table, before anybody else is there. */
export const newTable = {
  title: "New table",
  game: "Game",
  seats: "Who plays",
  players: "Players",
  seat: (seat: number) => `Seat ${seat}`,
  me: "You",
  reservedSeat: "A friend with the link",
  openSeat: "Anyone",
  seatsText: "You will get a link to share after you open the table.",
  name: "Name of the table",
  namePlaceholder: "Optional",
  pace: "Time",
  paces: { untimed: "No clock", live: "Live", mail: "Correspondence" },
  paceText: {
    untimed: "Everybody can take as long as they need.",
    live: "A short time for every turn, plus a reserve for difficult ones.",
    mail: "Several days for every turn. Play whenever it suits you.",
  },
  /** The same for simultaneous decisions. */
  sharedClockPaceText: {
    untimed: "Every step waits until everybody is done. The market closes when everybody is ready.",
    live: "The market has a clock, and every other step takes about a minute.",
    mail: "Offers stay open, and you are notified when there is one to answer. Every step closes when everybody is done or its time is up.",
  },
  clock: "Clock",
  days: "Per turn",
  /** For a game with simultaneous decisions. */
  stepDays: "Per step",
  botTakesOver: "A bot takes over when time runs out",
  botTakesOverText: "It plays until you take your seat back. If this is off, the game ends.",
  visibility: "Who can watch",
  visibilityText: {
    public: "The table is listed, and anybody can watch.",
    unlisted: "Not listed. Anybody with the link can watch.",
    invited: "Only people with your invitation link.",
  },
  /** Opens the rules' options. */
  ruleOptions: "Rule options",
  submit: "Open table",
  back: "Back",
  creating: "Opening the table …",
};

export type NewTableText = typeof newTable;

/** A table that waits for players. */
export const waitingRoom = {
  seats: "At the table",
  you: "You",
  freeSeat: "Free seat",
  openSeat: "For anyone",
  reservedSeat: "Reserved for a friend with the link",
  bot: "Bot",
  online: "online",
  offline: "away",
  takeSeat: "Sit here",
  /** Takes any free seat. */
  takeAnySeat: "Sit down",
  leave: "Leave table",
  start: "Start game",
  startText: {
    /** For the owner of the table, while seats are free. */
    notFull: (free: number) =>
      `${count(free, "seat")} still free. You can start when everybody is here.`,
    ready: "Everybody is here.",
    /** For the others. */
    othersNotFull: (free: number) => `${count(free, "seat")} still free.`,
    othersReady: "Everybody is here. Waiting for the owner of the table to start the game.",
  },
  invite: "Invite your friends",
  inviteText: "Anyone with this link can sit down here.",
  link: "Link to this table",
  copy: "Copy",
  copied: "Copied",
  cannotCopy: "The browser does not allow copying. Select the link and copy it yourself.",
  share: "Share",
  shareText: (game: string) => `I have reserved a seat for you: ${game}.`,
  /** A new link, so that the old one stops working. */
  replaceLink: {
    button: "New link …",
    title: "Replace the link?",
    text: "The old link stops working immediately. Players already at the table stay. Send the new link to everyone else.",
    cancel: "Keep the old link",
    confirm: "Create new link",
    done: "This is the new link. The old one no longer works.",
  },
  settings: "Settings",
  pace: "Time",
  visibility: "Who can watch",
  options: "Rules",
  standardRules: "Standard rules",
  onTimeout: {
    bot: "When time runs out, a bot takes over.",
    end: "When time runs out, the game ends.",
  },
  toLobby: "All tables",
};

export type WaitingRoomText = typeof waitingRoom;
