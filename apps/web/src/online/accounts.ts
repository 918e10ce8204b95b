import { ok } from "@sofala/engine";
import {
  accountInfo,
  passkeyOptions,
  person,
  sessionInfo,
  type AccountInfo,
  type SessionInfo,
} from "@sofala/protocol";
import { server } from "./here.ts";
import { listIn, told, within, type Answer, type Person, type Reader } from "./server.ts";

/** How somebody shows anew that it is them. */
export interface Proof {
  readonly password?: string;
  readonly passkey?: object;
}

/** Somebody who has just signed in, and how many tables of the guest who was here are theirs now. */
export interface Entered {
  readonly person: Person;
  readonly taken: number;
}

const nothing: Reader<undefined> = () => ok(undefined);
const somebody = within<Person>("person", person);
const options: Reader<object> = (answer) => {
  const read = told<{ readonly options: object }>(passkeyOptions, answer);
  return read.ok ? ok(read.value.options) : read;
};
const entered: Reader<Entered> = (answer) => {
  const read = somebody(answer);
  const { taken } = answer as { readonly taken: number };
  return read.ok ? ok({ person: read.value, taken }) : read;
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
  beginPasskey: (body: { readonly name?: string; readonly proof?: Proof }): Answer<object> =>
    server.ask("POST", "/api/passkeys/begin", options, body),
  addPasskey: (passkey: object, name?: string): Answer<Person> =>
    server.arriving(
      server.ask("POST", "/api/passkeys", somebody, { passkey, ...(name && { name }) }),
    ),
  removePasskey: (id: string, proof: Proof): Answer<undefined> =>
    server.ask("POST", `/api/passkeys/${encodeURIComponent(id)}/remove`, nothing, { proof }),
  setPassword: (password: string, proof: Proof): Answer<undefined> =>
    server.ask("PUT", "/api/account/password", nothing, { password, proof }),
  removePassword: (proof: Proof): Answer<undefined> =>
    server.ask("POST", "/api/account/password/remove", nothing, { proof }),
  setEmail: (email: string | null, proof: Proof, language: string): Answer<undefined> =>
    server.ask("PUT", "/api/account/email", nothing, { email, proof, language }),
  confirmEmail: (slip: string): Answer<string> =>
    server.ask("POST", "/api/account/email/confirm", textIn("email"), { slip }),
  askReset: (email: string): Answer<undefined> =>
    server.ask("POST", "/api/reset/ask", nothing, { email }),
  reset: (slip: string, password: string): Answer<string> =>
    server.ask("POST", "/api/reset", textIn("name"), { slip, password }),
  signIn: (name: string, password: string, leave: boolean): Answer<Entered> =>
    server.arriving(server.ask("POST", "/api/session", entered, { name, password, leave })),
  beginSignIn: (): Answer<object> => server.ask("POST", "/api/session/passkey/begin", options),
  signInByPasskey: (passkey: object, leave: boolean): Answer<Entered> =>
    server.arriving(server.ask("POST", "/api/session/passkey", entered, { passkey, leave })),
  signOut: (): Answer<undefined> => server.ask("DELETE", "/api/session", nothing),
  signOutEverywhere: (tokens: boolean): Answer<undefined> =>
    server.ask("POST", "/api/session/everywhere", nothing, { tokens }),
  sessions: (): Answer<readonly SessionInfo[]> =>
    server.ask("GET", "/api/sessions", listIn<SessionInfo>("sessions", sessionInfo)),
  dropSession: (id: string): Answer<undefined> =>
    server.ask("DELETE", `/api/sessions/${encodeURIComponent(id)}`, nothing),
  leave: (proof: Proof & { readonly name?: string }): Answer<undefined> =>
    server.ask("POST", "/api/me/delete", nothing, proof),
};
