import type { Move, State } from "../src/index.ts";
import { PARTS } from "./coverage-lists.ts";
import { happens, timeUpIn, type MoveTest, type Theme } from "./golden-theme.ts";

const lost = (area: string): MoveTest =>
  happens("cubes-lost", ({ areas }) => areas.some((place) => place.startsWith(area)));

/** Judges who never agree. */
const disagree = ({ strike }: State, seat: number, move: Move): number => {
  const tied = strike?.tied ?? [];
  return move.kind === "vote" && tied[seat % tied.length] === move.victim ? 3 : 0;
};

const loses =
  (...areas: readonly string[]) =>
  (_state: State, _seat: number, move: Move): number =>
    move.kind === "lose-cubes" &&
    move.areas.some((place) => areas.some((area) => place.startsWith(area)))
      ? 3
      : 0;

/** As many cards in the warehouse as there is room for. */
const hoards = (_state: State, _seat: number, move: Move): number =>
  move.kind === "store" ? move.cards.length : 0;

const votes =
  (isChange: boolean): MoveTest =>
  ({ before, actor, move }) => {
    const cast = before.strike?.votes ?? [];
    return move.kind === "vote" && actor !== "clock" && (cast[actor] !== undefined) === isChange;
  };

const CULTURE = ["S14", "S15", "S16", "B05", "B06", "B07", "B08"];

const CALAMITIES: readonly Theme[] = [
  {
    name: "votes-undecided",
    pins: "Judges change their minds, vote again, and after three rounds pay for it (R 7.2, Q 37).",
    players: 6,
    wishes: { likes: disagree },
    shows: [
      votes(true),
      happens("vote-called", ({ round }) => round === 3),
      happens("calamity-passed", ({ reason }) => reason === "undecided"),
      happens("vp-changed", ({ source }) => source === "penalty"),
    ],
  },
  {
    name: "votes-decided",
    pins: "A majority finds the victim at once, in a later round, and when the clock ends the vote; a single judge decides alone (R 7.2).",
    players: 4,
    wishes: { clock: { vote: 6 } },
    shows: [
      struckBy("vote", 1),
      struckBy("vote", 2),
      struckBy("time-up"),
      ({ before, move, events }) =>
        move.kind === "vote" &&
        before.strike?.tied.length === before.players.length - 1 &&
        events.some(({ kind }) => kind === "calamity-struck"),
      ({ move, events }) =>
        move.kind === "time-up" &&
        events.some((event) => event.kind === "calamity-passed" && event.reason === "undecided"),
    ],
  },
  {
    name: "nobody-to-strike",
    pins: "Calamities pass where nobody is below START and where all are tied (R 7.1, R 7.2).",
    players: 4,
    wishes: { developments: ["S10", "S11", "B09", "B10"], talk: 0 },
    shows: [
      happens("calamity-passed", ({ reason }) => reason === "nobody-below"),
      happens("calamity-passed", ({ reason }) => reason === "all-tied"),
    ],
  },
  {
    name: "cubes-of-production",
    pins: "Farms, cities, harbors and available workers are lost (R 7.5, R 7.6).",
    players: 5,
    wishes: {
      developments: ["S01", "S02", "S03", "S04", "S06", "S07", "S18", "B01", "B02", "S17"],
    },
    shows: [
      ...["farm", "city", "harbor", "available"].map(lost),
      ({ move }) => move.kind === "lose-cubes" && move.areas.length === 2,
    ],
  },
  ...["army", "bank", "colosseum", "industry"].map((area): Theme => ({
    name: `riots-${area}`,
    pins: `Riots cost a cube of the ${area} (R 7.5, Q 39).`,
    players: 5,
    wishes: {
      developments: ["S08", "S09", "S10", "S11", "S12", "S13", "S17", "S18"],
      likes: loses(area),
    },
    shows: [lost(area)],
  })),
  {
    name: "riots-culture",
    pins: "Riots of the iron age cost two cubes of culture (R 7.5, Q 39).",
    players: 6,
    wishes: { developments: [...CULTURE, "S17", "S18"] },
    shows: [
      ({ move }) =>
        move.kind === "lose-cubes" &&
        move.areas.filter((area) => area.startsWith("culture")).length === 2,
    ],
  },
  {
    name: "warehouse-shrinks",
    pins: "A warehouse shrinks, and its owner chooses the cards that go (R 7.7).",
    players: 6,
    wishes: {
      developments: ["S08", "S17", "S18"],
      likes: (...deed) => hoards(...deed) + 2 * loses("warehouse")(...deed),
    },
    shows: [({ move }) => move.kind === "discard-stored"],
  },
];

