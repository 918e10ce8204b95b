import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { MAX_ACCOUNTS_PER_DEVICE } from "../people/known-devices.ts";
import { findPersonByToken, type Person } from "../people/people.ts";
import type { RequestToken } from "../people/sessions.ts";
import { hashOf } from "../tokens.ts";
import type { Viewer } from "../tables/subscriber-list.ts";
import type { HttpServices } from "./route.ts";

/** Browsers have sessions under this name, so it must not change. */
export const SESSION_COOKIE = "sofala_device";
/** Tokens of the accounts that have signed in on this device; they do not authenticate anybody. */
const KNOWN_DEVICE_COOKIE = "sofala_known";
const SESSION_COOKIE_SECONDS = 365 * 86_400;
/** Browsers keep no cookie longer than this. */
const MAX_COOKIE_SECONDS = 400 * 86_400;
const TOKEN_PATTERN = /^[\w-]{32}$/u;

/** Who sent a request; empty for an anonymous client. */
export interface Identity {
  readonly person?: Person;
  readonly requestToken?: RequestToken;
}

/** Finds the person by the bearer token or the session cookie. */
export async function identify(
  { database, now }: Pick<HttpServices, "database" | "now">,
  request: FastifyRequest,
): Promise<Result<Identity, Problem>> {
  const bearer = /^Bearer (?<token>\S+)$/iu.exec(request.headers.authorization ?? "");
  const token = bearer?.groups?.["token"] ?? request.cookies[SESSION_COOKIE];
  if (request.headers.authorization !== undefined && bearer === null) {
    return refuse("person/unauthenticated");
  }
  if (token === undefined) return ok({});
  const found = await findPersonByToken(database, token, now());
  if (found !== undefined) {
    const { tokenKind: kind, ...person } = found;
    return ok({ person, requestToken: { hash: hashOf(token), kind } });
  }
  // A browser with an expired cookie is anonymous; a program must learn that its token is invalid.
  return bearer === null ? ok({}) : refuse("person/unauthenticated");
}

/** The person as a viewer of tables, with the invitation that they present. */
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

/** The tokens by which accounts recognize this device. */
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

/** True if a page of another site sends the request. Programs send no origin; browsers do for every change. */
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
