import { games } from "@sofala/catalog";
import { isObject, parseWith, type Dice } from "@sofala/engine";
import { mutateJson } from "../../../packages/engine/testing/mutate.ts";
import type { Route } from "../src/http/route.ts";
import { ROUTES } from "../src/http/routes.ts";
import type { FuzzWorld } from "./fuzz-world.ts";

/** A random HTTP request. */
export interface FuzzRequest {
  readonly route: Route;
  /** True if it is as documented; it may still be refused. */
  readonly isWellFormed: boolean;
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: string;
}

const JSON_TYPE = { "content-type": "application/json" };
const QUERY_VALUES = ["0", "1", "3", "50", "true", "false", "open", "running", "over"];
const ODD_VALUES = ["", "-1", "1e9", "NaN", "null", "[]", "%00", "%F0%9D%84%9E", "a&a=b", "0x10"];
const ODD_PATHS = ["/", "//", "/%2e%2e/", "/api/../../etc/passwd", "/api/tables/%00", "/api/%zz"];
const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];
const ODD_TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"];
const ODD_BODIES = ["", "{", "null", "[]", '"x"', "\u{1d11e}", "\0", '{"a":1,"a":2}', "1e999"];

/** Routes that would sign everybody out. */
const SIGN_OUT_ROUTES = ["signOut", "signOutEverywhere"];
const ASKED = ROUTES.filter(
  ({ kind, name }) => kind !== "socket" && kind !== "stream" && !SIGN_OUT_ROUTES.includes(name),
);

/** Draws a request: half of them as documented, half of them broken. */
export function drawRequest(world: FuzzWorld, dice: Dice): FuzzRequest {
  const route = pick(dice, ASKED);
  const good = wellFormedRequest(world, route, dice);
  return dice.below(2) === 0 ? good : { ...mutateRequest(world, good, dice), isWellFormed: false };
}

function wellFormedRequest(world: FuzzWorld, route: Route, dice: Dice): FuzzRequest {
  const table = pick(dice, world.tables);
  const params: { readonly [name: string]: string } = {
    tableId: table,
    entryCount: `${dice.below(12)}`,
  };
  const path = route.path.replaceAll(
    /:(?<name>\w+)/gu,
    (_, name: string) => params[name] ?? "nothing",
  );
  const body = bodyFor(world, route, table, dice);
  return {
    route,
    isWellFormed: true,
    method: route.method,
    path: path + queryFor(route, dice),
    headers: { ...pick(dice, world.people), ...(body === undefined ? {} : JSON_TYPE) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** A query that the route accepts. */
function queryFor({ query }: Route, dice: Dice): string {
  const names = query === undefined ? [] : namesIn(query);
  for (let tries = 0; tries < 4; tries++) {
    const drawn = names.flatMap((name) =>
      dice.below(3) === 0 ? [[name, pick(dice, QUERY_VALUES)] as const] : [],
    );
    if (query !== undefined && drawn.length > 0 && parseWith(query, Object.fromEntries(drawn)).ok) {
      return `?${drawn.map(([name, value]) => `${name}=${value}`).join("&")}`;
    }
  }
  return "";
}

function namesIn(schema: object): readonly string[] {
  const { shape } = schema as { readonly shape?: unknown };
  return isObject(shape) ? Object.keys(shape) : [];
}

/** A body that the route accepts. */
export function bodyFor(world: FuzzWorld, route: Route, table: string, dice: Dice): unknown {
  if (!("body" in route) || route.body === undefined) return undefined;
  if (route.name === "createTable") return pick(dice, world.tableRequests);
  const key = `k${dice.below(50)}`;
  if (route.name === "move") return { key, move: world.moveAt(table, dice) };
  if (route.name === "undo") return dice.below(2) === 0 ? { key } : { key, to: dice.below(20) };
  const { example } = route;
  return isObject(example) && "key" in example ? { ...example, key } : example;
}

/** Breaks a request in one or more ways. */
function mutateRequest(world: FuzzWorld, shot: FuzzRequest, dice: Dice): FuzzRequest {
  const { path, body } = shot;
  switch (dice.below(10)) {
    case 0:
      return { ...shot, method: pick(dice, METHODS) };
    case 1:
      return {
        ...shot,
        path: pick(dice, [...ODD_PATHS, `${path}/`, `${path}/x`, path.slice(0, -1)]),
      };
    case 2:
      return { ...shot, path: `${path}${path.includes("?") ? "&" : "?"}${oddQuery(shot, dice)}` };
    case 3:
      return { ...shot, path: shot.route.path.replace(/:\w+/u, oddId(dice)) };
    case 4:
      return { ...shot, headers: { ...shot.headers, ...oddHeaders(dice) } };
    case 5:
      return { ...shot, headers: { ...shot.headers, ...JSON_TYPE }, body: pick(dice, ODD_BODIES) };
    case 6: {
      const huge = JSON.stringify({ text: "x".repeat(1 << (8 + dice.below(11))) });
      return { ...shot, headers: { ...shot.headers, ...JSON_TYPE }, body: huge };
    }
    default:
      return body === undefined
        ? { ...shot, path: `${path}?${oddQuery(shot, dice)}` }
        : { ...shot, body: JSON.stringify(mutated(JSON.parse(body), world, dice)) };
  }
}

/** A value with up to three mutations. */
export function mutated(value: unknown, { pool }: FuzzWorld, dice: Dice): unknown {
  let next = mutateJson(value, dice, pool);
  for (let more = dice.below(3); more > 0; more--) next = mutateJson(next, dice, pool);
  return next;
}

function oddQuery({ route: { query } }: FuzzRequest, dice: Dice): string {
  const names = ["invite", "__proto__", "x", ...(query === undefined ? [] : namesIn(query))];
  return `${pick(dice, names)}=${pick(dice, [...ODD_VALUES, ...QUERY_VALUES])}`;
}

const oddId = (dice: Dice): string =>
  pick(dice, ["%00", "x", "nothing", "x".repeat(99), "x".repeat(300), "%F0%9D%84%9E", "__proto__"]);

const oddHeaders = (dice: Dice): { readonly [name: string]: string } =>
  pick(dice, [
    { authorization: "Bearer" },
    { authorization: "Bearer x" },
    { authorization: "Basic eDp4" },
    { cookie: "sofala_device=x" },
    { cookie: "=; ;;=%" },
    { origin: "https://evil.example.com" },
    { "sec-fetch-site": "cross-site" },
    { "content-type": pick(dice, ODD_TYPES) },
    { "content-encoding": "gzip" },
    { "transfer-encoding": "chunked" },
    { expect: "100-continue" },
    { "x-forwarded-for": "a, b, c" },
    { host: "" },
  ]);

export const pick = <T>(dice: Dice, items: readonly T[]): T => {
  const item = items[dice.below(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
};

/** Kinds of moves, for swapping. */
export const KINDS = games.flatMap(({ scenario }) => scenario.kinds);
