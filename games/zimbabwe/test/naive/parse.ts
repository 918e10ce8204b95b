import { CRAFT_NAMES, GOD_NAMES, RESOURCE_NAMES, SPECIALIST_NAMES } from "./data.ts";
import type { Craft } from "./data.ts";
import type { Cell, Delivery, Good, Move, Prices } from "./state.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The move that was meant, or nothing where it is malformed. Whether it is legal is not asked here. */
export function parseMove(input: unknown): Move | undefined {
  const move = fieldsOf(input);
  if (move === undefined) return undefined;
  const { kind } = move;
  switch (kind) {
    case "pass":
    case "end-turn":
      return hasOnly(move, ["kind"]) ? { kind } : undefined;
    case "place-first":
    case "build-monument": {
      const { at } = move;
      return hasOnly(move, ["kind", "at"]) && isCell(at) ? { kind, at } : undefined;
    }
    case "give": {
      const { cattle } = move;
      return hasOnly(move, ["kind", "cattle"]) && isCount(cattle, 1, Infinity)
        ? { kind, cattle }
        : undefined;
    }
    case "set-prices":
    case "raise-prices": {
      const prices = parsePrices(move["prices"], kind === "set-prices" ? 1 : 2);
      return hasOnly(move, ["kind", "prices"]) && prices !== undefined
        ? { kind, prices }
        : undefined;
    }
    case "choose-god": {
      const { god } = move;
      return hasOnly(move, ["kind", "god"]) && isOneOf(GOD_NAMES, god) ? { kind, god } : undefined;
    }
    case "choose-specialist": {
      const { specialist } = move;
      const known = isOneOf(SPECIALIST_NAMES, specialist);
      return hasOnly(move, ["kind", "specialist"]) && known ? { kind, specialist } : undefined;
    }
    case "use-specialist":
      return parseUse(move);
    case "place-craftsman":
      return parsePlacing(move);
    case "raise-monument": {
      const { at } = move;
      const goods = parseList(move["goods"], parseGood);
      return hasOnly(move, ["kind", "at", "goods"]) && isCell(at) && goods !== undefined
        ? { kind, at, goods }
        : undefined;
    }
    default:
      return undefined;
  }
}

function parseUse(move: Fields): Move | undefined {
  const kind = "use-specialist";
  const { specialist } = move;
  switch (specialist) {
    case "builder":
    case "nomads":
      return hasOnly(move, ["kind", "specialist"]) ? { kind, specialist } : undefined;
    case "herd": {
      const { cattle } = move;
      return hasOnly(move, ["kind", "specialist", "cattle"]) &&
        (cattle === 2 || cattle === 4 || cattle === 6)
        ? { kind, specialist, cattle }
        : undefined;
    }
    case "shaman": {
      const { resource, at } = move;
      return hasOnly(move, ["kind", "specialist", "resource", "at"]) &&
        isOneOf(RESOURCE_NAMES, resource) &&
        isCell(at)
        ? { kind, specialist, resource, at }
        : undefined;
    }
    case "rain-ceremony": {
      const [one, other, ...more] = parseList(move["cells"], parseCell) ?? [];
      if (!hasOnly(move, ["kind", "specialist", "cells"]) || more.length > 0) return undefined;
      return one !== undefined && other !== undefined
        ? { kind, specialist, cells: [one, other] }
        : undefined;
    }
    default:
      return undefined;
  }
}

function parsePlacing(move: Fields): Move | undefined {
  const { craftsman, at, vertical, price } = move;
  if (!hasOnly(move, ["kind", "craftsman", "at", "vertical", "price"])) return undefined;
  if (!isOneOf(CRAFT_NAMES, craftsman) || !isCell(at)) return undefined;
  if (vertical !== undefined && typeof vertical !== "boolean") return undefined;
  if (price !== undefined && !isCount(price, 1, 3)) return undefined;
  return {
    kind: "place-craftsman",
    craftsman,
    at,
    ...(vertical === true ? { vertical } : {}),
    ...(price === undefined ? {} : { price }),
  };
}

function parsePrices(input: unknown, least: number): Prices | undefined {
  const fields = fieldsOf(input);
  if (fields === undefined) return undefined;
  const entries = Object.entries(fields);
  if (entries.length === 0) return undefined;
  const prices: Partial<Record<Craft, number>> = {};
  for (const [craft, price] of entries) {
    if (!isOneOf(CRAFT_NAMES, craft) || !isCount(price, least, 3)) return undefined;
    prices[craft] = price;
  }
  return prices;
}

function parseGood(input: unknown): Good | undefined {
  const fields = fieldsOf(input);
  if (fields === undefined) return undefined;
  const { primary, ...rest } = fields;
  const delivery = parseDelivery(rest);
  if (delivery === undefined || primary === undefined) return delivery;
  const first = parseDelivery(primary);
  return first === undefined ? undefined : { ...delivery, primary: first };
}

function parseDelivery(input: unknown): Delivery | undefined {
  const fields = fieldsOf(input);
  if (fields === undefined || !hasOnly(fields, ["craftsman", "resource", "hubs"])) return undefined;
  const { craftsman, resource } = fields;
  if (!isCell(craftsman) || !isCell(resource)) return undefined;
  if (fields["hubs"] === undefined) return { craftsman, resource };
  const hubs = parseList(fields["hubs"], parseCell);
  return hubs === undefined ? undefined : { craftsman, resource, hubs };
}

function parseList<T>(input: unknown, parse: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(input)) return undefined;
  const items: readonly unknown[] = input;
  const parsed = items.map(parse).filter((item) => item !== undefined);
  return parsed.length === items.length ? parsed : undefined;
}

const parseCell = (input: unknown): Cell | undefined => (isCell(input) ? input : undefined);

/** The fields of an object as JSON would carry them. */
function fieldsOf(input: unknown): Fields | undefined {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return undefined;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

const hasOnly = (fields: Fields, known: readonly string[]) =>
  Object.keys(fields).every((name) => known.includes(name));

/** Spelled like a cell; whether it is on the map shows later. */
const isCell = (input: unknown): input is Cell =>
  typeof input === "string" && /^[a-z][1-9][0-9]?$/.test(input);

const isCount = (input: unknown, least: number, most: number): input is number =>
  typeof input === "number" && Number.isInteger(input) && input >= least && input <= most;

function isOneOf<T extends string>(names: readonly T[], input: unknown): input is T {
  return names.some((name) => name === input);
}
