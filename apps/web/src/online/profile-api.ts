import { ok } from "@sofala/engine";
import {
  createdToken,
  profile,
  rankedPlayer,
  tokenInfo,
  type PaceKind,
  type Profile,
  type RankedPlayer,
} from "@sofala/protocol";
import { listIn, told, type Answer, type Server } from "./api-client.ts";

/** A token of a program of mine. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** A token that was just made: it is told this once. */
export interface NewToken extends Token {
  readonly token: string;
}

/** Somebody's page. */
export const readProfile = (server: Server, id: string): Answer<Profile> =>
  server.ask("GET", `/api/people/${encodeURIComponent(id)}`, (answer) => told(profile, answer));

/** People or bots by their strength. */
export const readList = (
  server: Server,
  list: "ratings" | "ladder",
  pool: { readonly game: string; readonly pace: PaceKind },
): Answer<readonly RankedPlayer[]> =>
  server.ask("GET", `/api/${list}?${new URLSearchParams(pool)}`, listIn("players", rankedPlayer));

export const readTokens = (server: Server): Answer<readonly Token[]> =>
  server.ask("GET", "/api/tokens", listIn("tokens", tokenInfo));

export const makeToken = (server: Server, label: string): Answer<NewToken> =>
  server.ask("POST", "/api/tokens", (answer) => told(createdToken, answer), { label });

export const dropToken = (server: Server, id: string): Answer<unknown> =>
  server.ask("DELETE", `/api/tokens/${encodeURIComponent(id)}`, ok);

/** Says whether my account is played by a program. */
export const markProgram = (server: Server, isProgram: boolean): Answer<unknown> =>
  server.ask("PUT", "/api/me/program", ok, { isProgram });
