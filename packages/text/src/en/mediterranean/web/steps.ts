import type { Area, CubePlace } from "@sofala/mediterranean";
import type { LossFacts, StepsText } from "../../../games/mediterranean/steps-text.ts";
import { capitalize, count, list } from "../../grammar.ts";
import { leftOrRight } from "../effects.ts";
import { area, good, track } from "../names.ts";
import { cubePlace } from "../fragments.ts";
import { building } from "../card-names.ts";
import { shop } from "./shop.ts";

export const steps: StepsText = {
  label: "Your decisions",
  choices: "Choices",
  ready: "Ready",
  unready: "Not ready yet",
  takeBack: "Take back",
  back: "Back",
  dismiss: "Close",
  waitingFor: (names) => `Waiting for ${list(names)}.`,
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
  },
  pick: "Choose one",
  problem: ({ code, title = `(${code})` }) =>
    PROBLEMS[code] ?? `The server did not do this. ${title} Nothing was changed.`,
  change: {
    name: {
      vp: "VP",
      money: "money",
      happiness: "happiness",
      safety: "safety",
      available: "workers",
      price: "price of a VP",
    },
    beforeAfter: (what, from, to) => `${what}: ${from}, then ${to}`,
    noChange: "changes nothing",
    level: (level) => `level ${level}`,
    destroyed: (buildings) => `${list(buildings.map(building))} destroyed`,
  },
  abilities: {
    prompt: (left) =>
      left === 1 ? "You may use one more building." : `You may use ${left} buildings.`,
    allUsed: "All your buildings are used.",
    used: "used",
    useAll: (left) => (left === 1 ? "Use it" : `Use all ${left}`),
    skipRest: "Leave the rest",
  },
  give: {
    prompt: "On whom do you use your building?",
    chosen: (id, name) => `The ${building(id)}, on ${name}.`,
    use: (name) => `Use it on ${name}`,
    pass: "On nobody",
    pledges: "Pledges",
    pledge: (by, id, use, on) =>
      `${by ?? "You"} pledged ${use ? "to use" : "not to use"} the ${building(id)} on ${on ?? "you"}.`,
    yourTurnLater: "Your turn comes.",
  },
  flips: {
    prompt: "Do you turn a board over?",
    keep: "Turn nothing over",
    confirm: (tracks) => (tracks.length > 1 ? "Turn both over" : "Turn it over"),
    board: (of) => `${capitalize(track[of])} board`,
    chosen: "will be turned over",
    destroys: (buildings) => `Destroys: ${list(buildings.map(building))}.`,
    destroysNothing: "Destroys nothing.",
    losesSpaces: (spaces) => `Gives up ${count(spaces, "space")}.`,
    handEffect: (of, spaces) => `Your hand pushes ${track[of]} ${leftOrRight(spaces)}.`,
    noHandEffect: "Your hand does not push it.",
    buildingsOf: (idea) => `Buildings of ${idea}`,
    secret: "Nobody sees it until all have decided; then all boards turn together.",
    waiting: (tracks) =>
      tracks.length === 0
        ? "You turn nothing over."
        : `You turn ${list(tracks.map((each) => track[each]))} over.`,
    confirmDialog: {
      title: (tracks) => (tracks.length > 1 ? "Turn both boards over?" : "Turn the board over?"),
      cannotUndo: "Once it is shown it cannot be undone.",
      confirm: "Turn over",
      cancel: "Think again",
    },
  },
  bank: {
    prompt: "What does your bank do this turn?",
    choice: { poverty: "Shield from Poverty", prosperity: "Multiply prosperity" },
    poverty: (cards) =>
      `${count(cards, "Poverty card")} cost${cards === 1 ? "s" : ""} no happiness.`,
    prosperity: (cards) =>
      `${count(cards, "prosperity card")} bring${cards === 1 ? "s" : ""} more VP.`,
    confirm: { poverty: "Shield", prosperity: "Multiply" },
  },
  vote: {
    prompt: (calamity) => `Whom does ${calamity} strike?`,
    youAreTied: (calamity) => `You are tied for ${calamity}; the others vote.`,
    voted: (name) => `You voted for ${name}, and may change that until all have voted.`,
    confirm: (name) => `Vote for ${name}`,
    losses: (losses) => `It takes ${losses}.`,
    round: (round, of, needed) =>
      `Round ${round} of ${of}; ${count(needed, "vote")} decide${needed === 1 ? "s" : ""}.`,
    penalty: (vp) => `With no decision every judge pays ${vp} VP.`,
    votes: (names) =>
      names.length === 0
        ? "no votes"
        : `${names.length === 1 ? "vote" : "votes"} of ${list(names)}`,
  },
  cubes: {
    prompt: (calamity, number) => `${calamity}: choose ${count(number, "cube")} to lose.`,
    confirm: (chosen, number) =>
      chosen === number ? `Lose ${count(number, "cube")}` : `${chosen} of ${number} chosen`,
    place: (of) => capitalize(cubePlace(of)),
    lostOf: (chosen, there) => `${chosen} of ${there}`,
    consequence,
    suggested: "This is a suggestion; choose as you like.",
    unaffected: (places, calamity) => `${calamity} does not touch: ${places}.`,
    remove: (of) => `Keep one: ${of}`,
  },
  stored: {
    prompt: (number) => `Your storage has shrunk: discard ${count(number, "card")}.`,
    confirm: (chosen, number) =>
      chosen === number ? `Discard ${count(number, "card")}` : `${chosen} of ${number} chosen`,
  },
  rockPaperScissors: {
    prompt: (against) => `Throw for the first place, against ${against}.`,
    watching: (names) => `${list(names)} throw for the first place.`,
    thrown: "You have thrown.",
    score: (first, [a, b], second) => `${first} ${a} : ${b} ${second}`,
    firstTo: (wins) => `First to ${wins}`,
    lastThrow: (shown) => `Last: ${shown}`,
    nextOpponent: (names) => `The winner meets ${list(names)}.`,
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
