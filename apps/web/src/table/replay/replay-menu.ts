import type { StoredGame } from "../../store/stored-game.ts";
import { downloadRecord } from "../download-record.ts";
import { allAppText } from "../../text/app-text.ts";
import type { MenuItem } from "../table-menu.tsx";

/** The links of a replayed game. */
export interface ReplayLinks {
  /** The game itself, and the list it comes from. */
  readonly game: string;
  readonly leave: { readonly name: string; readonly href: string };
}

interface MenuActions {
  /** Undefined if there is no result yet. */
  readonly showResult: (() => void) | undefined;
  readonly showKeys: () => void;
  readonly openRules: () => void;
}

/** The menu of a replay; `stored` is the game, or undefined if only a part of it is known. */
export function replayMenu(
  { game, leave }: ReplayLinks,
  { showResult, showKeys, openRules }: MenuActions,
  stored: StoredGame | undefined,
  extraItems: readonly MenuItem[],
): readonly MenuItem[] {
  const { common, learn, play, replay } = allAppText.value;
  const result: MenuItem = { id: "result", name: replay.result, icon: "victory" };
  return [
    { id: "game", name: replay.toGame, icon: "now", href: game },
    ...(showResult === undefined ? [] : [{ ...result, onSelect: showResult }]),
    { id: "rules", name: learn.rules, icon: "rules", onSelect: openRules },
    { id: "keys", name: play.keysTitle, icon: "keys", onSelect: showKeys },
    ...extraItems,
    ...(stored === undefined ? [] : [recordItem(stored)]),
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    { id: "leave", icon: "leave", ...leave },
  ];
}

const recordItem = (stored: StoredGame): MenuItem => ({
  id: "record",
  name: allAppText.value.play.saveRecord,
  icon: "download",
  onSelect: () => downloadRecord(stored),
});
