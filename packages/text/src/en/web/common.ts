/** Texts of many screens. */
export const common = {
  /** The document title of a screen. */
  title: (screen: string) => `${screen} – Sofala`,
  home: "Home",
  games: "My games",
  /** The sections of the site, in the header. */
  play: "Play",
  watch: "Watch",
  signIn: "Sign in",
  learn: "Learn",
  settings: "Settings",
  about: "About",
  /** Titles of screens whose other texts are loaded later. */
  people: "People",
  profile: "Profile",
  newGame: "New game",
  ratings: "Ratings",
  account: "Account",
  notifications: "Notifications",
  replay: "Replay",
  /** A person whose account was deleted. */
  deletedPerson: "Anonymous",
  bots: "Your bots",
  operate: "Operators",
  skipToContent: "Skip to content",
  loading: "Loading …",
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  tryAgain: "Try again",
  notFound: {
    title: "Page not found",
    text: "There is no page at this address. Your games are safe.",
    homeLink: "Back to the home page",
  },
  /** An internal error: what is safe, and what to do. */
  crashed: {
    title: "Something went wrong",
    text: "This is our fault. Games are saved after every move, so nothing is lost. Reloading the page usually helps.",
  },
  reportProblem: "Report a problem",
  update: {
    text: "A new version of Sofala is ready. Your games are not affected.",
    reload: "Update now",
    later: "Later",
  },
  /** A new game could not be saved. */
  gameNotStored: "The browser could not save the new game, so it was not started.",
};

export type CommonText = typeof common;
