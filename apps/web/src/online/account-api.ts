import { ok } from "@sofala/engine";
import {
  accountInfo,
  passkeyOptions,
  person,
  sessionInfo,
  type AccountInfo,
  type SessionInfo,
} from "@sofala/protocol";
import { server } from "./api.ts";
import { listIn, told, within, type Answer, type Person, type Reader } from "./api-client.ts";

/** How somebody shows anew that it is them. */
export interface Reauthentication {
  readonly password?: string;
  readonly passkey?: object;
}

/** Somebody who has just signed in, and how many tables of the guest who was here are theirs now. */
export interface Entered {
  readonly person: Person;
  readonly mergedTables: number;
}

const nothing: Reader<undefined> = () => ok(undefined);
const somebody = within<Person>("person", person);
const options: Reader<object> = (answer) => {
  const read = told<{ readonly options: object }>(passkeyOptions, answer);
  return read.ok ? ok(read.value.options) : read;
};
const entered: Reader<Entered> = (answer) => {
  const read = somebody(answer);
  const { mergedTables } = answer as { readonly mergedTables: number };
  return read.ok ? ok({ person: read.value, mergedTables }) : read;
};
/** A text under a name. */
const textIn =
  (name: string): Reader<string> =>
  (answer) =>
    ok(String((answer as { readonly [name: string]: unknown })[name]));

/** What can be asked of the server about one's account. */
export const accounts = {
  read: (): Answer<AccountInfo> =>
    server.ask("GET", "/api/account", (answer) => told<AccountInfo>(accountInfo, answer)),
  make: (name: string, password: string): Answer<Person> =>
    server.arriving(server.ask("POST", "/api/account", somebody, { name, password })),
  beginPasskey: (body: {
    readonly name?: string;
    readonly reauthentication?: Reauthentication;
  }): Answer<object> => server.ask("POST", "/api/passkeys/options", options, body),
  addPasskey: (passkey: object, name?: string): Answer<Person> =>
    server.arriving(
      server.ask("POST", "/api/passkeys", somebody, { passkey, ...(name && { name }) }),
    ),
  removePasskey: (id: string, reauthentication: Reauthentication): Answer<undefined> =>
    server.ask("POST", `/api/passkeys/${encodeURIComponent(id)}/remove`, nothing, {
      reauthentication,
    }),
  setPassword: (password: string, reauthentication: Reauthentication): Answer<undefined> =>
    server.ask("PUT", "/api/account/password", nothing, { password, reauthentication }),
  removePassword: (reauthentication: Reauthentication): Answer<undefined> =>
    server.ask("POST", "/api/account/password/remove", nothing, { reauthentication }),
  setEmail: (
    email: string | null,
    reauthentication: Reauthentication,
    language: string,
  ): Answer<undefined> =>
    server.ask("PUT", "/api/account/email", nothing, { email, reauthentication, language }),
  confirmEmail: (token: string): Answer<string> =>
    server.ask("POST", "/api/account/email/confirm", textIn("email"), { token }),
  askReset: (email: string): Answer<undefined> =>
    server.ask("POST", "/api/password-reset/request", nothing, { email }),
  reset: (token: string, password: string): Answer<string> =>
    server.ask("POST", "/api/password-reset", textIn("name"), { token, password }),
  signIn: (name: string, password: string, leaveTablesBehind: boolean): Answer<Entered> =>
    server.arriving(
      server.ask("POST", "/api/session", entered, { name, password, leaveTablesBehind }),
    ),
  beginSignIn: (): Answer<object> => server.ask("POST", "/api/session/passkey/options", options),
  signInByPasskey: (passkey: object, leaveTablesBehind: boolean): Answer<Entered> =>
    server.arriving(
      server.ask("POST", "/api/session/passkey", entered, { passkey, leaveTablesBehind }),
    ),
  signOut: (): Answer<undefined> => server.ask("DELETE", "/api/session", nothing),
  signOutEverywhere: (includeTokens: boolean): Answer<undefined> =>
    server.ask("POST", "/api/sessions/end-all", nothing, { includeTokens }),
  sessions: (): Answer<readonly SessionInfo[]> =>
    server.ask("GET", "/api/sessions", listIn<SessionInfo>("sessions", sessionInfo)),
  dropSession: (id: string): Answer<undefined> =>
    server.ask("DELETE", `/api/sessions/${encodeURIComponent(id)}`, nothing),
  leave: (reauthentication: Reauthentication & { readonly name?: string }): Answer<undefined> =>
    server.ask("POST", "/api/me/delete", nothing, reauthentication),
};
