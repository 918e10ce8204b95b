import { Authenticator } from "./authenticator.ts";
import { Client, type Response } from "./client.ts";
import type { TestServer } from "./server.ts";

export const PASSWORD = "four cows and a throne";

type Options = { readonly options: Parameters<Authenticator["make"]>[0] };

/** The server by host name: passkeys do not work for IP addresses. */
export const byName = ({ port }: Pick<TestServer, "port">): string => `http://localhost:${port}`;

/** Sends a request and stores the cookie that the response sets. */
export async function requestAndStoreCookie<Body>(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response<Body>> {
  const answer = await client.request<Body>(method, path, body);
  const [cookie] = answer.headers.getSetCookie();
  if (cookie !== undefined) client.cookie = cookie.split(";")[0];
  return answer;
}

/** A guest who created an account with a password. */
export async function account(url: string, name: string, password = PASSWORD): Promise<Client> {
  const client = await Client.guest(url, name);
  const { status, body } = await requestAndStoreCookie(client, "POST", "/api/account", {
    password,
  });
  if (status !== 200) throw new Error(`no account: ${JSON.stringify(body)}`);
  return client;
}

/** A client on another device, signed in. */
export async function signedIn(url: string, name: string, password = PASSWORD): Promise<Client> {
  const client = new Client(url);
  const { status } = await requestAndStoreCookie(client, "POST", "/api/session", {
    name,
    password,
  });
  if (status !== 200) throw new Error(`not signed in: ${status}`);
  return client;
}

/** Creates and registers a passkey; it turns a guest into an account. */
export async function addPasskey(
  client: Client,
  device: Authenticator,
  begin: object = {},
): Promise<Response> {
  const { options } = await client.post<Options>("/api/passkeys/options", begin);
  return requestAndStoreCookie(client, "POST", "/api/passkeys", { passkey: device.make(options) });
}

/** The response of a passkey to a new challenge. */
export async function answerChallenge(
  client: Client,
  device: Authenticator,
  request?: Parameters<Authenticator["show"]>[1],
): Promise<object> {
  const { options } = await client.post<Options>("/api/session/passkey/options", undefined);
  return device.show(options, request);
}
