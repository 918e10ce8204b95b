import type { Sanction } from "@sofala/protocol";
import { PEOPLE_TOPIC, type Connections } from "../connections.ts";
import { tablesOfPerson } from "../accounts/delete-account.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { removeBannedPeople } from "../social/enforce-blocks.ts";

/** What a verdict that was kept brings at once. */
export async function applySanction(
  rooms: LiveTables,
  connections: Connections,
  about: string,
  { act }: Sanction,
): Promise<void> {
  if (act === "ban") {
    await removeBannedPeople(rooms, connections);
    rooms.services.bus.publish(PEOPLE_TOPIC, "banned");
  }
  if (act !== "rename") return;
  // Whoever comes back does so by the new name.
  connections.disconnectEverywhere(about);
  await rooms.reload(await tablesOfPerson(rooms.services.database, about));
}
