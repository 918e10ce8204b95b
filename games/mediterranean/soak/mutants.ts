import type { Exemption, Mutant } from "../../../scripts/src/mutation/mutant.ts";
import { CURRENT_EDITION, editionNamed } from "../src/data/editions.ts";
import { PARTS } from "../src/state.ts";

const {
  buildings = {},
  developments = {},
  calamities = {},
  industries = {},
} = editionNamed(CURRENT_EDITION) ?? {};

/** What the notation speaks of, heading by heading. */
const NOTATION_TOPICS = [
  "slots",
  "moves",
  "ready",
  "offers",
  "from",
  "bank",
  "votes",
  "timed parts",
  "end",
  "no decision",
  "position",
  "scenario",
];

/** What needs a mutant besides the rulings. */
export const TOPICS: readonly string[] = [
  ...Object.keys(buildings).map((id) => `Building ${id}`),
  ...Object.keys(developments).map((id) => `Development ${id}`),
  ...Object.keys(calamities).map((id) => `Calamity ${id}`),
  ...Object.keys(industries).map((id) => `Industry ${id}`),
  ...PARTS.map((part) => `Part ${part}`),
  ...NOTATION_TOPICS.map((topic) => `Notation ${topic}`),
];

export const EXEMPTIONS: readonly Exemption[] = [
  { topic: "Q 1", why: "Names of goods: they do not change the game." },
  { topic: "Q 8", why: "There is no income track that could be wrong." },
  { topic: "Q 31", why: "What people may write is up to the server; the rules have the option." },
];

/** A price, or one for each number of players. */
type Price = number | { readonly [players: string]: number };

/** Every card of a table costs too much. */
const dearer = (kind: string, cards: { readonly [id: string]: { readonly price: Price } }) =>
  Object.entries(cards).map(([id, { price }]): Mutant => ({
    breaks: `${kind} ${id}`,
    what: "it costs one more",
    find: `price: ${priceCode(price, 0)}`,
    put: `price: ${priceCode(price, 1)}`,
    within: id,
  }));

const priceCode = (price: Price, more: number): string =>
  typeof price === "number"
    ? `${price + more}`
    : `{ ${Object.entries(price)
        .map(([players, each]) => `${players}: ${each + more}`)
        .join(", ")} }`;

