/** The page about Sofala and its sources. Links in the text are `[text](address)`. */
export const about = {
  title: "About Sofala",
  intro:
    "Sofala was the port where gold from the Zimbabwe plateau met the trade of the Indian Ocean. Here it is a place to play heavy trading games: it enforces the rules and does the sums, so you can focus on your next move.",
  version: (version: string) => `Version ${version}`,
  games: "The games",
  /** After who made each game. */
  gamesText: [
    "Sofala is not made, endorsed or reviewed by the makers of these games. The names of the games belong to them and are used here only to identify the games. To support the designers and publishers, buy their games.",
  ],
  artwork: "Artwork and text",
  artworkText: [
    "Sofala contains no art, graphics or text by the publishers. We drew the boards, pieces and emblems ourselves, and we explain the rules in our own words.",
  ],
  privacy: "Privacy",
  privacyText: [
    "Games against bots and pass-and-play games stay in your browser, with your settings. There is no tracking and no advertising.",
    "When you play online, the server stores your name, your games, your chat messages and your notes. A guest needs only a name. For an account it also stores how you sign in and, if you add one, your email address. Cookies keep you signed in and recognise your devices.",
    "On the account page you can download everything that the server stores about you, or delete it. Your finished games stay visible to the other players, without your name.",
    "A problem report is a file that you can read before you download it. Only you can send it.",
  ],
  licence: "Licences",
  licenceText: [
    "Sofala is free software under the [GNU Affero General Public License](https://www.gnu.org/licenses/agpl-3.0.html), version 3 or later: you may run, study, share and change it.",
  ],
  fonts: "Fonts under the SIL Open Font License 1.1:",
  dependencies: "Third-party software and its licences:",
  /** Everything else that runs in the browser, on the server and in the terminal. */
  packages: {
    title: "All packages with their licences",
    unavailable: "The licences cannot be loaded right now. You can read them when you are online.",
  },
};

export type AboutText = typeof about;
