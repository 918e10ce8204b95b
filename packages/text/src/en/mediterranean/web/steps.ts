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
import { spacesLeftOrRight } from "../effects.ts";
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
  /** `Undo Market Town` */
  takeBack: (decision: string) => `Undo ${decision}`,
  back: "Back",
  dismiss: "Close",
  waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}.`,
  /** What the players are doing that the table waits for. */
  othersActivity: {
    abilities: "Players are using their buildings.",
    give: "A player is using a building on somebody.",
    flips: "Players are choosing whether to flip boards.",
    bank: "Banks: Poverty or prosperity.",
    vote: "The judges are voting.",
    cubes: "A player is choosing cubes to lose.",
    stored: "A player is discarding stored cards.",
    purchasing: "Everybody is buying.",
    throw: "Rock, paper, scissors.",
  } satisfies Record<StepPart, string>,
  /** On a button, before anything is chosen. */
  pick: "Choose one",
  /** Why a server did not do something. */
  problem: ({ code, title = `(${code})` }: Problem) =>
    PROBLEMS[code] ?? `The server could not do this. ${title} Nothing was changed.`,
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
      left === 1 ? "You can use one more building." : `You can use ${left} buildings.`,
    allUsed: "You have used all your buildings.",
    used: "used",
    useAll: (left: number) => (left === 1 ? "Use it" : `Use all ${left}`),
    skipRest: "Skip the rest",
  },
  give: {
    prompt: "Who will you use your building on?",
    chosen: (id: BuildingId, name: string) => `Use the ${building(id)} on ${name}?`,
    use: (name: string) => `Use it on ${name}`,
    pass: "Do not use it",
    pledges: "Pledges",
    pledge: (by: string | undefined, id: BuildingId, use: boolean, on: string | undefined) =>
      `${by ?? "You"} pledged ${use ? "to use" : "not to use"} the ${building(id)} on ${on ?? "you"}.`,
    yourTurnLater: "You will get your turn.",
  },
  flips: {
    prompt: "Flip a board?",
    keep: "Keep both boards",
    confirm: (tracks: readonly IdeaTrack[]): string =>
      tracks.length > 1 ? "Flip both" : "Flip it",
    board: (of: IdeaTrack) => `${capitalize(track[of])} board`,
    chosen: "will be flipped",
    destroys: (buildings: readonly BuildingId[]) => `Destroys: ${list(buildings.map(building))}.`,
    destroysNothing: "Destroys nothing.",
    losesSpaces: (spaces: number) => `You lose ${count(spaces, "space")}.`,
    handEffect: (of: IdeaTrack, spaces: number) =>
      `Your hand moves ${track[of]} ${spacesLeftOrRight(spaces)}.`,
    noHandEffect: "Your hand does not move it.",
    buildingsOf: (idea: string) => `Buildings of ${idea}`,
    secret: "Your choice stays secret until everybody has decided. Then all boards flip together.",
    waiting: (tracks: readonly IdeaTrack[]) =>
      tracks.length === 0
        ? "You keep both boards."
        : `You flip ${list(tracks.map((each) => track[each]))}.`,
    confirmDialog: {
      title: (tracks: readonly IdeaTrack[]): string =>
        tracks.length > 1 ? "Flip both boards?" : "Flip the board?",
      cannotUndo: "You cannot undo this after it is revealed.",
      confirm: "Flip",
      cancel: "Cancel",
    },
  },
  bank: {
    prompt: "How will you use your bank this turn?",
    choice: {
      poverty: "Protect against Poverty",
      prosperity: "Multiply prosperity",
    } satisfies Record<BankChoice, string>,
    poverty: (cards: number) =>
      `${count(cards, "Poverty card")} cost${cards === 1 ? "s" : ""} no happiness.`,
    prosperity: (cards: number) =>
      `${count(cards, "prosperity card")} give${cards === 1 ? "s" : ""} more VP.`,
    confirm: { poverty: "Protect", prosperity: "Multiply" } satisfies Record<BankChoice, string>,
  },
  vote: {
    prompt: (calamity: string) => `Who should be struck by ${calamity}?`,
    youAreTied: (calamity: string) => `You are tied for ${calamity}. The others vote.`,
    voted: (name: string) =>
      `You voted for ${name}. You can change your vote until everybody has voted.`,
    confirm: (name: string) => `Vote for ${name}`,
    losses: (losses: string) => `For the victim: ${losses}.`,
    round: (round: number, of: number, needed: number) =>
      `Round ${round} of ${of}. ${count(needed, "vote")} needed.`,
    penalty: (vp: number) => `If there is no majority, every judge loses ${vp} VP.`,
    votes: (names: readonly string[]) =>
      names.length === 0
        ? "no votes"
        : `${names.length === 1 ? "vote" : "votes"} from ${list(names)}`,
  },
  cubes: {
    prompt: (calamity: string, number: number) =>
      `${calamity}: choose ${count(number, "cube")} to lose.`,
    confirm: (chosen: number, number: number) =>
      chosen === number ? `Lose ${count(number, "cube")}` : `${chosen} of ${number} chosen`,
    place: (of: CubePlace) => capitalize(cubePlace(of)),
    lostOf: (chosen: number, there: number) => `${chosen} of ${there}`,
    consequence,
    suggested: "This is a suggestion. Change it as you like.",
    unaffected: (places: string) => `Not affected: ${places}.`,
    remove: (of: string) => `Keep one: ${of}`,
  },
  stored: {
    prompt: (number: number) =>
      `Your warehouse has less room now: discard ${count(number, "card")}.`,
    confirm: (chosen: number, number: number) =>
      chosen === number ? `Discard ${count(number, "card")}` : `${chosen} of ${number} chosen`,
  },
  rockPaperScissors: {
    prompt: (against: string) => `Rock, paper, scissors against ${against} for first place.`,
    watching: (names: readonly string[]) => `${list(names)} are playing for first place.`,
    thrown: "You have chosen.",
    score: (first: string, [a, b]: readonly [number, number], second: string) =>
      `${first} ${a} : ${b} ${second}`,
    firstTo: (wins: number) => `First to ${wins}`,
    lastThrow: (shown: string) => `Last: ${shown}`,
    nextOpponent: (names: readonly string[]) => `The winner plays ${list(names)} next.`,
  },
  shop,
};

export type StepsText = typeof steps;

const PROBLEMS: { readonly [code: string]: string } = {
  offline: "The server is not responding, so nothing was sent. Try again when you are connected.",
  unreadable: "The server sent an unexpected answer. Reload the page.",
  "move/refused": "The game has moved on, and this is no longer possible.",
  "undo/nothing": "You have nothing to undo.",
  "undo/refused": "This cannot be undone.",
  "seat/not-seated": "You are not seated at this table.",
  "seat/handed-over": "A bot is playing for you. Take your seat back first.",
  "seat/out-of-time": "Your time is up. You can take your seat back after the bot has moved.",
  "table/not-running": "This game is no longer being played.",
  "request/too-old": "This page is out of date. Reload it.",
  "request/too-many": "Too many requests. Try again in a minute.",
  "server/closing": "The server is restarting. It will be back in a moment.",
  "server/busy": "The server is busy. Try again in a moment.",
};

function consequence(from: CubePlace, facts: LossFacts): string {
  if (from.startsWith("culture.")) return "you keep the points";
  if (from.startsWith("farm.")) {
    const grown = from.slice("farm.".length) as keyof typeof good;
    return `no more ${good[grown]} cards`;
  }
  if (from === "industry.base")
    return facts.isLastIndustry
      ? "you can no longer buy VP"
      : "no change while you have another industry";
  if (from.startsWith("industry.")) return `no more bonus; 1 VP costs $${facts.price}`;
  return CONSEQUENCES[from as Area]?.(facts) ?? area[from as Area];
}

const CONSEQUENCES: { readonly [A in Area]?: (facts: LossFacts) => string } = {
  available: () => "one fewer worker",
  city: () => "one fewer civic card each turn",
  harbor: () => "one fewer luxury card each turn",
  warehouse: ({ storage }) =>
    storage === 0 ? "you cannot store cards any more" : `room for only ${count(storage, "card")}`,
  bank: () => "you lose the bank",
  army: ({ status }) => `safety −${status}`,
  colosseum: ({ status }) => `happiness −${status}`,
};
