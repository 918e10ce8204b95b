import type { ResultsText } from "../../web/results-text.ts";
import { count, list } from "../grammar.ts";
import { botPage } from "./bot-page.ts";

const GAMES: { readonly [id: string]: string } = {
  zimbabwe: "The Great Zimbabwe",
  mediterranean: "Trading in the Mediterranean",
};

const TOPICS: { readonly [topic: string]: string } = {
  empire: "Per impero",
  god: "Per dio",
  government: "Per governo",
  religion: "Per religione",
};

const FACTS: { readonly [fact: string]: string } = {
  "god none": "Nessun dio",
  "government democracy": "Democrazia",
  "government dictatorship": "Dittatura",
  "religion mars": "Marte",
  "religion venus": "Venere",
};

export const results: ResultsText = {
  game: (id) => GAMES[id] ?? id,
  pace: { live: "Dal vivo", correspondence: "Per corrispondenza", untimed: "Senza orologio" },
  giveOrTake: (rating, uncertainty) => `${rating}, con un margine di ${uncertainty}`,
  games: (number) => count(number, "partita", "partite"),
  profile: {
    kind: { guest: "Ospite", account: "Account", program: "Programma" },
    since: (date) => `Qui da ${date}`,
    none: {
      title: "Qui non c'è nessuno",
      text: "Chi stava qui se n'è andato, o il link non è completo.",
      back: "Tutti i tavoli",
    },
    newcomer: "Ancora nessuna partita classificata. Con la prima compaiono punteggi e statistiche.",
    newcomerMe:
      "Non hai ancora giocato partite classificate. Conta ogni partita finita su questo server, contro persone o bot.",
    play: "Trova un tavolo",
    ratings: "Punteggi",
    ratingsText: "La fascia dice dove sta la forza vera, 19 volte su 20.",
    curve: (from, to, games) => `Da ${from} a ${to} in ${count(games, "partita", "partite")}.`,
    reliability: "Affidabilità",
    finished: "Partite portate a termine",
    inTime: "Mosse in tempo",
    outOf: (number, all) => `${number} su ${all}`,
    noMoves: "Ancora nessuna mossa",
    statistics: "Statistiche",
    summary: (wins, games, meanPlace) =>
      `${count(wins, "primo posto", "primi posti")} in ${count(games, "partita", "partite")}; posto medio ${meanPlace}`,
    bySeat: "Per posto al tavolo",
    seat: (seat) => `Posto ${seat + 1}`,
    topic: (topic) => TOPICS[topic] ?? topic,
    fact: (topic, value) => FACTS[`${topic} ${value}`] ?? value,
    opponents: "Avversari più frequenti",
    column: { games: "Partite", wins: "Vinte", share: "Quota", ahead: "Davanti" },
    last: "Ultime partite",
    lastNone:
      "Ancora nessuna partita che tu possa vedere. Quelle con il link compaiono solo a chi le ha giocate.",
    place: (place, players, tied) => `${place}º${tied > 1 ? " a pari merito" : ""} su ${players}`,
    calledOff: "Annullata",
    ending: { resigned: "Abbandonata", left: "Finita da un bot", time: "Tempo scaduto" },
    unrated: "Non classificata",
    against: (names) => `contro ${list(names)}`,
    gone: "qualcuno che non c'è più",
  },
  lists: {
    title: "Classifiche",
    lead: "Conta ogni partita finita, ogni gioco e ogni ritmo per sé. Persone e programmi hanno liste separate.",
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
    none: "A questo gioco e a questo ritmo nessuno ha ancora giocato partite classificate.",
    provisional: "Ancora poco conosciuti",
    provisionalText: "Dopo una decina di partite salgono nella lista.",
    ours: "Di questo server",
    theirs: "Programma di qualcuno",
    how: "Come funzionano i punteggi",
    howText: [
      "Ogni gioco e ogni ritmo ha il suo punteggio. Si comincia da 1500, con un margine di 500, e ogni partita lo restringe: arrivare davanti ad avversari più forti fa salire di più, e contano tutti i posti, non solo il primo.",
      "Non contano le partite annullate, quelle riprese da una registrazione e quelle che uno avrebbe giocato contro sé stesso.",
      "Chi abbandona, o al cui posto alla fine siede un bot, prende il posto che il tavolo gli assegna.",
    ],
    writeOne: "Scrivi un bot",
  },
  bots: botPage,
};
