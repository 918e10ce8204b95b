import type { CommonText } from "../../web/common-text.ts";

export const common: CommonText = {
  title: (screen) => `${screen} – Sofala`,
  home: "Home",
  games: "My games",
  learn: "Learn",
  settings: "Settings",
  about: "About",
  skipToContent: "Skip to the content",
  loading: "Loading …",
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  tryAgain: "Try again",
  notFound: {
    title: "There is nothing here",
    text: "The address leads nowhere. Your games are where they were.",
    way: "Go home",
  },
  broken: {
    title: "Something went wrong here",
    text: "The fault is ours. Games are stored after every move, so nothing is lost; loading the page again usually helps.",
  },
  report: "Report a problem",
  update: {
    text: "A new version of Sofala is ready. Your games stay as they are.",
    now: "Use it now",
    later: "Later",
  },
  cannotKeep: "The browser could not store the new game, so nothing was begun.",
};
