import { recordFileName, recordText } from "../../store/export.ts";
import type { StoredGame } from "../../store/stored-game.ts";
import { download } from "../../ui/download.ts";
import { appText } from "../../text/app-text.ts";
import type { MenuItem } from "../table-menu.tsx";

/** The links of a replayed game. */
export interface ReplayLinks {
  /** The game itself, and the list it comes from. */
  readonly game: string;
  readonly leave: { readonly name: string; readonly href: string };
}

/** The links of a game on this device. */
export const localReplayLinks = (id: string): ReplayLinks => ({
  game: `/game/${id}`,
  leave: { name: appText.value.common.games, href: "/games" },
});

interface MenuActions {
  readonly open: (dialog: "keys" | "end") => void;
  readonly openRules: () => void;
}

interface MenuContext {
  readonly hasEnd: boolean;
  /** The game; undefined if only a part of it is known. */
  readonly stored: StoredGame | undefined;
  /** Further items. */
  readonly items?: readonly MenuItem[];
}

/** The menu of a replay. */
export function replayMenu(
  { game, leave }: ReplayLinks,
  { open, openRules }: MenuActions,
  { hasEnd, stored, items = [] }: MenuContext,
): readonly MenuItem[] {
  const { common, learn, play, replay } = appText.value;
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
    { id: "keys", name: play.keysTitle, icon: "keys", onSelect: () => open("keys") },
    ...items,
    ...(stored === undefined ? [] : [recordItem(stored)]),
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    { id: "leave", icon: "leave", ...leave },
  ];
}

const recordItem = (stored: StoredGame): MenuItem => ({
  id: "record",
  name: appText.value.play.saveRecord,
  icon: "download",
  onSelect: () => download(recordFileName(stored), recordText(stored)),
});
