export {
  cattleOf,
  feesOf,
  freeGods,
  freeSpecialists,
  godOf,
  highestOf,
  onCardsOf,
  ownsSpecialist,
  priceOf,
  tilesLeftFor,
  vpOf,
  vrOf,
  vrOfNextCard,
} from "./analysis/seats.ts";
export { Digest } from "./analysis/digest.ts";
export { NextRound } from "./analysis/next-round.ts";
export { LINES_COUNT, MONUMENTS_MAX, OUT_OF_REACH, Prospects } from "./analysis/prospects.ts";
export {
  cellsInRange,
  claimsOf,
  connectionsOf,
  customersOf,
  type Connection,
  type Customer,
  type ResourceClaim,
} from "./analysis/reach.ts";
export { linkingRainSitesOf } from "./analysis/rain-sites.ts";
export {
  craftsmanSitesOf,
  forCraftsmanSites,
  monumentSitesOf,
  placeableCrafts,
  rainSitesOf,
  resourceSitesOf,
  resourcesNear,
  type CraftsmanSite,
  type MonumentSite,
} from "./analysis/sites.ts";
export {
  afterMoves,
  fingerprint,
  freeStartCells,
  giftsOf,
  hasBegun,
  hasTurnToCome,
  mayRaise,
  monumentsOf,
  phaseOf,
  roundOf,
  seatsToCome,
  tryMoves,
  vpOfRaisingAll,
  withoutMarkers,
  type Gifts,
} from "./analysis/table.ts";
export type { TurnReason } from "./analysis/turn-reason.ts";
export {
  RaisePlanner,
  planRaises,
  raisePlans,
  type Payment,
  type RaisePlan,
} from "./planner/plan.ts";
export { zimbabwe } from "./game.ts";
export { zimbabweFormats } from "./game-formats.ts";
export { zimbabweRules } from "./game-rules.ts";
export { nameOf } from "./map/cells.ts";
export { parseOrder } from "./parse.ts";
export { rangeOfSeat } from "./pieces.ts";
export { incomeOf } from "./revenue.ts";
export {
  BOX,
  CRAFTSMEN,
  EMPIRES,
  FIRST_PLAY_GODS,
  GODS,
  MONUMENT_VP,
  RESOURCES,
  SPECIALISTS,
} from "./data/cards.ts";
export type { Craft, Empire, God, Resource, Specialist } from "./data/cards.ts";
export type { State } from "./memory.ts";
export { mapOfSeed, readMapCode, type GameMap, type MapCodeRefusal } from "./setup/map-code.ts";
export type {
  CellName,
  Event,
  Good,
  UsedGood,
  MainAction,
  Move,
  MoveKind,
  Occupied,
  Options,
  Order,
  Phase,
  Position,
  Prices,
  Recipient,
  Refusal,
} from "./state.ts";
export type { Zimbabwe } from "./types.ts";
export type { GiftsView, SeatView, TurnView, View } from "./view.ts";