function struckBy(kind: Move["kind"], round?: number): MoveTest {
  return ({ before, move, events }) =>
    move.kind === kind &&
    before.part === "vote" &&
    (round === undefined || before.strike?.round === round) &&
    events.some((event) => event.kind === "calamity-struck");
}

const banks =
  (choice: string): MoveTest =>
  ({ move }) =>
    move.kind === "bank" && move.choice === choice;

const CHOICES: readonly Theme[] = [
  {
    name: "bank-choices",
    pins: "Banks choose Poverty and prosperity, help by themselves with one kind, and by the clock (R 6.5, Q 35).",
    players: 5,
    wishes: { developments: ["S09", "S08"], clock: { bank: 5 } },
    shows: [
      banks("poverty"),
      banks("prosperity"),
      timeUpIn("bank"),
      happens("bank-used", (_event, { before }) => before.part === "trading"),
    ],
  },
];

const CLOCK: readonly Theme[] = [
  {
    name: "clockwork",
    pins: "The clock ends every part that a game without a tie has (R 11.2).",
    players: 4,
    wishes: {
      developments: ["S08", "S09", "S17", "S18", "S12", "S13"],
      buildings: ["white-G1", "white-G3", "white-G5", "blue-R1", "blue-R5"],
      clock: {
        abilities: 6,
        give: 3,
        flips: 10,
        trading: 40,
        grace: 6,
        bank: 2,
        vote: 3,
        cubes: 2,
        stored: 1,
        purchasing: 30,
      },
    },
    shows: PARTS.filter((part) => part !== "stored" && part !== "throw").map(timeUpIn),
  },
  {
    name: "clock-in-the-warehouse",
    pins: "When time is up the highest numbers leave a warehouse that shrank (R 11.2).",
    players: 5,
    wishes: {
      developments: ["S08", "S17", "S18"],
      likes: (...deed) => hoards(...deed) + 2 * loses("warehouse")(...deed),
      clock: { stored: 1 },
    },
    shows: [timeUpIn("stored")],
  },
  {
    name: "idle-tie",
    pins: "Nobody buys anything; a tie is thrown for, with draws and hands drawn by the clock (R 9.2, Q 53).",
    players: 4,
    options: { tradeSeconds: 0 },
    wishes: { talk: 0, likes: idle, clock: { throw: 5, grace: 2, trading: 30 } },
    shows: [
      happens("tie-break-began"),
      timeUpIn("throw"),
      happens("hands-thrown", ({ hands: [one, other] }) => one === other),
      happens("duel-won"),
    ],
  },
  {
    name: "three-contenders",
    pins: "Three throw for the first place, one after another, from a position (R 9.2).",
    players: 5,
    wishes: { likes: idle },
    position: {
      format: "sofala-position/1",
      game: "mediterranean",
      turn: 6,
      phase: "purchasing",
      turnOrder: [3, 0, 4, 1, 2],
      seats: [{ vp: 9 }, { vp: 4 }, { vp: 8, culture: ["drama.guard"] }, { vp: 9 }, { vp: 9 }],
    },
    shows: [
      happens("tie-break-began", ({ seats }) => seats.length === 3),
      happens("duel-won", ({ seat }, { before }) => before.duel?.contenders[1] === seat),
    ],
  },
];

function idle(_state: State, _seat: number, { kind }: Move): number {
  return ["build", "develop", "buy-vp", "store", "flip"].includes(kind) ? -9 : 0;
}

export const SUFFERERS: readonly Theme[] = [...CALAMITIES, ...CHOICES, ...CLOCK];
