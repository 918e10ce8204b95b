import { count, list } from "../grammar.ts";
import { botPage } from "./bot-page.ts";

/** `1st`, `2nd`, `3rd`, `4th`; tables have eight seats at most. */
const ordinalNumber = (number: number): string =>
  `${number}${["", "st", "nd", "rd"][number] ?? "th"}`;

/** The texts about results: profiles, ratings, and people's own bots. */
export const results = {
  pace: { live: "Live", correspondence: "Correspondence", untimed: "No clock" },
  ratingRange: (rating: number, uncertainty: number) => `${rating} ± ${uncertainty}`,
  gameCount: (number: number) => count(number, "game"),
  profile: {
    kind: { guest: "Guest", account: "Account", program: "Bot" },
    /** `Joined March 2026` */
    memberSince: (date: string) => `Joined ${date}`,
    notFound: {
      title: "Player not found",
      text: "This player has deleted their account, or the link is incomplete.",
      back: "All tables",
    },
    noRatedGames: "No rated games yet. Ratings and statistics will appear after the first one.",
    noRatedGamesOfMine:
      "You have not played a rated game yet. Every finished game on this server counts, against people or bots.",
    play: "Find a table",
    ratings: "Ratings",
    ratingsText: "The band shows the range that contains a player's true strength 95% of the time.",
    /** The text alternative of a curve. */
    ratingCurveLabel: (from: number, to: number, games: number) =>
      `From ${from} to ${to} in ${count(games, "game")}.`,
    reliability: "Reliability",
    finished: "Games finished",
    inTime: "Moves made in time",
    ratio: (number: number, all: number) => `${number} of ${all}`,
    noMoves: "No moves yet",
    statistics: "Statistics",
    summary: (wins: number, games: number, meanPlace: string) =>
      `${count(wins, "first place")} in ${count(games, "game")}; average place ${meanPlace}`,
    bySeat: "By seat",
    seat: (seat: number) => `Seat ${seat + 1}`,
    frequentOpponents: "Most frequent opponents",
    column: { games: "Games", wins: "Won", share: "Share", ahead: "Ahead" },
    recentGames: "Recent games",
    noRecentGames: "No games to show yet. Games by link are listed only for their players.",
    place: (place: number, players: number, tied: number) =>
      `${tied > 1 ? "Shared " : ""}${ordinalNumber(place)} of ${players}`,
    aborted: "Cancelled",
    ending: { resigned: "Resigned", left: "A bot finished it", time: "Out of time" },
    unrated: "Not rated",
    against: (names: readonly string[]) => `against ${list(names)}`,
    deletedPerson: "a deleted player",
  },
  leaderboards: {
    title: "Ratings",
    intro:
      "Every finished game counts. Each game and pace has its own ratings, and people and bots are listed separately.",
    people: "People",
    programs: "Bots",
    game: "Game",
    pace: "Pace",
    column: { rank: "Rank", name: "Name", rating: "Rating", games: "Games", wins: "Won" },
    noPlayers: "Nobody has played a rated game at this pace yet.",
    provisional: "Provisional",
    provisionalText: "They join the list after about ten games.",
    serverBot: "Server bot",
    userBot: "User's bot",
    howRatingsWork: "How ratings work",
    howRatingsWorkText: [
      "Each game and pace has a separate rating. Everybody starts at 1500 ± 500, and every game narrows that range. Beating stronger opponents raises your rating most, and every place counts, not only the first.",
      "Some games are not rated: cancelled games, games continued from a saved game, and games in which all seats belong to one player.",
      "If you resign, or a bot holds your seat at the end, you get the place in which your seat finishes.",
    ],
    writeBot: "Write a bot",
  },
  botPage: botPage,
};

export type ResultsText = typeof results;
