import type { ResultsText } from "../../en/web/results.ts";
import { count, list } from "../grammar.ts";
import { botPage } from "./bot-page.ts";

export const results: ResultsText = {
  pace: { live: "Tempo reale", correspondence: "Per corrispondenza", untimed: "Senza orologio" },
  ratingRange: (rating, uncertainty) => `${rating} ± ${uncertainty}`,
  gameCount: (number) => count(number, "partita", "partite"),
  profile: {
    kind: { guest: "Ospite", account: "Account", program: "Bot" },
    memberSince: (date) => `Iscritto da ${date}`,
    notFound: {
      title: "Giocatore non trovato",
      text: "Questo giocatore ha eliminato l'account, o il link è incompleto.",
      back: "Tutti i tavoli",
    },
    noRatedGames:
      "Ancora nessuna partita classificata. Punteggi e statistiche compariranno dopo la prima.",
    noRatedGamesOfMine:
      "Non hai ancora giocato partite classificate. Conta ogni partita finita su questo server, contro persone o bot.",
    play: "Trova un tavolo",
    ratings: "Punteggi",
    ratingsText: "La fascia indica l'intervallo che contiene la forza reale nel 95% dei casi.",
    ratingCurveLabel: (from, to, games) =>
      `Da ${from} a ${to} in ${count(games, "partita", "partite")}.`,
    reliability: "Affidabilità",
    finished: "Partite concluse",
    inTime: "Mosse fatte in tempo",
    ratio: (number, all) => `${number} su ${all}`,
    noMoves: "Ancora nessuna mossa",
    statistics: "Statistiche",
    summary: (wins, games, meanPlace) =>
      `${count(wins, "primo posto", "primi posti")} in ${count(games, "partita", "partite")}; piazzamento medio ${meanPlace}`,
    bySeat: "Per posto al tavolo",
    seat: (seat) => `Posto ${seat + 1}`,
    frequentOpponents: "Avversari più frequenti",
    column: { games: "Partite", wins: "Vinte", share: "Quota", ahead: "Davanti" },
    recentGames: "Ultime partite",
    noRecentGames:
      "Ancora nessuna partita da mostrare. Quelle con il link compaiono solo a chi le ha giocate.",
    place: (place, players, tied) => `${place}º${tied > 1 ? " a pari merito" : ""} su ${players}`,
    aborted: "Annullata",
    ending: { resigned: "Abbandonata", left: "Finita da un bot", time: "Tempo scaduto" },
    unrated: "Non classificata",
    against: (names) => `contro ${list(names)}`,
    deletedPerson: "un account eliminato",
  },
  leaderboards: {
    title: "Classifiche",
    intro:
      "Conta ogni partita finita. Ogni gioco e ogni ritmo ha i suoi punteggi, e persone e bot hanno classifiche separate.",
    people: "Persone",
    programs: "Bot",
    game: "Gioco",
    pace: "Ritmo",
    column: {
      rank: "Posto",
      name: "Nome",
      rating: "Punteggio",
      games: "Partite",
      wins: "Vinte",
    },
    noPlayers: "A questo ritmo nessuno ha ancora giocato partite classificate.",
    provisional: "Provvisori",
    provisionalText: "Entrano in classifica dopo una decina di partite.",
    serverBot: "Bot del server",
    userBot: "Bot di un utente",
    howRatingsWork: "Come funzionano i punteggi",
    howRatingsWorkText: [
      "Ogni gioco e ogni ritmo ha il suo punteggio. Si parte da 1500 ± 500, e ogni partita restringe l'intervallo. Battere avversari più forti fa salire di più, e conta ogni piazzamento, non solo il primo.",
      "Alcune partite non contano: quelle annullate, quelle riprese da una partita salvata e quelle in cui tutti i posti sono di un solo giocatore.",
      "Se abbandoni, o se alla fine gioca un bot per te, ottieni il piazzamento raggiunto dal tuo posto al tavolo.",
    ],
    writeBot: "Scrivi un bot",
  },
  botPage: botPage,
};
