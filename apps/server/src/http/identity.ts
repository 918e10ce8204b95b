import { problem, type Problem } from "@sofala/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { MAX_ACCOUNTS_PER_DEVICE } from "../people/known-devices.ts";
import { findPersonByToken, type Person } from "../people/people.ts";
import { hashOf } from "../tokens.ts";
import type { Viewer } from "../tables/subscriber-list.ts";
import type { Services } from "../tables/services.ts";

export const SESSION_COOKIE = "sofala_device";
/** Says that accounts were signed in on this device; it lets nobody in. */
const KNOWN_DEVICE_COOKIE = "sofala_known";
const SESSION_COOKIE_SECONDS = 365 * 86_400;
/** The longest time for which browsers keep a cookie. */
const MAX_COOKIE_SECONDS = 400 * 86_400;
const TOKEN_PATTERN = /^[\w-]{32}$/u;

/** The token by which somebody came. */
export interface RequestToken {
  readonly hash: string;
  readonly kind: "device" | "api";
}

/** Who asks, and how they are known. */
export interface Identity {
  readonly person?: Person;
  readonly requestToken?: RequestToken;
}

/** Who asks, if anybody is known; a token that nobody has is a problem, not a stranger. */
export async function identify(
  services: Services,
  request: FastifyRequest,
): Promise<Identity | Problem> {
  const bearer = /^Bearer (?<token>\S+)$/iu.exec(request.headers.authorization ?? "");
  const token = bearer?.groups?.["token"] ?? request.cookies[SESSION_COOKIE];
  if (request.headers.authorization !== undefined && bearer === null) {
    return problem("person/unknown");
  }
  if (token === undefined) return {};
  const found = await findPersonByToken(services.database, token, services.now());
  if (found !== undefined) {
    const { tokenKind: kind, ...person } = found;
    return { person, requestToken: { hash: hashOf(token), kind } };
  }
  // A device whose token is gone is a stranger's; a program must be told.
  return bearer === null ? {} : problem("person/unknown");
}

/** Somebody at a table, with the invitation that they offer. */
export const viewerOf = (person: Person | undefined, invite: unknown): Viewer => ({
  ...(person === undefined ? {} : { person: person.id }),
  ...(typeof invite === "string" ? { invite } : {}),
  isOperator: person?.role === "operator",
});

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  void reply.setCookie(SESSION_COOKIE, token, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https",
    maxAge: SESSION_COOKIE_SECONDS,
  });
}

/** The tokens by which accounts know this device again. */
export const knownDeviceTokens = ({ cookies }: FastifyRequest): readonly string[] =>
  (cookies[KNOWN_DEVICE_COOKIE] ?? "")
    .split(".")
    .filter((token) => TOKEN_PATTERN.test(token))
    .slice(0, MAX_ACCOUNTS_PER_DEVICE);

export function setKnownDeviceTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: readonly string[],
): void {
  void reply.setCookie(KNOWN_DEVICE_COOKIE, tokens.join("."), {
    path: "/api",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https",
    maxAge: MAX_COOKIE_SECONDS,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  void reply.clearCookie(SESSION_COOKIE, { path: "/" });
}

/** Does a page of another site send this? Programs send no origin; browsers always do where it matters. */
export function isCrossSite(
  { headers, host }: FastifyRequest,
  origins: readonly string[],
): boolean {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (origin === undefined) return false;
  return !origins.includes(origin) && hostOf(origin) !== host;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