/** Mistakes in the rules of Trading in the Mediterranean that tests must notice. */
export const MUTANTS: readonly Mutant[] = [
  {
    breaks: "Q 2",
    what: "three cards of a basic good are Depression, one is Poverty",
    find: "poverty: 3, depression: 1",
    put: "poverty: 1, depression: 3",
  },
  {
    breaks: "Q 3",
    what: "turn 4 belongs to the stone age",
    find: '["stone", "stone", "stone", "bronze", "bronze", "iron"]',
    put: '["stone", "stone", "stone", "stone", "bronze", "iron"]',
  },
  {
    breaks: "Q 4",
    what: "a lost colosseum lowers safety instead of happiness",
    find: 'moveStatus(state, seat, "happiness", -colosseumHappiness.value, log)',
    put: 'moveStatus(state, seat, "safety", -colosseumHappiness.value, log)',
  },
  {
    breaks: "Q 5",
    what: "a lost army costs nothing",
    find: 'if (area === "army") moveStatus(state, seat, "safety", -armySafety.value, log);',
    put: "",
  },
  {
    breaks: "Q 6",
    what: "the marker goes one space up",
    find: "player[track] = 0",
    put: "player[track] += 1",
  },
  {
    breaks: "Q 7",
    what: "purchases are not forbidden",
    find: "[...new Set([...player.forbidden, ...developments])]",
    put: "player.forbidden",
  },
  {
    breaks: "Q 9",
    what: "the third position of the government board has level 1",
    find: 'government: { levels: [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6], source: "rulebook", fieldSource: { levels: "reconstructed" }, }',
    put: 'government: { levels: [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6], source: "rulebook", fieldSource: { levels: "reconstructed" }, }',
  },
  {
    breaks: "Q 10",
    what: "a board on its 0 is not turned",
    find: "if (player.flips.includes(track)) flip(state, seat, track, log);",
    put: "if (player.flips.includes(track) && player[track].position > 0) flip(state, seat, track, log);",
  },
  {
    breaks: "Q 11",
    what: "both faces share a 0",
    find: 'state.options.crossing === "twoZeros" ? 1 : 0',
    put: 'state.options.crossing === "twoZeros" ? 0 : 0',
  },
  {
    breaks: "Q 12",
    what: "arrows of the government push one by one",
    find: "government += effect.government ?? 0; religion += effect.religion ?? 0;",
    put: 'moveMarker(state, seat, "government", effect.government ?? 0, log); religion += effect.religion ?? 0;',
  },
  {
    breaks: "Q 13",
    what: "happiness and safety sink below their end",
    find: "Math.max(min, Math.min(max, player[track] + by))",
    put: "Math.min(max, player[track] + by)",
  },
  {
    breaks: "Q 14",
    what: "Peasants Revolt flips boards",
    find: "Math.min(spaces, position)",
    put: "spaces",
  },
  {
    breaks: "Q 15",
    what: "a flip destroys the buildings of both tracks",
    find: "player.buildings.filter((id) => !isOfTrack(id))",
    put: "[]",
  },
  {
    breaks: "Q 16",
    what: "the level of a board does not matter",
    find: 'if (standingOn(state, seat, track) >= level) return { code: "build/level", level };',
    put: "",
  },
  {
    breaks: "Q 17",
    what: "dictatorship is up at the start",
    find: 'idea: "democracy", position: 0',
    put: 'idea: "dictatorship", position: 0',
  },
  {
    breaks: "Q 18",
    what: "a board is turned twice in a turn",
    find: 'playerAt(state, seat).flips.includes(track) ? { code: "flip/twice", track } : undefined',
    put: "undefined",
  },
  {
    breaks: "Q 19",
    what: "a give-opponent ability is used on oneself",
    find: 'if (target === seat || target >= state.players.length) return { code: "ability/bad-target" };',
    put: 'if (target >= state.players.length) return { code: "ability/bad-target" };',
  },
  {
    breaks: "Q 20",
    what: "double culture doubles every row",
    find: 'ability.kind === "doubleCulture" && ability.category === row',
    put: 'ability.kind === "doubleCulture"',
  },
  {
    breaks: "Q 21",
    what: "types in hand are open by default",
    find: 'state.options.handTypes === "open" ? { handTypes: typesOf(state, hand) } : {}',
    put: 'state.options.handTypes !== "open" ? { handTypes: typesOf(state, hand) } : {}',
  },
  {
    breaks: "Q 22",
    what: "any card is called spices or gold",
    find: '!cards.includes(slot) || goodAt(state, player, slot) !== "piracy"',
    put: "!cards.includes(slot)",
  },
  {
    breaks: "Q 23",
    what: "the receiver of Piracy sees gold",
    find: "return { slot, good, bottom };",
    put: 'return { slot, good: good === "piracy" ? "gold" : good, bottom };',
  },
  {
    breaks: "Q 24",
    what: "luxury cards are shuffled after every turn",
    find: 'if (isPiracySpent) shuffleIn(state, "luxury", log);',
    put: 'if (isPiracySpent || state.turn > 0) shuffleIn(state, "luxury", log);',
  },
  {
    breaks: "Q 25",
    what: "a third of a type is not kept",
    find: "card === undefined && refused !== undefined",
    put: 'card === undefined && refused === ""',
  },
  {
    breaks: "Q 26",
    what: "civic cards are dealt in the order of seats",
    find: "for (const seat of state.turnOrder) dealCivic(state, seat, (card) => give(seat, card), log);",
    put: "for (const seat of state.turnOrder.toSorted()) dealCivic(state, seat, (card) => give(seat, card), log);",
  },
  {
    breaks: "Q 27",
    what: "nobody may ask for a gift",
    find: "cards.length === 0 && vp === 0 && pledges.length === 0 && isEmpty(want)",
    put: "cards.length === 0 && vp === 0 && pledges.length === 0",
  },
  {
    breaks: "Q 28",
    what: "a building is used on others than pledged",
    find: "pledge.use ? pledge.target === target : pledge.target !== target",
    put: "pledge.use || pledge.target !== target",
  },
  {
    breaks: "Q 29",
    what: "stored cards stay in the warehouse",
    find: "const count = player.warehouse.length; if (count === 0) continue;",
    put: "const count = 0; if (count === 0) continue;",
  },
  {
    breaks: "Q 30",
    what: "anything is stored",
    find: 'if (!mayStore(state, held)) return { code: "store/forbidden", slot };',
    put: "",
  },
  {
    breaks: "Q 32",
    what: "nobody can be ready in the grace period",
    find: '["abilities", "give", "flips", "trading", "grace", "purchasing"]',
    put: '["abilities", "give", "flips", "trading", "purchasing"]',
  },
  {
    breaks: "Q 33",
    what: "industries score before moods",
    find: "for (const seat of state.players.keys()) settleBottoms(state, seat, log); settleIndustries(state, log);",
    put: "settleIndustries(state, log); for (const seat of state.players.keys()) settleBottoms(state, seat, log);",
  },
  {
    breaks: "Q 34",
    what: "Venus Zealots do not lower happiness",
    find: '{ effect: { religion: 1, happiness: -1 }, mayWarehouse: false, source: "reconstructed", }',
    put: '{ effect: { religion: 1 }, mayWarehouse: false, source: "reconstructed", }',
  },
  {
    breaks: "Q 35",
    what: "the bank shields from Depression too",
    find: 'bottom !== "poverty" || bank !== "poverty"',
    put: '(bottom !== "poverty" && bottom !== "depression") || bank !== "poverty"',
  },
  {
    breaks: "Q 36",
    what: "players who tie do not score",
    find: "own === 0 || own < most",
    put: "own === 0 || own <= most",
  },
  {
    breaks: "Q 37",
    what: "undecided judges pay nothing",
    find: 'for (const seat of judges(state)) changeVp(state, seat, -penalty, "penalty", log);',
    put: "",
  },
  {
    breaks: "Q 38",
    what: "cubes that were chosen are no loss",
    find: "advance(state, areas.length);",
    put: "advance(state, 0);",
  },
  {
    breaks: "Q 39",
    what: "the base of industry never goes",
    find: "player.cubes[area] === 0 || places.includes(area)",
    put: "player.cubes[area] > 0 && places.includes(area)",
  },
  {
    breaks: "Q 40",
    what: "VP are never open",
    find: 'isOwn || state.options.publicVp || state.phase === "over"',
    put: 'isOwn || state.phase === "over"',
  },
  {
    breaks: "Q 41",
    what: "money lost to a calamity changes the turn order",
    find: 'case "bank": settleCards(state, log); setTurnOrder(state, log); return beginCalamities(state, log);',
    put: 'case "bank": settleCards(state, log); beginCalamities(state, log); setTurnOrder(state, log); return;',
  },
  {
    breaks: "Q 42",
    what: "a purchaser who is ready cannot change his mind",
    find: '["abilities", "flips", "trading", "grace", "purchasing"]',
    put: '["abilities", "flips", "trading", "grace"]',
    within: "FOR_ALL",
  },
  {
    breaks: "Q 43",
    what: "buildings come before developments",
    find: 'const marker = player[track]; if (marker.idea !== idea) return { code: "build/wrong-side", building };',
    put: 'if (player.bought.length > 0) return { code: "build/unknown", building }; const marker = player[track]; if (marker.idea !== idea) return { code: "build/wrong-side", building };',
  },
  {
    breaks: "Q 44",
    what: "workers come from anywhere",
    find: 'sources.includes("farm") && (FARMS as readonly Area[]).includes(place)',
    put: 'sources.includes("farm")',
  },
  {
    breaks: "Q 45",
    what: "a farm holds two cubes",
    find: '"farm.grain": { start: 1, capacity: 1, source: "rulebook", fieldSource: { capacity: "reconstructed" }, }',
    put: '"farm.grain": { start: 1, capacity: 2, source: "rulebook", fieldSource: { capacity: "reconstructed" }, }',
  },
  {
    breaks: "Q 46",
    what: "cubes come from nowhere",
    find: "Math.min(count, state.edition.rules.cubesPerPlayer.value - cubesInPlay(player))",
    put: "count",
  },
  {
    breaks: "Q 47",
    what: "developments need no worker",
    find: 'workers.length < fewest ? { code: "develop/no-worker" } : undefined',
    put: "undefined",
  },
  {
    breaks: "Q 48",
    what: "a named industry does not allow buying",
    find: 'cubes["industry.base"] > 0 || NAMED_INDUSTRIES.some((area) => cubes[area] > 0)',
    put: 'cubes["industry.base"] > 0',
  },
  {
    breaks: "Q 49",
    what: "a wonder counts all buildings",
    find: "playerAt(state, seat).buildings.filter((id) => buildingOf(state, id).track === track)",
    put: "playerAt(state, seat).buildings.filter((id) => buildingOf(state, id).track !== undefined || track)",
  },
  {
    breaks: "Q 50",
    what: "a box is filled twice",
    find: 'if (culture.includes(box)) return { code: "develop/box-taken", box };',
    put: "",
  },
  {
    breaks: "Q 51",
    what: "money is gone after a turn",
    find: "player.money = to; player.used = [];",
    put: "player.money = 0; player.used = [];",
  },
  {
    breaks: "Q 52",
    what: "developments left over stay",
    find: "state.developments = state.coming.developments.shift() ?? []; state.calamities = state.coming.calamities.shift() ?? [];",
    put: "state.developments = [...state.developments, ...(state.coming.developments.shift() ?? [])]; state.calamities = state.coming.calamities.shift() ?? [];",
  },
  {
    breaks: "Q 53",
    what: "a tie for the first place is not broken",
    find: 'if (beginDuel(state, log)) return beginPhase(state, "tie-break", "throw", log);',
    put: "",
  },
  {
    breaks: "Q 54",
    what: "three can play",
    find: "min: 4, max: 6",
    put: "min: 3, max: 6",
  },
  {
    breaks: "Q 55",
    what: "Mars pushes right and Venus left",
    find: "{ democracy: 1, dictatorship: -1, venus: 1, mars: -1, }",
    put: "{ democracy: 1, dictatorship: -1, venus: -1, mars: 1, }",
  },
  {
    breaks: "Calamity CB1",
    what: "it takes two VP in the stone age",
    find: '[{ op: "lose", vp: 3 }]',
    put: '[{ op: "lose", vp: 2 }]',
  },
  {
    breaks: "Calamity CB2",
    what: "it takes $4 in the stone age",
    find: '{ track: "safety", ages: { stone: [{ op: "lose", money: 5 }], bronze: [{ op: "lose", money: 8 }], iron: [{ op: "lose", money: 12 }], }, source: "reconstructed", }',
    put: '{ track: "safety", ages: { stone: [{ op: "lose", money: 4 }], bronze: [{ op: "lose", money: 8 }], iron: [{ op: "lose", money: 12 }], }, source: "reconstructed", }',
  },
  {
    breaks: "Calamity CB3",
    what: "it takes cubes from cities, too",
    find: '[ { op: "loseCubes", count: 1, areas: ["farm"] }, { op: "lose", money: 1 }, ]',
    put: '[ { op: "loseCubes", count: 1, areas: ["farm", "city"] }, { op: "lose", money: 1 }, ]',
  },
  {
    breaks: "Calamity CB4",
    what: "cities are safe in the stone age",
    find: '[{ op: "loseCubes", count: 1, areas: ["city", "harbor"] }]',
    put: '[{ op: "loseCubes", count: 1, areas: ["harbor"] }]',
  },
  {
    breaks: "Calamity CB5",
    what: "stored cards are safe",
    find: '[{ op: "discardWarehouse" }, { op: "lose", money: 2 }]',
    put: '[{ op: "lose", money: 2 }]',
  },
  {
    breaks: "Calamity CU1",
    what: "it moves the marker one space in the bronze age",
    find: '{ op: "trackTowardZero", track: "government", spaces: 2 }',
    put: '{ op: "trackTowardZero", track: "government", spaces: 1 }',
  },
  {
    breaks: "Calamity CU2",
    what: "it moves the marker one space in the bronze age",
    find: '{ op: "trackTowardZero", track: "religion", spaces: 2 }',
    put: '{ op: "trackTowardZero", track: "religion", spaces: 1 }',
  },
  {
    breaks: "Calamity CU3",
    what: "it takes $4 in the stone age",
    find: '{ track: "happiness", ages: { stone: [{ op: "lose", money: 5 }], bronze: [{ op: "lose", money: 8 }], iron: [{ op: "lose", money: 12 }], }, source: "reconstructed", }',
    put: '{ track: "happiness", ages: { stone: [{ op: "lose", money: 4 }], bronze: [{ op: "lose", money: 8 }], iron: [{ op: "lose", money: 12 }], }, source: "reconstructed", }',
  },
  {
    breaks: "Calamity CU4",
    what: "it takes one cube in the bronze age",
    find: 'count: 2, areas: ["available", "farm", "city", "harbor"]',
    put: 'count: 1, areas: ["available", "farm", "city", "harbor"]',
  },
  {
    breaks: "Calamity CU5",
    what: "culture is safe in the bronze age",
    find: '["warehouse", "bank", "army", "colosseum", "industry", "culture"]',
    put: '["warehouse", "bank", "army", "colosseum", "industry"]',
  },
  {
    breaks: "Industry arms",
    what: "its good is timber",
    find: 'good: "ore", dominance: { vp: 1, safety: 2 }',
    put: 'good: "timber", dominance: { vp: 1, safety: 2 }',
  },
  {
    breaks: "Industry brewing",
    what: "its monopoly pays a VP less",
    find: 'monopoly: { vp: 4, happiness: 1 }, source: "reconstructed"',
    put: 'monopoly: { vp: 3, happiness: 1 }, source: "reconstructed"',
  },
  {
    breaks: "Industry curing",
    what: "its good is grain",
    find: 'good: "salt", dominance: { vp: 1, money: 3 }',
    put: 'good: "grain", dominance: { vp: 1, money: 3 }',
  },
  {
    breaks: "Industry shipbuilding",
    what: "its monopoly pays a VP less",
    find: 'monopoly: { vp: 4, safety: 1 }, source: "rulebook"',
    put: 'monopoly: { vp: 3, safety: 1 }, source: "rulebook"',
  },
  {
    breaks: "Industry textiles",
    what: "its monopoly pays a VP less",
    find: 'monopoly: { vp: 5 }, source: "rulebook"',
    put: 'monopoly: { vp: 4 }, source: "rulebook"',
  },
  {
    breaks: "Part bank",
    what: "the bank weighs prosperity as three",
    find: 'spentWith(state, seat, "prosperity") * (bankProsperityFactor.value - 1)',
    put: 'spentWith(state, seat, "prosperity") * bankProsperityFactor.value',
  },
  {
    breaks: "Part cubes",
    what: "the last areas lose their cubes",
    find: "loseChosen(state, defaultLoss(state), log)",
    put: "loseChosen(state, defaultLoss(state).slice(1), log)",
  },
  {
    breaks: "Part give",
    what: "pledged uses do not happen by themselves",
    find: "if (target !== undefined) applyAbility(state, seat, building, target, log);",
    put: "",
  },
  {
    breaks: "Part grace",
    what: "stored cards are spent after the grace period",
    find: 'case "grace": return resolve(state, log);',
    put: 'case "grace": for (const player of state.players) player.hand.push(...player.warehouse.splice(0)); return resolve(state, log);',
  },
  {
    breaks: "Part stored",
    what: "no stored cards are discarded",
    find: "discardChosen(state, highestStored(state, victimOf(state)), log)",
    put: "discardChosen(state, [], log)",
  },
  {
    breaks: "Part throw",
    what: "the generator does not go on",
    find: "[pick, state.rng] = below(state.rng, HANDS.length)",
    put: "[pick] = below(state.rng, HANDS.length)",
    within: "hands",
  },
  {
    breaks: "Part trading",
    what: "there is a grace period of no seconds",
    find: 'if (state.options.tradeGraceSeconds === 0) resolve(state, log); else { state.offers = []; beginPart(state, "grace"); }',
    put: 'if (state.options.tradeGraceSeconds < 0) resolve(state, log); else { state.offers = []; beginPart(state, "grace"); }',
  },
  {
    breaks: "Part vote",
    what: "there are further rounds when time is up",
    find: "!isLast && round < ROUNDS",
    put: "round < ROUNDS",
  },
  {
    breaks: "Notation bank",
    what: "the bank does not help with prosperity by itself",
    find: 'if (prosperity > 0) useBank(state, seat, "prosperity", log);',
    put: 'if (prosperity < 0) useBank(state, seat, "prosperity", log);',
  },
  {
    breaks: "Notation end",
    what: "whoever left last is ranked last",
    find: "duel.losers.toReversed().map((seat) => [seat])",
    put: "duel.losers.map((seat) => [seat])",
  },
  {
    breaks: "Notation from",
    what: "a number of workers that is left out means one",
    find: "upTo ? Math.min(count, available, roomFor(state, seat, placement)) : count",
    put: "1",
  },
  {
    breaks: "Notation moves",
    what: "an industry is named where none is needed",
    find: 'if (industry !== undefined && !places("industry")) return "industry";',
    put: "",
  },
  {
    breaks: "Notation no decision",
    what: "empty steps wait",
    find: "while (state.part !== undefined && owing(state).length === 0) endPart(state, log);",
    put: "if (state.part !== undefined && owing(state).length === 0) endPart(state, log);",
  },
  {
    breaks: "Notation offers",
    what: "a declined offer stays open to that seat",
    find: 'offer.declined.includes(seat) ? { code: "offer/declined", offer: number } : undefined',
    put: "undefined",
  },
  {
    breaks: "Notation position",
    what: "the rest of a deck is not shuffled",
    find: "drawn(cardsIn(edition, deck).filter((card) => !told.has(card)))",
    put: "(cardsIn(edition, deck).filter((card) => !told.has(card)))",
  },
  {
    breaks: "Notation ready",
    what: "a seat that is ready can still move",
    find: 'if (isReady && move.kind !== "unready") return { code: "turn/ready" };',
    put: "",
  },
  {
    breaks: "Notation scenario",
    what: "dead offers are listed",
    find: "state.offers.filter(({ end }) => end === undefined)",
    put: "state.offers",
  },
  {
    breaks: "Notation slots",
    what: "cards that come back are put behind new ones",
    find: "player.hand = inSlotOrder([...player.warehouse, ...player.hand])",
    put: "player.hand = [...player.hand, ...player.warehouse]",
  },
  {
    breaks: "Notation timed parts",
    what: "anybody ends the time",
    find: 'if (actor !== "clock") return { code: "clock/only" };',
    put: "",
  },
  {
    breaks: "Notation votes",
    what: "a vote that was cast is final",
    find: 'if (part === "vote") return judges(state).includes(seat);',
    put: "",
  },
  {
    breaks: "Part abilities",
    what: "giving is skipped, too, when time is up",
    find: 'case "abilities": case "flips": case "grace": case "purchasing": return endPart(state, log);',
    put: 'case "abilities": endPart(state, log); return endPart(state, log); case "flips": case "grace": case "purchasing": return endPart(state, log);',
  },
  {
    breaks: "Part flips",
    what: "chosen flips are lost when time is up",
    find: 'case "abilities": case "flips": case "grace": case "purchasing": return endPart(state, log);',
    put: 'case "flips": for (const player of state.players) player.flips = []; return endPart(state, log); case "abilities": case "grace": case "purchasing": return endPart(state, log);',
  },
  {
    breaks: "Part purchasing",
    what: "time does not end purchasing",
    find: 'case "abilities": case "flips": case "grace": case "purchasing": return endPart(state, log);',
    put: 'case "purchasing": return; case "abilities": case "flips": case "grace": return endPart(state, log);',
  },
  ...dearer("Building", buildings),
  ...dearer("Development", developments),
  {
    breaks: "R 2.5",
    what: "the newest rules deal by the fast generator",
    find: "...underVersion(2, securelySeeded)",
    put: "...underVersion(2, seeded)",
  },
  {
    breaks: "R 2.5",
    what: "games that began under version 1 are dealt again",
    find: "older: [underVersion(1, seeded)]",
    put: "older: [underVersion(1, securelySeeded)]",
  },
];
