import type {
  Area,
  BankChoice,
  BuildingId,
  CubePlace,
  IdeaTrack,
  Part,
} from "@sofala/mediterranean";
import type { Problem } from "../../web/online-problems.ts";
import { capitalize, count, list } from "../../grammar.ts";
import { leftOrRight } from "../effects.ts";
import { area, good, track } from "../names.ts";
import { cubePlace } from "../fragments.ts";
import { building } from "../card-names.ts";
import { shop } from "./shop.ts";

/** Parts of a turn in which something other than trading is decided. */
type StepPart = Exclude<Part, "trading" | "grace">;

/** What depends on the edition and on the board when a cube is lost. */
export interface LossFacts {
  /** Safety of an army, happiness of a colosseum. */
  readonly status: number;
  /** Cards that can still be stored. */
  readonly storage: number;
  /** The price of a VP after it. */
  readonly price: number;
  /** Is it the last cube on industry? */
  readonly isLastIndustry: boolean;
}

/** The decisions of a player outside the market. */
export const steps = {
  label: "Your decisions",
  choices: "Choices",
  ready: "Ready",
  unready: "Not ready yet",
  takeBack: "Take back",
  back: "Back",
  dismiss: "Close",
  waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}.`,
  /** What the players are doing that the table waits for. */
  othersActivity: {
    abilities: "Buildings are being used.",
    give: "A building may be used on somebody.",
    flips: "Boards may be turned over.",
    bank: "The bank: Poverty or prosperity.",
    vote: "The judges vote.",
    cubes: "Cubes are being lost.",
    stored: "Stored cards are being discarded.",
    purchasing: "Everybody buys.",
    throw: "Rock, paper, scissors.",
  } satisfies Record<StepPart, string>,
  /** On a button, before anything is chosen. */
  pick: "Choose one",
  /** Why a server did not do something. */
  problem: ({ code, title = `(${code})` }: Problem) =>
    PROBLEMS[code] ?? `The server did not do this. ${title} Nothing was changed.`,
  /** What changes, before and after. */
  change: {
    name: {
      vp: "VP",
      money: "money",
      happiness: "happiness",
      safety: "safety",
      available: "workers",
      price: "price of a VP",
    },
    beforeAfter: (what: string, from: string, to: string) => `${what}: ${from}, then ${to}`,
    noChange: "changes nothing",
    level: (level: number) => `level ${level}`,
    destroyed: (buildings: readonly BuildingId[]) => `${list(buildings.map(building))} destroyed`,
  },
  abilities: {
    prompt: (left: number) =>
      left === 1 ? "You may use one more building." : `You may use ${left} buildings.`,
    allUsed: "All your buildings are used.",
    used: "used",
    useAll: (left: number) => (left === 1 ? "Use it" : `Use all ${left}`),
    skipRest: "Leave the rest",
  },
  give: {
    prompt: "On whom do you use your building?",
    chosen: (id: BuildingId, name: string) => `The ${building(id)}, on ${name}.`,
    use: (name: string) => `Use it on ${name}`,
    pass: "On nobody",
    pledges: "Pledges",
    pledge: (by: string | undefined, id: BuildingId, use: boolean, on: string | undefined) =>
      `${by ?? "You"} pledged ${use ? "to use" : "not to use"} the ${building(id)} on ${on ?? "you"}.`,
    yourTurnLater: "Your turn comes.",
  },
  flips: {
    prompt: "Do you turn a board over?",
    keep: "Turn nothing over",
    confirm: (tracks: readonly IdeaTrack[]): string =>
      tracks.length > 1 ? "Turn both over" : "Turn it over",
    board: (of: IdeaTrack) => `${capitalize(track[of])} board`,
    chosen: "will be turned over",
    destroys: (buildings: readonly BuildingId[]) => `Destroys: ${list(buildings.map(building))}.`,
    destroysNothing: "Destroys nothing.",
    losesSpaces: (spaces: number) => `Gives up ${count(spaces, "space")}.`,
    handEffect: (of: IdeaTrack, spaces: number) =>
      `Your hand pushes ${track[of]} ${leftOrRight(spaces)}.`,
    noHandEffect: "Your hand does not push it.",
    buildingsOf: (idea: string) => `Buildings of ${idea}`,
    secret: "Nobody sees it until all have decided; then all boards turn together.",
    waiting: (tracks: readonly IdeaTrack[]) =>
      tracks.length === 0
        ? "You turn nothing over."
        : `You turn ${list(tracks.map((each) => track[each]))} over.`,
    confirmDialog: {
      title: (tracks: readonly IdeaTrack[]): string =>
        tracks.length > 1 ? "Turn both boards over?" : "Turn the board over?",
      cannotUndo: "Once it is shown it cannot be undone.",
      confirm: "Turn over",
      cancel: "Think again",
    },
  },
  bank: {
    prompt: "What does your bank do this turn?",
    choice: { poverty: "Shield from Poverty", prosperity: "Multiply prosperity" } satisfies Record<
      BankChoice,
      string
    >,
    poverty: (cards: number) =>
      `${count(cards, "Poverty card")} cost${cards === 1 ? "s" : ""} no happiness.`,
    prosperity: (cards: number) =>
      `${count(cards, "prosperity card")} bring${cards === 1 ? "s" : ""} more VP.`,
    confirm: { poverty: "Shield", prosperity: "Multiply" } satisfies Record<BankChoice, string>,
  },
  vote: {
    prompt: (calamity: string) => `Whom does ${calamity} strike?`,
    youAreTied: (calamity: string) => `You are tied for ${calamity}; the others vote.`,
    voted: (name: string) => `You voted for ${name}, and may change that until all have voted.`,
    confirm: (name: string) => `Vote for ${name}`,
    losses: (losses: string) => `It takes ${losses}.`,
    round: (round: number, of: number, needed: number) =>
      `Round ${round} of ${of}; ${count(needed, "vote")} decide${needed === 1 ? "s" : ""}.`,
    penalty: (vp: number) => `With no decision every judge pays ${vp} VP.`,
    votes: (names: readonly string[]) =>
      names.length === 0
        ? "no votes"
        : `${names.length === 1 ? "vote" : "votes"} of ${list(names)}`,
  },
  cubes: {
    prompt: (calamity: string, number: number) =>
      `${calamity}: choose ${count(number, "cube")} to lose.`,
    confirm: (chosen: number, number: number) =>
      chosen === number ? `Lose ${count(number, "cube")}` : `${chosen} of ${number} chosen`,
    place: (of: CubePlace) => capitalize(cubePlace(of)),
    lostOf: (chosen: number, there: number) => `${chosen} of ${there}`,
    consequence,
    suggested: "This is a suggestion; choose as you like.",
    unaffected: (places: string, calamity: string) => `${calamity} does not touch: ${places}.`,
    remove: (of: string) => `Keep one: ${of}`,
  },
  stored: {
    prompt: (number: number) => `Your storage has shrunk: discard ${count(number, "card")}.`,
    confirm: (chosen: number, number: number) =>
      chosen === number ? `Discard ${count(number, "card")}` : `${chosen} of ${number} chosen`,
  },
  rockPaperScissors: {
    prompt: (against: string) => `Throw for the first place, against ${against}.`,
    watching: (names: readonly string[]) => `${list(names)} throw for the first place.`,
    thrown: "You have thrown.",
    score: (first: string, [a, b]: readonly [number, number], second: string) =>
      `${first} ${a} : ${b} ${second}`,
    firstTo: (wins: number) => `First to ${wins}`,
    lastThrow: (shown: string) => `Last: ${shown}`,
    nextOpponent: (names: readonly string[]) => `The winner meets ${list(names)}.`,
  },
  shop,
  keyList: [
    { keys: "1 … 9", description: "Take the choice of that number" },
    { keys: "Enter", description: "Press the main button" },
    { keys: "Esc", description: "Go back a step" },
    { keys: "+ / −", description: "Buy more or fewer VP" },
    { keys: "u", description: "Take back the last decision" },
  ],
};

export type StepsText = typeof steps;

const PROBLEMS: { readonly [code: string]: string } = {
  offline: "The server does not answer, so this was not done. Try again when you are connected.",
  unreadable: "The server's answer makes no sense here. Load the page again.",
  "move/refused": "The game has gone on meanwhile, and this is no longer possible.",
  "undo/nothing": "Nothing of yours can be taken back.",
  "undo/refused": "This cannot be taken back.",
  "seat/not-seated": "You do not sit at this table.",
  "seat/handed-over": "A bot plays for you. Take your seat back first.",
  "seat/out-of-time": "Your time is up. Take your seat back when the bot has decided.",
  "table/not-running": "This game is not being played any more.",
  "request/too-old": "This page is older than the server. Load it again.",
  "request/too-many": "That was a little much at once. Try again in a moment.",
  "server/closing": "The server is about to restart. It will be back in a moment.",
  "server/busy": "The server has too much to do. Try again in a moment.",
};

function consequence(from: CubePlace, facts: LossFacts): string {
  if (from.startsWith("culture.")) return "what it scored stays";
  if (from.startsWith("farm.")) {
    const grown = from.slice("farm.".length) as keyof typeof good;
    return `no more ${good[grown]} cards`;
  }
  if (from === "industry.base")
    return facts.isLastIndustry ? "no more buying of VP" : "nothing more, while an industry stays";
  if (from.startsWith("industry.")) return `its bonus goes; a VP costs $${facts.price}`;
  return CONSEQUENCES[from as Area]?.(facts) ?? area[from as Area];
}

const CONSEQUENCES: { readonly [A in Area]?: (facts: LossFacts) => string } = {
  available: () => "a worker less",
  city: () => "one civic card less each turn",
  harbor: () => "one luxury card less each turn",
  warehouse: ({ storage }) =>
    storage === 0 ? "nothing can be stored any more" : `room for ${count(storage, "card")} only`,
  bank: () => "no bank any more",
  army: ({ status }) => `safety −${status}`,
  colosseum: ({ status }) => `happiness −${status}`,
};
