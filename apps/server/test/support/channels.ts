import type { Channel, NewChannel, ChannelPreferences } from "@sofala/protocol";
import type { Client } from "./client.ts";
import type { TestServer } from "./server.ts";

const DAYS = { kind: "correspondence", days: 4 } as const;

/** Settings of a correspondence table for two. */
export const CORRESPONDENCE = { pace: DAYS, visibility: "unlisted", title: "Sunday" };

/** Marks an e-mail address as confirmed. */
export async function confirmMail(
  { services }: Pick<TestServer, "services">,
  client: Client,
  email: string,
): Promise<void> {
  const { person } = await client.get<{ person: { id: string } }>("/api/me");
  await services.database.query
    .updateTable("people")
    .set({ email, email_confirmed_at: 1 })
    .where("id", "=", person.id)
    .execute();
}

export async function addChannel(
  client: Client,
  request: NewChannel,
  change: Partial<ChannelPreferences> = {},
): Promise<Channel> {
  const { channel } = await client.post<{ channel: Channel }>("/api/channels", request);
  const preferences = { ...channel.preferences, ...change };
  await client.request("PUT", `/api/channels/${channel.id}`, { preferences });
  return { ...channel, preferences };
}

export async function channelsOf(client: Client): Promise<readonly Channel[]> {
  return (await client.get<{ channels: readonly Channel[] }>("/api/channels")).channels;
}
