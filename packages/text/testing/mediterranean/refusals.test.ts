import type { HeldCard, Refusal } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { languages } from "../../src/index.ts";
import { SENTENCE, SLIPS, TAGS, isShared, type Said } from "../said.ts";

const NAMES = ["Ann", "Ben", "Cleo", "Dora"];
const OWN: readonly HeldCard[] = [
  { slot: 5, good: "wine", bottom: "barbarianFury" },
  { slot: 7, good: "piracy", bottom: "piracy" },
];

/** At least one of every code, with what a person would answer. */
const ANSWERS: { readonly [Code in Refusal["code"]]: readonly Example<Code>[] } = {
  "game/over": [[{}, { en: "The game is over.", it: "La partita è finita." }]],
  "clock/only": [
    [
      {},
      {
        en: "Only the clock says that time is up, and that is all it says.",
        it: "Solo l'orologio dice che il tempo è scaduto, e non dice altro.",
      },
    ],
  ],
  "clock/other-part": [
    [
      { part: "vote" },
      { en: "The clock runs for the vote now.", it: "Ora l'orologio corre per il voto." },
    ],
  ],
  "turn/wrong-part": [
    [
      { part: "trading" },
      {
        en: "Now cards are traded and stored, until all are ready.",
        it: "Ora si scambiano carte e si mettono in magazzino, finché tutti non hanno finito.",
      },
    ],
    [
      { part: "grace" },
      {
        en: "Trading is over; cards can still be stored.",
        it: "Gli scambi sono finiti; si possono ancora mettere carte in magazzino.",
      },
    ],
  ],
  "turn/not-yours": [[{}, { en: "Others decide now.", it: "Ora decidono altri." }]],
  "turn/ready": [
    [
      {},
      {
        en: "You are ready; take that back first.",
        it: "Hai confermato di aver finito; prima ritira la conferma.",
      },
    ],
  ],
  "turn/not-ready": [
    [{}, { en: "You have not said that you are ready.", it: "Non hai confermato di aver finito." }],
  ],
  "ability/not-built": [
    [
      { building: "white-G5" },
      { en: "You do not have the Tribunal.", it: "Non hai il Tribunale." },
    ],
    [
      { building: "white-G3" },
      { en: "You do not have the Public Baths.", it: "Non hai le Terme pubbliche." },
    ],
  ],
  "ability/used": [
    [
      { building: "white-G5" },
      {
        en: "The Tribunal has been used this turn.",
        it: "In questo turno hai già usato il Tribunale.",
      },
    ],
  ],
  "ability/not-own-step": [
    [
      { building: "white-G5" },
      {
        en:
          "The Tribunal is not used in this step: own abilities come first, then those for " +
          "opponents.",
        it:
          "Non è il momento del Tribunale: prima vengono le abilità per sé, poi quelle per gli " +
          "avversari.",
      },
    ],
    [
      { building: "white-G6" },
      {
        en:
          "The Academy is not used in this step: own abilities come first, then those for " +
          "opponents.",
        it:
          "Non è il momento dell'Accademia: prima vengono le abilità per sé, poi quelle per gli " +
          "avversari.",
      },
    ],
  ],
  "ability/target-needed": [
    [{}, { en: "Say on whom the building is used.", it: "Indica su chi usare l'edificio." }],
  ],
  "ability/no-target": [
    [
      {},
      {
        en: "This building works for yourself; name nobody else.",
        it: "Questo edificio vale per te; non indicare nessun altro.",
      },
    ],
  ],
  "ability/bad-target": [
    [
      {},
      {
        en: "This building is used on another player.",
        it: "Questo edificio si usa su un altro giocatore.",
      },
    ],
  ],
  "ability/pledged-otherwise": [
    [
      { building: "white-G5" },
      {
        en: "You have pledged otherwise for the Tribunal.",
        it: "Per il Tribunale hai preso un altro impegno.",
      },
    ],
  ],
  "ability/pledge-open": [
    [
      { building: "white-G5", target: 1 },
      {
        en: "You have pledged to use the Tribunal on Ben; do that first.",
        it: "Hai preso l'impegno di usare il Tribunale su Ben; prima mantienilo.",
      },
    ],
  ],
  "flip/twice": [
    [
      { track: "government" },
      {
        en: "The government board is to be turned over already.",
        it: "La plancia del governo è già da girare.",
      },
    ],
  ],
  "offer/nothing": [
    [
      {},
      {
        en: "Nothing for nothing is no offer: give or ask for something.",
        it: "Nulla per nulla non è un'offerta: dai o chiedi qualcosa.",
      },
    ],
  ],
  "offer/bad-addressee": [
    [
      {},
      {
        en: "An offer goes to everyone, or to other players, each named once.",
        it: "Un'offerta va a tutti, o ad altri giocatori, ciascuno indicato una volta.",
      },
    ],
  ],
  "offer/unknown-card": [[{ slot: 9 }, { en: "You have no card 9.", it: "Non hai la carta 9." }]],
  "offer/card-twice": [
    [{ slot: 5 }, { en: "Card 5 is named twice.", it: "La carta 5 è indicata due volte." }],
  ],
  "offer/not-piracy": [
    [
      { slot: 5 },
      {
        en:
          "Only Piracy can be promised as something else, and card 5 (wine) is none that you " +
          "give.",
        it:
          "Solo la Pirateria si può promettere come altro, e la carta 5 (vino) non è una " +
          "Pirateria che dai.",
      },
    ],
    [
      { slot: 7 },
      {
        en: "Only Piracy can be promised as something else, and card 7 is none that you give.",
        it:
          "Solo la Pirateria si può promettere come altro, e la carta 7 non è una Pirateria che " +
          "dai.",
      },
    ],
  ],
  "offer/vp-short": [
    [
      { need: 4, have: 3 },
      { en: "You offer 4 VP and have 3.", it: "Offri 4 PV e ne hai 3." },
    ],
  ],
  "offer/vp-barred": [
    [
      {},
      {
        en: "Victory points are not traded at this table.",
        it: "A questo tavolo non si scambiano punti vittoria.",
      },
    ],
  ],
  "offer/unknown-reply": [
    [
      { offer: 3 },
      {
        en: "Offer 3 was not made to you this turn; reply to one that was.",
        it: "L'offerta 3 non è stata fatta a te in questo turno; rispondi a una che lo sia.",
      },
    ],
  ],
  "offer/step": [
    [
      {},
      {
        en: "In this market all make offers first, and then all answer.",
        it: "In questo mercato prima tutti fanno offerte, poi tutti rispondono.",
      },
    ],
  ],
  "pledge/building": [
    [
      { building: "white-G1" },
      {
        en:
          "The Assembly Hall cannot be pledged: it must stand and give something to an " +
          "opponent.",
        it:
          "Per la Sala dell'assemblea non si prendono impegni: l'edificio deve esserci e dare " +
          "qualcosa a un avversario.",
      },
    ],
  ],
  "pledge/target": [
    [
      {},
      {
        en: "A pledge names another player at the table.",
        it: "Un impegno indica un altro giocatore al tavolo.",
      },
    ],
  ],
  "pledge/contradicts": [
    [
      { building: "white-G5" },
      {
        en: "This contradicts another pledge for the Tribunal.",
        it: "Questo contraddice un altro impegno per il Tribunale.",
      },
    ],
  ],
  "pledge/too-late": [
    [
      {},
      {
        en: "In the last turn there is nothing left to pledge.",
        it: "Nell'ultimo turno non si prendono più impegni.",
      },
    ],
  ],
  "offer/unknown": [[{ offer: 9 }, { en: "There is no offer 9.", it: "L'offerta 9 non esiste." }]],
  "offer/withdrawn": [
    [
      { offer: 3 },
      {
        en: "Offer 3 is gone: it was withdrawn.",
        it: "L'offerta 3 non vale più: è stata ritirata.",
      },
    ],
  ],
  "offer/taken": [
    [
      { offer: 3 },
      {
        en: "Offer 3 is gone: it was accepted.",
        it: "L'offerta 3 non vale più: è stata accettata.",
      },
    ],
  ],
  "offer/cards-gone": [
    [
      { offer: 3 },
      {
        en: "Offer 3 is gone: a card in it has been traded away.",
        it: "L'offerta 3 non vale più: una sua carta è stata scambiata.",
      },
    ],
  ],
  "offer/declined": [
    [{ offer: 3 }, { en: "Offer 3 was declined.", it: "L'offerta 3 è stata rifiutata." }],
  ],
  "offer/not-yours": [
    [
      { offer: 3 },
      {
        en:
          "Offer 3 is not yours to decide: you answer what is offered to you and withdraw your " +
          "own.",
        it: "L'offerta 3 non spetta a te: rispondi a quelle che ricevi e ritiri le tue.",
      },
    ],
  ],
  "deal/wrong-cards": [
    [
      {},
      {
        en: "These cards are not what the offer asks for; give exactly that.",
        it: "Queste carte non sono quelle che l'offerta chiede; dai esattamente quelle.",
      },
    ],
  ],
  "deal/vp-short": [
    [
      { seat: 1 },
      {
        en: "Ben does not have the victory points for this deal.",
        it: "Ben non ha i punti vittoria per questo scambio.",
      },
    ],
  ],
  "store/unknown-card": [[{ slot: 9 }, { en: "You have no card 9.", it: "Non hai la carta 9." }]],
  "store/card-twice": [
    [{ slot: 5 }, { en: "Card 5 is named twice.", it: "La carta 5 è indicata due volte." }],
  ],
  "store/too-many": [
    [
      { room: 3 },
      {
        en: "Your warehouse has room for 3 cards.",
        it: "Nel tuo magazzino c'è posto per 3 carte.",
      },
    ],
    [{ room: 0 }, { en: "You have no warehouse.", it: "Non hai un magazzino." }],
  ],
  "store/forbidden": [
    [
      { slot: 5 },
      {
        en: "You cannot store Barbarian Fury (card 5).",
        it: "Non puoi mettere in magazzino Furia dei barbari (carta 5).",
      },
    ],
    [
      { slot: 8 },
      {
        en: "You cannot store card 8: its bottom forbids it.",
        it: "Non puoi mettere in magazzino la carta 8: la sua metà inferiore lo vieta.",
      },
    ],
  ],
  "vote/not-tied": [
    [{}, { en: "Vote for one of those who are tied.", it: "Vota uno dei giocatori alla pari." }],
  ],
  "cubes/wrong-count": [
    [{ count: 2 }, { en: "You lose exactly 2 cubes.", it: "Perdi esattamente 2 cubi." }],
  ],
  "cubes/wrong-area": [
    [
      { area: "farm.grain" },
      {
        en: "The calamity takes no such cube of yours: grain farm.",
        it: "La calamità non ti prende questo cubo: fattoria del grano.",
      },
    ],
    [
      { area: "culture.drama.guard" },
      {
        en: "The calamity takes no such cube of yours: culture (drama, guard).",
        it: "La calamità non ti prende questo cubo: cultura (teatro, guardia).",
      },
    ],
  ],
  "cubes/base-last": [
    [
      {},
      {
        en: "The base of industry goes last, after all named industries.",
        it: "La base dell'industria si perde per ultima, dopo tutte le altre industrie.",
      },
    ],
  ],
  "discard/wrong-cards": [
    [
      { count: 2 },
      {
        en: "Discard exactly 2 stored cards, each named once.",
        it: "Scarta esattamente 2 carte dal magazzino, ciascuna indicata una volta.",
      },
    ],
  ],
  "build/unknown": [
    [
      { building: "green-G1" },
      { en: 'There is no building "green-G1".', it: "Non c'è nessun edificio «green-G1»." },
    ],
  ],
  "build/standing": [
    [
      { building: "white-G1" },
      { en: "Your Assembly Hall stands already.", it: "Hai già la Sala dell'assemblea." },
    ],
  ],
  "build/wrong-side": [
    [
      { building: "black-G3" },
      {
        en: "The Citadel belongs to the other side of your board.",
        it: "La Cittadella sta sull'altro lato della tua plancia.",
      },
    ],
  ],
  "build/level": [
    [
      { level: 0 },
      {
        en: "Your marker stands where nothing can be built; it has to move on first.",
        it: "Dove si trova il tuo segnalino non si può costruire; prima deve avanzare.",
      },
    ],
    [
      { level: 1 },
      {
        en: "Level 1 allows no more than 1 building; the marker has to move on first.",
        it: "Il livello 1 ammette al massimo 1 edificio; prima il segnalino deve avanzare.",
      },
    ],
  ],
  "money/short": [
    [
      { need: 6, have: 4 },
      { en: "Costs $6; you have $4.", it: "Costa $6; hai $4." },
    ],
  ],
  "develop/not-offered": [
    [
      { card: "S01" },
      {
        en: "Market Town is not on offer this turn.",
        it: "Città del mercato non è tra gli sviluppi di questo turno.",
      },
    ],
  ],
  "develop/bought": [
    [
      { card: "S01" },
      {
        en: "You have bought Market Town this turn.",
        it: "In questo turno hai già comprato Città del mercato.",
      },
    ],
  ],
  "develop/forbidden": [
    [
      { card: "I05" },
      {
        en: "A calamity forbids you Wonder of the Gods this turn.",
        it: "Una calamità ti vieta di comprare Meraviglia degli dèi in questo turno.",
      },
    ],
  ],
  "develop/no-worker": [
    [
      {},
      {
        en: "There is no worker for it where you take one from.",
        it: "Lì non c'è un lavoratore da prendere.",
      },
    ],
  ],
  "develop/wrong-source": [
    [
      {},
      {
        en: "Say where the workers come from: places that the card allows, no more than it takes.",
        it:
          "Indica da dove vengono i lavoratori: da posti che la carta ammette, non più di " +
          "quanti ne prende.",
      },
    ],
  ],
  "develop/no-room": [
    [{}, { en: "There is no room for the cube.", it: "Non c'è posto per il cubo." }],
  ],
  "develop/no-city": [
    [
      {},
      {
        en: "This takes a cube from a city, and you have none there.",
        it: "Serve un cubo da una città, e lì non ne hai.",
      },
    ],
  ],
  "develop/box-needed": [
    [
      {},
      { en: "Say which culture box it goes to.", it: "Indica in quale casella della cultura va." },
    ],
  ],
  "develop/wrong-box": [
    [
      { box: "drama.glory" },
      {
        en: "The box drama, glory is not in the row of this card.",
        it: "La casella teatro, gloria non è nella riga di questa carta.",
      },
    ],
  ],
  "develop/box-taken": [
    [
      { box: "drama.glory" },
      { en: "The box drama, glory is taken.", it: "La casella teatro, gloria è occupata." },
    ],
  ],
  "develop/industry-needed": [
    [{}, { en: "Say which industry it goes to.", it: "Indica in quale industria va." }],
  ],
  "develop/industry-taken": [
    [
      { industry: "arms" },
      { en: "You have a cube on arms already.", it: "Hai già un cubo nelle armi." },
    ],
  ],
  "develop/spaces-needed": [
    [
      {},
      {
        en: "Say how many spaces the marker moves, and which way.",
        it: "Indica di quante caselle si sposta il segnalino, e da che parte.",
      },
    ],
  ],
  "develop/wrong-spaces": [
    [
      { most: 2 },
      {
        en: "The marker moves 1 to 2 spaces, right or left.",
        it: "Il segnalino si sposta da 1 a 2 caselle, a destra o a sinistra.",
      },
    ],
  ],
  "develop/not-asked": [
    [
      { field: "from" },
      { en: "This card takes no worker.", it: "Questa carta non prende lavoratori." },
    ],
    [
      { field: "spaces" },
      {
        en: "This card moves no marker as you choose.",
        it: "Questa carta non sposta nessun segnalino a tua scelta.",
      },
    ],
  ],
  "industry/none": [
    [
      {},
      {
        en: "Without a cube on industry no victory points can be bought.",
        it: "Senza un cubo nell'industria non si comprano punti vittoria.",
      },
    ],
  ],
};

