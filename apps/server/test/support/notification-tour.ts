import { unsubscribeToken } from "../../src/notifications/unsubscribe-tokens.ts";
import { addChannel } from "./channels.ts";
import type { Client } from "./client.ts";
import { Receiver } from "./receiver.ts";
import type { TestServer } from "./server.ts";

/** Calls every notification route once with success. */
export async function tourNotifications(
  { services }: Pick<TestServer, "services">,
  me: Client,
): Promise<void> {
  const receiver = await Receiver.open();
  await me.get("/api/push-key");
  const { id } = await addChannel(me, { kind: "webhook", label: "Club", url: receiver.url });
  await me.get("/api/channels");
  await me.post(`/api/channels/${id}/test`);
  const token = await unsubscribeToken(services.database, id);
  await me.post(`/api/unsubscribe?token=${token}`);
  await me.post(`/api/resubscribe?token=${token}`);
  await me.request("DELETE", `/api/channels/${id}`);
  await me.get("/api/absences");
  await me.request("PUT", "/api/absences", { weekly: [0, 6], holidays: [] });
  await me.request("PUT", "/api/me/locale", { language: "it", timeZone: "Europe/Rome" });
  await me.get("/api/me/locale");
  await receiver.close();
}
