import {
  addPasskey,
  requestAndStoreCookie,
  byName,
  PASSWORD,
  answerChallenge,
} from "./accounts.ts";
import { Authenticator } from "./authenticator.ts";
import { Client } from "./client.ts";
import { golden } from "./golden-records.ts";
import type { Mailbox } from "./mailbox.ts";
import type { TestServer } from "./server.ts";

/** Calls every account route once with success; `listen` wraps every client. */
export async function tourAccounts(
  server: Pick<TestServer, "port">,
  mailbox: Mailbox,
  listen: (client: Client) => Client,
): Promise<void> {
  const url = byName(server);
  const visitor = () => listen(new Client(url));
  const tokenIn = ({ text }: { readonly text: string }) =>
    /token=(?<token>\S+)/u.exec(text)?.[1] ?? "";
  const reauthentication = { password: PASSWORD };

  const tess = visitor();
  await requestAndStoreCookie(tess, "POST", "/api/guests", { name: "Tess" });
  await requestAndStoreCookie(tess, "POST", "/api/account", { password: PASSWORD });
  await tess.get("/api/account");
  await tess.get("/api/sessions");
  const device = new Authenticator(url);
  await addPasskey(tess, device, { reauthentication: reauthentication });
  const phone = visitor();
  await requestAndStoreCookie(phone, "POST", "/api/session/passkey", {
    passkey: await answerChallenge(phone, device),
  });
  const { sessions } = await tess.get<{ sessions: readonly { id: string; isCurrent: boolean }[] }>(
    "/api/sessions",
  );
  const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
  await tess.request("DELETE", `/api/sessions/${other}`);
  await tess.request("POST", "/api/account/password/remove", {
    reauthentication: reauthentication,
  });
  const shown = { passkey: await answerChallenge(tess, device) };
  await tess.request("PUT", "/api/account/password", {
    password: PASSWORD,
    reauthentication: shown,
  });
  const { passkeys } = await tess.get<{ passkeys: readonly { id: string }[] }>("/api/account");
  await tess.request("POST", `/api/passkeys/${passkeys[0]?.id}/remove`, {
    reauthentication: reauthentication,
  });
  await tess.request("PUT", "/api/account/email", {
    email: "tess@example.org",
    reauthentication: reauthentication,
  });
  const confirmation = tokenIn(await mailbox.messageTo("tess@example.org"));
  await tess.request("POST", "/api/account/email/confirm", { token: confirmation });
  await tess.request("GET", "/api/me/export");
  await tourImports(tess);
  await requestAndStoreCookie(tess, "DELETE", "/api/session");
  await requestAndStoreCookie(tess, "POST", "/api/session", { name: "Tess", ...reauthentication });
  await requestAndStoreCookie(tess, "POST", "/api/sessions/end-all", {});
  await tess.request("POST", "/api/password-reset/request", { email: "tess@example.org" });
  const token = tokenIn(await mailbox.messageTo("tess@example.org"));
  await tess.request("POST", "/api/password-reset", { token, ...reauthentication });
  await requestAndStoreCookie(tess, "POST", "/api/session", { name: "Tess", ...reauthentication });
  const made = await tess.post<{ codes: readonly string[] }>("/api/account/recovery-codes", {
    reauthentication,
  });
  await requestAndStoreCookie(tess, "POST", "/api/account/recover", {
    name: "Tess",
    code: made.codes[0],
    password: PASSWORD,
  });
  await requestAndStoreCookie(tess, "POST", "/api/session", { name: "Tess", ...reauthentication });
  await tess.get("/api/account");
  await tess.request("POST", "/api/me/delete", reauthentication);
}

/** Exports a finished game, and imports it again. */
async function tourImports(client: Client): Promise<void> {
  const record = golden("tsoro", "line-by-moving");
  const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
  await client.createTable({ game: "tsoro", seats, record });
  const { body } = await client.request<string>("GET", "/api/me/archive");
  const [person, ...games] = body
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { readonly table: { readonly id: string } });
  const { import: made } = await client.post<{ import: { readonly id: string } }>("/api/imports", {
    person,
  });
  await client.post(`/api/imports/${made.id}/games`, { games });
  await client.get("/api/imports");
  await client.get(`/api/imports/${made.id}/games/${games[0]?.table.id}`);
  await client.request("DELETE", `/api/imports/${made.id}`);
}
