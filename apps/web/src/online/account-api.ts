import { ok } from "@sofala/engine";
import {
  accountInfo,
  passkeyOptions,
  person,
  sessionInfo,
  type AccountInfo,
  type SessionInfo,
} from "@sofala/protocol";
import { api } from "./api.ts";
import {
  listReader,
  parseTolerantly,
  memberReader,
  type ApiResult,
  type Person,
  type ResponseReader,
} from "./api-client.ts";

/** How somebody proves again who they are. */
export interface Reauthentication {
  readonly password?: string;
  readonly passkey?: object;
}

/** The person who has just signed in, and how many tables they took over from the guest on this device. */
export interface SignInResult {
  readonly person: Person;
  readonly mergedTables: number;
}

const ignoreBody: ResponseReader<undefined> = () => ok(undefined);
const personReader = memberReader<Person>("person", person);
const passkeyOptionsReader: ResponseReader<object> = (response) => {
  const read = parseTolerantly<{ readonly options: object }>(passkeyOptions, response);
  return read.ok ? ok(read.value.options) : read;
};
const signInResultReader: ResponseReader<SignInResult> = (response) => {
  const read = personReader(response);
  const { mergedTables } = response as { readonly mergedTables: number };
  return read.ok ? ok({ person: read.value, mergedTables }) : read;
};
/** Reads a string member. */
const stringReader =
  (name: string): ResponseReader<string> =>
  (response) =>
    ok(String((response as { readonly [name: string]: unknown })[name]));

/** The requests about one's own account. */
export const accountApi = {
  readAccount: (): ApiResult<AccountInfo> =>
    api.request("GET", "/api/account", (response) =>
      parseTolerantly<AccountInfo>(accountInfo, response),
    ),
  createAccount: (name: string, password: string): ApiResult<Person> =>
    api.sendLocaleAfter(api.request("POST", "/api/account", personReader, { name, password })),
  passkeyCreationOptions: (body: {
    readonly name?: string;
    readonly reauthentication?: Reauthentication;
  }): ApiResult<object> => api.request("POST", "/api/passkeys/options", passkeyOptionsReader, body),
  addPasskey: (passkey: object, name?: string): ApiResult<Person> =>
    api.sendLocaleAfter(
      api.request("POST", "/api/passkeys", personReader, { passkey, ...(name && { name }) }),
    ),
  removePasskey: (id: string, reauthentication: Reauthentication): ApiResult<undefined> =>
    api.request("POST", `/api/passkeys/${encodeURIComponent(id)}/remove`, ignoreBody, {
      reauthentication,
    }),
  setPassword: (password: string, reauthentication: Reauthentication): ApiResult<undefined> =>
    api.request("PUT", "/api/account/password", ignoreBody, { password, reauthentication }),
  removePassword: (reauthentication: Reauthentication): ApiResult<undefined> =>
    api.request("POST", "/api/account/password/remove", ignoreBody, { reauthentication }),
  createRecoveryCodes: (reauthentication: Reauthentication): ApiResult<readonly string[]> =>
    api.request(
      "POST",
      "/api/account/recovery-codes",
      (response) => ok((response as { readonly codes: readonly string[] }).codes),
      { reauthentication },
    ),
  /** Returns how many codes are left. */
  recoverAccount: (name: string, code: string, password: string): ApiResult<number> =>
    api.request(
      "POST",
      "/api/account/recover",
      (response) => ok((response as { readonly codesLeft: number }).codesLeft),
      { name, code, password },
    ),
  setEmail: (
    email: string | null,
    reauthentication: Reauthentication,
    language: string,
  ): ApiResult<undefined> =>
    api.request("PUT", "/api/account/email", ignoreBody, { email, reauthentication, language }),
  confirmEmail: (token: string): ApiResult<string> =>
    api.request("POST", "/api/account/email/confirm", stringReader("email"), { token }),
  requestPasswordReset: (email: string): ApiResult<undefined> =>
    api.request("POST", "/api/password-reset/request", ignoreBody, { email }),
  resetPassword: (token: string, password: string): ApiResult<string> =>
    api.request("POST", "/api/password-reset", stringReader("name"), { token, password }),
  signIn: (name: string, password: string, leaveTablesBehind: boolean): ApiResult<SignInResult> =>
    api.sendLocaleAfter(
      api.request("POST", "/api/session", signInResultReader, {
        name,
        password,
        leaveTablesBehind,
      }),
    ),
  passkeySignInOptions: (): ApiResult<object> =>
    api.request("POST", "/api/session/passkey/options", passkeyOptionsReader),
  signInWithPasskey: (passkey: object, leaveTablesBehind: boolean): ApiResult<SignInResult> =>
    api.sendLocaleAfter(
      api.request("POST", "/api/session/passkey", signInResultReader, {
        passkey,
        leaveTablesBehind,
      }),
    ),
  signOut: (): ApiResult<undefined> => api.request("DELETE", "/api/session", ignoreBody),
  signOutEverywhere: (includeTokens: boolean): ApiResult<undefined> =>
    api.request("POST", "/api/sessions/end-all", ignoreBody, { includeTokens }),
  listSessions: (): ApiResult<readonly SessionInfo[]> =>
    api.request("GET", "/api/sessions", listReader<SessionInfo>("sessions", sessionInfo)),
  endSession: (id: string): ApiResult<undefined> =>
    api.request("DELETE", `/api/sessions/${encodeURIComponent(id)}`, ignoreBody),
  deleteAccount: (
    reauthentication: Reauthentication & { readonly name?: string },
  ): ApiResult<undefined> => api.request("POST", "/api/me/delete", ignoreBody, reauthentication),
};
