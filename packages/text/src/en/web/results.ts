import { count, list } from "../grammar.ts";
import { botPage } from "./bot-page.ts";

const TOPIC_NAMES: { readonly [topic: string]: string } = {
  empire: "By empire",
  god: "By god",
  government: "By government",
  religion: "By religion",
};

const FACT_NAMES: { readonly [fact: string]: string } = {
  "god none": "No god",
  "government democracy": "Democracy",
  "government dictatorship": "Dictatorship",
  "religion mars": "Mars",
  "religion venus": "Venus",
};

/** `1st`, `2nd`, `3rd`, `4th`; tables have eight seats at most. */
const ordinalNumber = (number: number): string =>
  `${number}${["", "st", "nd", "rd"][number] ?? "th"}`;

/** The texts about results: profiles, ratings, and people's own bots. */
export const results = {
  pace: { live: "Live", correspondence: "Correspondence", untimed: "No clock" },
  ratingRange: (rating: number, uncertainty: number) => `${rating}, give or take ${uncertainty}`,
  gameCount: (number: number) => count(number, "game"),
  profile: {
    kind: { guest: "Guest", account: "Account", program: "Program" },
    /** `Here since March 2026` */
    memberSince: (date: string) => `Here since ${date}`,
    notFound: {
      title: "There is nobody here",
      text: "Whoever this was has left, or the link is not complete.",
      back: "All tables",
    },
    noRatedGames: "No rated games yet. Ratings and statistics appear with the first one.",
    noRatedGamesOfMine:
      "You have not played a rated game yet. Any game that is finished on this server counts, against people or bots.",
    play: "Find a table",
    ratings: "Ratings",
    ratingsText: "The band is where the true strength lies, 19 times out of 20.",
    /** The text alternative of a curve. */
    ratingCurveLabel: (from: number, to: number, games: number) =>
      `From ${from} to ${to} in ${count(games, "game")}.`,
    reliability: "Reliability",
    finished: "Games played to the end",
    inTime: "Moves in time",
    ratio: (number: number, all: number) => `${number} of ${all}`,
    noMoves: "No moves yet",
    statistics: "Statistics",
    summary: (wins: number, games: number, meanPlace: string) =>
      `${count(wins, "first place")} in ${count(games, "game")}; ${meanPlace} is the average place`,
    bySeat: "By seat",
    seat: (seat: number) => `Seat ${seat + 1}`,
    /** The name of a statistics topic, and of a fact in it, by their codes. */
    topic: (topic: string) => TOPIC_NAMES[topic] ?? topic,
    fact: (topic: string, value: string) => FACT_NAMES[`${topic} ${value}`] ?? value,
    frequentOpponents: "Most met",
    column: { games: "Games", wins: "Won", share: "Share", ahead: "Ahead" },
    recentGames: "Last games",
    noRecentGames: "No game that you may see yet. Games by link are listed to who played them.",
    place: (place: number, players: number, tied: number) =>
      `${tied > 1 ? "Shared " : ""}${ordinalNumber(place)} of ${players}`,
    aborted: "Called off",
    ending: { resigned: "Resigned", left: "A bot finished it", time: "Out of time" },
    unrated: "Not rated",
    against: (names: readonly string[]) => `against ${list(names)}`,
    deletedPerson: "somebody who left",
  },
  leaderboards: {
    title: "Ratings",
    intro:
      "Every finished game counts, each game and each pace for itself. People and programs stand in lists of their own.",
    people: "People",
    programs: "Bots",
    game: "Game",
    pace: "Pace",
    column: { rank: "Rank", name: "Name", rating: "Rating", games: "Games", wins: "Won" },
    noPlayers: "Nobody has played a rated game of this kind at this pace yet.",
    provisional: "Not known well enough",
    provisionalText: "After some ten games they move up into the list.",
    serverBot: "This server's",
    userBot: "A program of somebody's",
    howRatingsWork: "How ratings work",
    howRatingsWorkText: [
      "Each game and each pace has a rating of its own. Everybody begins at 1500, give or take 500, and every game narrows that down: coming out before stronger opponents raises a rating most, and all places count, not only the first.",
      "Not rated are games that were called off, that went on from a record, or that a player could only have played against themselves.",
      "Who resigns, or whose seat a bot holds at the end, takes the place that the table gives them.",
    ],
    writeBot: "Write a bot",
  },
  botPage: botPage,
};

export type ResultsText = typeof results;
