import { unsubscribeToken } from "../../src/notifications/unsubscribe-tokens.ts";
import { addChannel } from "./club.ts";
import type { Client } from "./client.ts";
import { Receiver } from "./receiver.ts";
import type { TestServer } from "./server.ts";

/** Asks everything about notices once, so that it is answered well. */
export async function tourNotices(
  { tables }: Pick<TestServer, "tables">,
  me: Client,
): Promise<void> {
  const receiver = await Receiver.open();
  await me.get("/api/push-key");
  const { id } = await addChannel(me, { kind: "webhook", label: "Club", url: receiver.url });
  await me.get("/api/channels");
  await me.post(`/api/channels/${id}/test`);
  const slip = await unsubscribeToken(tables.services.database, id);
  await me.post(`/api/unsubscribe?slip=${slip}`);
  await me.post(`/api/resubscribe?slip=${slip}`);
  await me.ask("DELETE", `/api/channels/${id}`);
  await me.get("/api/absences");
  await me.ask("PUT", "/api/absences", { weekly: [0, 6], holidays: [] });
  await me.ask("PUT", "/api/me/place", { language: "it", zone: "Europe/Rome" });
  await me.get("/api/me/place");
  await receiver.close();
}
