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
import { listReader, parseTolerantly, type ApiResult, type ApiClient } from "./api-client.ts";

/** An API token of my account. */
export interface TokenInfo {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

/** A new token: the secret is sent only once. */
export interface CreatedToken extends TokenInfo {
  readonly token: string;
}

/** The profile of a person. */
export const readProfile = (client: ApiClient, id: string): ApiResult<Profile> =>
  client.request("GET", `/api/people/${encodeURIComponent(id)}`, (response) =>
    parseTolerantly(profile, response),
  );

/** People or bots by rating. */
export const readLeaderboard = (
  client: ApiClient,
  list: "ratings" | "ladder",
  pool: { readonly game: string; readonly pace: PaceKind },
): ApiResult<readonly RankedPlayer[]> =>
  client.request(
    "GET",
    `/api/${list}?${new URLSearchParams(pool)}`,
    listReader("players", rankedPlayer),
  );

export const readTokens = (client: ApiClient): ApiResult<readonly TokenInfo[]> =>
  client.request("GET", "/api/tokens", listReader("tokens", tokenInfo));

export const createToken = (client: ApiClient, label: string): ApiResult<CreatedToken> =>
  client.request("POST", "/api/tokens", (response) => parseTolerantly(createdToken, response), {
    label,
  });

export const revokeToken = (client: ApiClient, id: string): ApiResult<unknown> =>
  client.request("DELETE", `/api/tokens/${encodeURIComponent(id)}`, ok);

/** Declares whether my account is played by a program. */
export const setIsProgram = (client: ApiClient, isProgram: boolean): ApiResult<unknown> =>
  client.request("PUT", "/api/me/program", ok, { isProgram });
