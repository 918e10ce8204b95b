import { addPasskey, asking, byName, PASSWORD, shownBy } from "./accounts.ts";
import { Authenticator } from "./authenticator.ts";
import { Client } from "./client.ts";
import type { PostOffice } from "./post-office.ts";
import type { TestServer } from "./server.ts";

/** Asks everything about accounts once, so that it is answered well; every client is listened to. */
export async function tourAccounts(
  server: Pick<TestServer, "port">,
  office: PostOffice,
  listen: (client: Client) => Client,
): Promise<void> {
  const url = byName(server);
  const visitor = () => listen(new Client(url));
  const slipIn = ({ text }: { readonly text: string }) =>
    /slip=(?<slip>\S+)/u.exec(text)?.[1] ?? "";
  const proof = { password: PASSWORD };

  const tess = visitor();
  await asking(tess, "POST", "/api/guests", { name: "Tess" });
  await asking(tess, "POST", "/api/account", { password: PASSWORD });
  await tess.get("/api/account");
  await tess.get("/api/sessions");
  const device = new Authenticator(url);
  await addPasskey(tess, device, { proof });
  const phone = visitor();
  await asking(phone, "POST", "/api/session/passkey", { passkey: await shownBy(phone, device) });
  const { sessions } = await tess.get<{ sessions: readonly { id: string; isThis: boolean }[] }>(
    "/api/sessions",
  );
  const other = sessions.find(({ isThis }) => !isThis)?.id ?? "";
  await tess.ask("DELETE", `/api/sessions/${other}`);
  await tess.ask("POST", "/api/account/password/remove", { proof });
  const shown = { passkey: await shownBy(tess, device) };
  await tess.ask("PUT", "/api/account/password", { password: PASSWORD, proof: shown });
  const { passkeys } = await tess.get<{ passkeys: readonly { id: string }[] }>("/api/account");
  await tess.ask("POST", `/api/passkeys/${passkeys[0]?.id}/remove`, { proof });
  await tess.ask("PUT", "/api/account/email", { email: "tess@example.org", proof });
  const confirmation = slipIn(await office.letterTo("tess@example.org"));
  await tess.ask("POST", "/api/account/email/confirm", { slip: confirmation });
  await tess.ask("GET", "/api/me/export");
  await asking(tess, "DELETE", "/api/session");
  await asking(tess, "POST", "/api/session", { name: "Tess", ...proof });
  await asking(tess, "POST", "/api/session/everywhere", {});
  await tess.ask("POST", "/api/reset/ask", { email: "tess@example.org" });
  const slip = slipIn(await office.letterTo("tess@example.org"));
  await tess.ask("POST", "/api/reset", { slip, ...proof });
  await asking(tess, "POST", "/api/session", { name: "Tess", ...proof });
  await tess.ask("POST", "/api/me/delete", proof);
}
