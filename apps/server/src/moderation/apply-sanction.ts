import type { Verdict } from "@sofala/protocol";
import { PEOPLE, type Connections } from "../connections.ts";
import { tablesOf } from "../accounts/delete-account.ts";
import type { Rooms } from "../tables/live-tables.ts";
import { turnOutBanned } from "../social/enforce-blocks.ts";

/** What a verdict that was kept brings at once. */
export async function carryOut(
  rooms: Rooms,
  connections: Connections,
  about: string,
  { act }: Verdict,
): Promise<void> {
  if (act === "ban") {
    await turnOutBanned(rooms, connections);
    rooms.services.bus.publish(PEOPLE, "banned");
  }
  if (act !== "rename") return;
  // Whoever comes back does so by the new name.
  connections.sendAway(about);
  await rooms.reread(await tablesOf(rooms.services.database, about));
}
