import type { RemoteRoom } from "../../../online/table-client.ts";
import { pathTo } from "../../../table/online/table-link.ts";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { words } from "../../../text/app-text.ts";

/** What the menu of a table on a server offers in this game alone: a look back, as one saw it, and the settings. */
export function keepingItems({ id, invite }: RemoteRoom): readonly MenuItem[] {
  const { common, play } = words.value;
  return [
    { id: "replay", name: play.replay, icon: "play", href: pathTo(id, invite, 0) },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
  ];
}
