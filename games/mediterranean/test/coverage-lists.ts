import {
  CURRENT_EDITION,
  EDITIONS,
  type CultureLine,
  type Event,
  type Industry,
  type MoveKind,
  type OfferEnd,
  type Part,
  type Refusal,
} from "../src/index.ts";

/** All names of a union, written out so that a new one does not compile before it is listed. */
const namesOf = <Name extends string>(names: { readonly [N in Name]: 0 }): readonly Name[] =>
  Object.keys(names) as Name[];

const edition = EDITIONS[CURRENT_EDITION];
if (edition === undefined) throw new Error("no current edition");
export const EDITION = edition;

export const MOVES = namesOf<MoveKind>({
  "use-ability": 0,
  flip: 0,
  offer: 0,
  accept: 0,
  decline: 0,
  withdraw: 0,
  store: 0,
  bank: 0,
  vote: 0,
  "lose-cubes": 0,
  "discard-stored": 0,
  build: 0,
  develop: 0,
  "buy-vp": 0,
  ready: 0,
  unready: 0,
  throw: 0,
  "time-up": 0,
});

export const BUILDINGS = Object.keys(EDITION.buildings);
export const DEVELOPMENTS = Object.keys(EDITION.developments);

/** Every calamity in every age: `CU1 stone`. */
export const CALAMITIES = Object.keys(EDITION.calamities).flatMap((id) =>
  ["stone", "bronze", "iron"].map((age) => `${id} ${age}`),
);

export const PARTS = namesOf<Part>({
  abilities: 0,
  give: 0,
  flips: 0,
  trading: 0,
  grace: 0,
  bank: 0,
  vote: 0,
  cubes: 0,
  stored: 0,
  purchasing: 0,
  throw: 0,
});

const INDUSTRIES = namesOf<Industry>({
  brewing: 0,
  textiles: 0,
  shipbuilding: 0,
  arms: 0,
  curing: 0,
});
/** `brewing monopoly` */
export const BONUSES = INDUSTRIES.flatMap((industry) =>
  ["dominance", "monopoly"].map((bonus) => `${industry} ${bonus}`),
);

export const LINES = namesOf<CultureLine>({
  letters: 0,
  drama: 0,
  sculpture: 0,
  glory: 0,
  revels: 0,
  guard: 0,
});

export const OFFER_ENDS = namesOf<OfferEnd>({
  withdrawn: 0,
  taken: 0,
  "cards-gone": 0,
  declined: 0,
});

export const PASSES = namesOf<Extract<Event, { kind: "calamity-passed" }>["reason"]>({
  "nobody-below": 0,
  "all-tied": 0,
  undecided: 0,
});

export const EVENTS = namesOf<Event["kind"]>({
  "turn-began": 0,
  "phase-began": 0,
  "deck-shuffled": 0,
  "stored-returned": 0,
  "developments-revealed": 0,
  "ability-used": 0,
  "track-moved": 0,
  "track-flipped": 0,
  "status-moved": 0,
  "vp-changed": 0,
  "money-changed": 0,
  "workers-gained": 0,
  "offer-declined": 0,
  "offer-withdrawn": 0,
  "offer-died": 0,
  "seat-ready": 0,
  "seat-unready": 0,
  "time-ran-out": 0,
  "market-step-began": 0,
  "cards-spent": 0,
  "bank-used": 0,
  "industry-paid": 0,
  "turn-order-set": 0,
  "calamity-passed": 0,
  "vote-called": 0,
  "vote-cast": 0,
  "calamity-struck": 0,
  "cubes-lost": 0,
  "stored-discarded": 0,
  "purchases-forbidden": 0,
  "marker-reset": 0,
  "building-built": 0,
  "development-bought": 0,
  "vp-bought": 0,
  "culture-line-completed": 0,
  "money-halved": 0,
  "tie-break-began": 0,
  "hands-thrown": 0,
  "duel-won": 0,
  "game-ended": 0,
  "cards-dealt": 0,
  "flip-chosen": 0,
  "offer-made": 0,
  "deal-made": 0,
  "cards-stored": 0,
  "hand-chosen": 0,
});

export const REFUSALS = namesOf<Refusal["code"]>({
  "game/over": 0,
  "clock/only": 0,
  "clock/other-part": 0,
  "turn/wrong-part": 0,
  "turn/not-yours": 0,
  "turn/ready": 0,
  "turn/not-ready": 0,
  "ability/not-built": 0,
  "ability/used": 0,
  "ability/not-own-step": 0,
  "ability/target-needed": 0,
  "ability/no-target": 0,
  "ability/bad-target": 0,
  "ability/pledged-otherwise": 0,
  "ability/pledge-open": 0,
  "flip/twice": 0,
  "offer/nothing": 0,
  "offer/bad-addressee": 0,
  "offer/unknown-card": 0,
  "offer/card-twice": 0,
  "offer/not-piracy": 0,
  "offer/vp-short": 0,
  "offer/vp-barred": 0,
  "offer/unknown-reply": 0,
  "offer/step": 0,
  "pledge/building": 0,
  "pledge/target": 0,
  "pledge/contradicts": 0,
  "pledge/too-late": 0,
  "offer/unknown": 0,
  "offer/withdrawn": 0,
  "offer/taken": 0,
  "offer/cards-gone": 0,
  "offer/declined": 0,
  "offer/not-yours": 0,
  "deal/wrong-cards": 0,
  "deal/vp-short": 0,
  "store/unknown-card": 0,
  "store/card-twice": 0,
  "store/too-many": 0,
  "store/forbidden": 0,
  "vote/not-tied": 0,
  "cubes/wrong-count": 0,
  "cubes/wrong-area": 0,
  "cubes/base-last": 0,
  "discard/wrong-cards": 0,
  "build/unknown": 0,
  "build/standing": 0,
  "build/wrong-side": 0,
  "build/level": 0,
  "money/short": 0,
  "develop/not-offered": 0,
  "develop/bought": 0,
  "develop/forbidden": 0,
  "develop/no-worker": 0,
  "develop/wrong-source": 0,
  "develop/no-room": 0,
  "develop/no-city": 0,
  "develop/box-needed": 0,
  "develop/wrong-box": 0,
  "develop/box-taken": 0,
  "develop/industry-needed": 0,
  "develop/industry-taken": 0,
  "develop/spaces-needed": 0,
  "develop/wrong-spaces": 0,
  "develop/not-asked": 0,
  "industry/none": 0,
});
