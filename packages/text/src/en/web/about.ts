/** The page about Sofala and its sources. Links in the text are `[text](address)`. */
export const about = {
  title: "About Sofala",
  intro:
    "Sofala was the port where the gold of the Zimbabwe plateau met the trade of the seas. Here it is a table for heavy trading games: the rules are kept, the sums are done, and the thinking is yours.",
  version: (version: string) => `Version ${version}`,
  games: "The games",
  /** After who made each game. */
  gamesText: [
    "Sofala is not made, endorsed or reviewed by the makers of these games. The names of the games are theirs and stand here only to say which games are meant. To learn them properly, and to thank those who made them, buy what they sell.",
  ],
  artwork: "Pictures and words",
  artworkText: [
    "No publisher's art, graphics or text is included. Board, pieces and emblems are drawn for Sofala, and the rules are told in our own words.",
  ],
  privacy: "Privacy",
  privacyText: [
    "Nothing leaves this device. Games, names and settings are kept by your browser; there is no account, no measuring and no advertising.",
    "A report of a problem is a file that you can read before you save it, and that only you can send.",
  ],
  licence: "Licences",
  licenceText: [
    "Sofala is free software under the [GNU Affero General Public License](https://www.gnu.org/licenses/agpl-3.0.html), version 3 or later: you may run, study, share and change it.",
  ],
  fonts: "Fonts, under the SIL Open Font License 1.1:",
  dependencies: "Parts by others, under the licences named:",
};

export type AboutText = typeof about;
