import { isObject } from "@sofala/engine";
import { EMPIRES, readMapCode, type Empire } from "@sofala/zimbabwe";
import { ALL_GODS } from "../cards.ts";
import { LONGEST_NAME, SITTERS } from "../../../store/seat-player.ts";
import { recallIn, rememberIn, type Company } from "../../../setup/stored-setups.ts";
import { MOST_ROUNDS } from "./setup-link.ts";
import {
  AGAINST_BOTS,
  AT_ONE_TABLE,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  chairsTaken,
  withPlayers,
  withoutMap,
  type Chair,
  type SetUp,
} from "./table-setup.ts";

const KEY = "sofala-set-up";

/** The last set-up in this company, or in any; as at first where there was none. */
export function recallSetUp(company?: Company): SetUp {
  const last = recallIn(KEY, company);
  return readSetUp(last.setUp, last.company === "table" ? AT_ONE_TABLE : AGAINST_BOTS);
}

/** A chosen map is for one game; the next one is drawn again. */
export function rememberSetUp(setUp: SetUp): void {
  const people = chairsTaken(setUp).filter(({ sitter }) => sitter === "person").length;
  rememberIn(KEY, people, withoutMap(setUp));
}

/** A set-up from whatever was stored: what does not fit is as usual. */
export function readSetUp(input: unknown, usual: SetUp): SetUp {
  if (!isObject(input)) return usual;
  const { players, firstPlay, specialists, gods, dziva, roundLimit, map } = input;
  const isCount = typeof players === "number" && Number.isInteger(players);
  const read: SetUp = {
    players:
      isCount && players >= LEAST_PLAYERS && players <= MOST_PLAYERS ? players : usual.players,
    chairs: readChairs(input["chairs"]) ?? usual.chairs,
    firstPlay: typeof firstPlay === "boolean" ? firstPlay : usual.firstPlay,
    specialists: typeof specialists === "boolean" ? specialists : usual.specialists,
    gods: readGods(gods) ?? usual.gods,
    dziva: dziva === "start" ? "start" : "ruled",
    roundLimit: isRounds(roundLimit) ? roundLimit : usual.roundLimit,
    ...(typeof map === "string" && readMapCode(map).ok ? { map } : {}),
  };
  return withPlayers(read, read.players);
}

function readChairs(input: unknown): readonly Chair[] | undefined {
  if (!Array.isArray(input)) return undefined;
  const chairs = input.map(readChair).filter((chair) => chair !== undefined);
  const empires = new Set(chairs.map(({ empire }) => empire));
  return chairs.length === EMPIRES.length && empires.size === EMPIRES.length ? chairs : undefined;
}

function readChair(input: unknown): Chair | undefined {
  if (!isObject(input)) return undefined;
  const sitter = SITTERS.find((each) => each === input["sitter"]);
  const empire = EMPIRES.find((each): each is Empire => each === input["empire"]);
  const { name } = input;
  return sitter === undefined || empire === undefined || typeof name !== "string"
    ? undefined
    : { sitter, empire, name: name.slice(0, LONGEST_NAME) };
}

function readGods(input: unknown): SetUp["gods"] | undefined {
  if (!Array.isArray(input)) return undefined;
  return ALL_GODS.filter((god) => input.includes(god));
}

const isRounds = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST_ROUNDS;
