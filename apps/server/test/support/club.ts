import type { Channel, NewChannel, ChannelPreferences } from "@sofala/protocol";
import type { Client } from "./client.ts";
import type { TestServer } from "./server.ts";

const DAYS = { kind: "correspondence", days: 4 } as const;

/** A table for two, played over days. */
export const BY_POST = { pace: DAYS, visibility: "unlisted", title: "Sunday" };

/** Somebody's e-mail address is theirs. */
export async function confirmMail(
  { tables }: Pick<TestServer, "tables">,
  client: Client,
  email: string,
): Promise<void> {
  const { person } = await client.get<{ person: { id: string } }>("/api/me");
  await tables.services.database.query
    .updateTable("people")
    .set({ email, confirmed: 1 })
    .where("id", "=", person.id)
    .execute();
}

export async function addChannel(
  client: Client,
  wish: NewChannel,
  change: Partial<ChannelPreferences> = {},
): Promise<Channel> {
  const { channel } = await client.post<{ channel: Channel }>("/api/channels", wish);
  const wishes = { ...channel.wishes, ...change };
  await client.ask("PUT", `/api/channels/${channel.id}`, { wishes });
  return { ...channel, wishes };
}

export async function channelsOf(client: Client): Promise<readonly Channel[]> {
  return (await client.get<{ channels: readonly Channel[] }>("/api/channels")).channels;
}