type Without<Variant> = Variant extends unknown ? Omit<Variant, "code"> : never;
/** A refusal without its code, and what is said. */
type Example<Code extends Refusal["code"]> = readonly [
  data: Without<Extract<Refusal, { readonly code: Code }>>,
  said: Said,
];

describe.each(TAGS)("%s", (tag) => {
  const text = languages[tag].mediterranean;

  describe.each(Object.entries(ANSWERS))("%s", (code, examples) => {
    test.each(examples.map(([data, said]) => ({ data, expected: said[tag] })))(
      "$expected",
      ({ data, expected }) => {
        const said = text.refusal({ code, ...data } as Refusal, NAMES, OWN);
        expect(said).toBe(expected);
        expect(said).toMatch(SENTENCE);
        expect(said).not.toMatch(SLIPS);
      },
    );
  });

  test("cards that are not shown go by their number", () => {
    const said = text.refusal({ code: "store/forbidden", slot: 5 }, NAMES);
    expect(said).toMatch(/ 5: /);
    expect(said).not.toBe(text.refusal({ code: "store/forbidden", slot: 5 }, NAMES, OWN));
  });
});

test("every language has its own words", () => {
  const said = Object.values<readonly (readonly [unknown, Said])[]>(ANSWERS).flatMap((examples) =>
    examples.map(([, each]) => each),
  );
  expect(said.filter(isShared)).toEqual([]);
});
