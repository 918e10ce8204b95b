import { count } from "../grammar.ts";

/** A new table, before anybody else is there. */
export const newTable = {
  title: "A new table",
  game: "Game",
  seats: "Who plays",
  players: "Players",
  seat: (seat: number) => `Seat ${seat}`,
  me: "You",
  reservedSeat: "A friend with the link",
  openSeat: "Whoever comes first",
  seatsText: "You get the link to send when the table is open.",
  name: "Name of the table",
  namePlaceholder: "Optional",
  pace: "Time",
  paces: { untimed: "No clock", live: "Live", mail: "Correspondence" },
  paceText: {
    untimed: "Everybody takes the time they need; nothing happens by itself.",
    live: "A little time for every turn, and a reserve for the hard ones.",
    mail: "Days for every turn: look in when it suits you.",
  },
  /** The same for simultaneous decisions. */
  sharedClockPaceText: {
    untimed: "Every step waits until all are done; the market closes when everybody is ready.",
    live: "The market has its clock, and every other step a minute or so.",
    mail: "Offers stay open, and a notice comes when there is one to answer. Every step closes when all are done, or when its days are over.",
  },
  clock: "Clock",
  days: "For every turn",
  /** For a game with simultaneous decisions. */
  stepDays: "For every step",
  botTakesOver: "A bot plays on when time runs out",
  botTakesOverText: "It decides until you take your seat back. Otherwise the game ends.",
  visibility: "Who may look",
  visibilityText: {
    public: "The table is listed for everybody; anybody may watch.",
    unlisted: "Whoever knows the address may watch; it is listed nowhere.",
    invited: "Only whoever has your link, and nobody else.",
  },
  /** Opens the rules' options. */
  ruleOptions: "Options of the rules",
  submit: "Open the table",
  back: "Back",
  creating: "Opening the table …",
};

export type NewTableText = typeof newTable;

/** A table that waits for players. */
export const waitingRoom = {
  seats: "At the table",
  you: "You",
  freeSeat: "Free seat",
  openSeat: "For whoever comes first",
  reservedSeat: "Kept for a friend with the link",
  bot: "Bot",
  online: "is here",
  offline: "is away",
  takeSeat: "Sit here",
  /** Takes any free seat. */
  takeAnySeat: "Sit down",
  leave: "Leave the table",
  start: "Start the game",
  startText: {
    /** For the owner of the table, while seats are free. */
    notFull: (free: number) =>
      `${count(free, "seat")} still free. You can start when everybody is there.`,
    ready: "Everybody is there.",
    /** For the others. */
    othersNotFull: (free: number) => `${count(free, "seat")} still free.`,
    othersReady: "Everybody is there: whoever opened the table starts the game.",
  },
  invite: "Invite your friends",
  inviteText: "Whoever opens this link can sit down here.",
  link: "Link to this table",
  copy: "Copy",
  copied: "Copied",
  cannotCopy: "The browser does not let us copy; mark the link by hand.",
  share: "Share",
  shareText: (game: string) => `A seat at ${game} is kept for you.`,
  /** A new link, so that the old one stops working. */
  replaceLink: {
    button: "New link …",
    title: "Replace the link?",
    text: "The old link stops working at once. Whoever sits at the table stays; send the new link to the others.",
    cancel: "Keep the old link",
    confirm: "Make a new link",
    done: "This is the new link; the old one does not work any more.",
  },
  settings: "How we play",
  pace: "Time",
  visibility: "Who may look",
  options: "Rules",
  standardRules: "As in the box",
  randomMap: "The map is drawn by lot when the game begins.",
  onTimeout: {
    bot: "When time runs out, a bot plays on.",
    end: "When time runs out, the game ends.",
  },
  toLobby: "All tables",
};

export type WaitingRoomText = typeof waitingRoom;
