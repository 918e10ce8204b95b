/** Texts of many screens. */
export const common = {
  /** The document title of a screen. */
  title: (screen: string) => `${screen} – Sofala`,
  home: "Home",
  games: "My games",
  learn: "Learn",
  settings: "Settings",
  about: "About",
  /** Titles of screens whose other texts are loaded later. */
  people: "People",
  profile: "Profile",
  ratings: "Ratings",
  account: "Account",
  notifications: "Notices",
  /** A person whose account was deleted. */
  deletedPerson: "Anonymous",
  bots: "Bots of your own",
  operate: "Operators' desk",
  skipToContent: "Skip to the content",
  loading: "Loading …",
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  tryAgain: "Try again",
  notFound: {
    title: "There is nothing here",
    text: "The address leads nowhere. Your games are where they were.",
    homeLink: "Go home",
  },
  /** An internal error: what is safe, and what to do. */
  crashed: {
    title: "Something went wrong here",
    text: "The fault is ours. Games are stored after every move, so nothing is lost; loading the page again usually helps.",
  },
  reportProblem: "Report a problem",
  update: {
    text: "A new version of Sofala is ready. Your games stay as they are.",
    reload: "Use it now",
    later: "Later",
  },
  /** A new game could not be saved. */
  gameNotStored: "The browser could not store the new game, so nothing was begun.",
};

export type CommonText = typeof common;
