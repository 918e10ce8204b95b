import { Authenticator } from "./authenticator.ts";
import { Client, type Answer } from "./client.ts";
import type { TestServer } from "./server.ts";

export const PASSWORD = "four cows and a throne";

type Options = { readonly options: Parameters<Authenticator["make"]>[0] };

/** Passkeys are for names, not for numbers. */
export const byName = ({ port }: Pick<TestServer, "port">): string => `http://localhost:${port}`;

/** Asks, and keeps the cookie that the answer brings or takes away. */
export async function asking<Body>(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<Body>> {
  const answer = await client.ask<Body>(method, path, body);
  const [cookie] = answer.headers.getSetCookie();
  if (cookie !== undefined) client.cookie = cookie.split(";")[0];
  return answer;
}

/** A guest who made an account with a password. */
export async function account(url: string, name: string, password = PASSWORD): Promise<Client> {
  const client = await Client.guest(url, name);
  const { status, body } = await asking(client, "POST", "/api/account", { password });
  if (status !== 200) throw new Error(`no account: ${JSON.stringify(body)}`);
  return client;
}

/** Somebody on another device, signed in. */
export async function signedIn(url: string, name: string, password = PASSWORD): Promise<Client> {
  const client = new Client(url);
  const { status } = await asking(client, "POST", "/api/session", { name, password });
  if (status !== 200) throw new Error(`not signed in: ${status}`);
  return client;
}

/** Makes a passkey and keeps it: a guest becomes an account by it. */
export async function addPasskey(
  client: Client,
  device: Authenticator,
  begin: object = {},
): Promise<Answer> {
  const { options } = await client.post<Options>("/api/passkeys/begin", begin);
  return asking(client, "POST", "/api/passkeys", { passkey: device.make(options) });
}

/** A passkey shown to a challenge that was just asked for. */
export async function shownBy(
  client: Client,
  device: Authenticator,
  wish?: Parameters<Authenticator["show"]>[1],
): Promise<object> {
  const { options } = await client.post<Options>("/api/session/passkey/begin", undefined);
  return device.show(options, wish);
}
