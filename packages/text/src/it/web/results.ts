import type { ResultsText } from "../../en/web/results.ts";
import { count, list } from "../grammar.ts";
import { botPage } from "./bot-page.ts";

const TOPIC_NAMES: { readonly [topic: string]: string } = {
  empire: "Per impero",
  god: "Per dio",
  government: "Per governo",
  religion: "Per religione",
};

const FACT_NAMES: { readonly [fact: string]: string } = {
  "god none": "Nessun dio",
  "government democracy": "Democrazia",
  "government dictatorship": "Dittatura",
  "religion mars": "Marte",
  "religion venus": "Venere",
};

export const results: ResultsText = {
  pace: { live: "Dal vivo", correspondence: "Per corrispondenza", untimed: "Senza orologio" },
  ratingRange: (rating, uncertainty) => `${rating}, con un margine di ${uncertainty}`,
  gameCount: (number) => count(number, "partita", "partite"),
  profile: {
    kind: { guest: "Ospite", account: "Account", program: "Programma" },
    memberSince: (date) => `Qui da ${date}`,
    notFound: {
      title: "Qui non c'è nessuno",
      text: "Chi stava qui se n'è andato, o il link non è completo.",
      back: "Tutti i tavoli",
    },
    noRatedGames:
      "Ancora nessuna partita classificata. Con la prima compaiono punteggi e statistiche.",
    noRatedGamesOfMine:
      "Non hai ancora giocato partite classificate. Conta ogni partita finita su questo server, contro persone o bot.",
    play: "Trova un tavolo",
    ratings: "Punteggi",
    ratingsText: "La fascia dice dove sta la forza vera, 19 volte su 20.",
    ratingCurveLabel: (from, to, games) =>
      `Da ${from} a ${to} in ${count(games, "partita", "partite")}.`,
    reliability: "Affidabilità",
    finished: "Partite portate a termine",
    inTime: "Mosse in tempo",
    ratio: (number, all) => `${number} su ${all}`,
    noMoves: "Ancora nessuna mossa",
    statistics: "Statistiche",
    summary: (wins, games, meanPlace) =>
      `${count(wins, "primo posto", "primi posti")} in ${count(games, "partita", "partite")}; posto medio ${meanPlace}`,
    bySeat: "Per posto al tavolo",
    seat: (seat) => `Posto ${seat + 1}`,
    topic: (topic) => TOPIC_NAMES[topic] ?? topic,
    fact: (topic, value) => FACT_NAMES[`${topic} ${value}`] ?? value,
    frequentOpponents: "Avversari più frequenti",
    column: { games: "Partite", wins: "Vinte", share: "Quota", ahead: "Davanti" },
    recentGames: "Ultime partite",
    noRecentGames:
      "Ancora nessuna partita che tu possa vedere. Quelle con il link compaiono solo a chi le ha giocate.",
    place: (place, players, tied) => `${place}º${tied > 1 ? " a pari merito" : ""} su ${players}`,
    aborted: "Annullata",
    ending: { resigned: "Abbandonata", left: "Finita da un bot", time: "Tempo scaduto" },
    unrated: "Non classificata",
    against: (names) => `contro ${list(names)}`,
    deletedPerson: "qualcuno che non c'è più",
  },
  leaderboards: {
    title: "Classifiche",
    intro:
      "Conta ogni partita finita, ogni gioco e ogni ritmo per sé. Persone e programmi hanno liste separate.",
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
    noPlayers: "A questo gioco e a questo ritmo nessuno ha ancora giocato partite classificate.",
    provisional: "Ancora poco conosciuti",
    provisionalText: "Dopo una decina di partite salgono nella lista.",
    serverBot: "Di questo server",
    userBot: "Programma di qualcuno",
    howRatingsWork: "Come funzionano i punteggi",
    howRatingsWorkText: [
      "Ogni gioco e ogni ritmo ha il suo punteggio. Si comincia da 1500, con un margine di 500, e ogni partita lo restringe: arrivare davanti ad avversari più forti fa salire di più, e contano tutti i posti, non solo il primo.",
      "Non contano le partite annullate, quelle riprese da una registrazione e quelle che uno avrebbe giocato contro sé stesso.",
      "Chi abbandona, o al cui posto alla fine siede un bot, prende il posto che il tavolo gli assegna.",
    ],
    writeBot: "Scrivi un bot",
  },
  botPage: botPage,
};
