import { fileNameOf, recordText } from "../../store/export.ts";
import type { StoredGame } from "../../store/stored-game.ts";
import { download } from "../../ui/download.ts";
import { words } from "../../text/app-text.ts";
import type { MenuItem } from "../table-menu.tsx";

/** Where the game that is looked at is kept. */
export interface ReplayHome {
  /** The game itself, and where one comes from. */
  readonly game: string;
  readonly leave: { readonly name: string; readonly href: string };
}

/** Where a game on this device is kept. */
export const onDevice = (id: string): ReplayHome => ({
  game: `/game/${id}`,
  leave: { name: words.value.common.games, href: "/games" },
});

interface Ways {
  readonly open: (dialog: "keys" | "end") => void;
  readonly openRules: () => void;
}

interface Offered {
  readonly hasEnd: boolean;
  /** The game; left out where only a part of it is known. */
  readonly stored: StoredGame | undefined;
  /** What is offered besides. */
  readonly items?: readonly MenuItem[];
}

/** What the menu of a replay offers. */
export function replayMenu(
  { game, leave }: ReplayHome,
  { open, openRules }: Ways,
  { hasEnd, stored, items = [] }: Offered,
): readonly MenuItem[] {
  const { common, learn, play, replay } = words.value;
  const result: MenuItem = {
    id: "result",
    name: replay.result,
    icon: "victory",
    onSelect: () => open("end"),
  };
  return [
    { id: "game", name: replay.toGame, icon: "now", href: game },
    ...(hasEnd ? [result] : []),
    { id: "rules", name: learn.rules, icon: "rules", onSelect: openRules },
    { id: "keys", name: play.keys, icon: "keys", onSelect: () => open("keys") },
    ...items,
    ...(stored === undefined ? [] : [recordItem(stored)]),
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    { id: "leave", icon: "leave", ...leave },
  ];
}

const recordItem = (stored: StoredGame): MenuItem => ({
  id: "record",
  name: words.value.play.saveRecord,
  icon: "download",
  onSelect: () => download(fileNameOf(stored), recordText(stored)),
});
