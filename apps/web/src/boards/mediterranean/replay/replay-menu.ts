import type { Mediterranean } from "@sofala/mediterranean";
import { openMediterraneanRules } from "../../../screens/rules/rules-dialog.tsx";
import { fileNameOf, recordText } from "../../../store/export.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { download } from "../../../ui/take-out.ts";
import { words } from "../../../words/words.ts";

export type ReplayDialog = "keys" | "end";

/** Where the game that is looked at is kept. */
export interface ReplayHome {
  /** The game itself, and where one comes from. */
  readonly game: string;
  readonly leave: { readonly name: string; readonly href: string };
}

/** What the menu of a replay offers. */
export function replayMenu(
  stored: StoredGame<Mediterranean>,
  { game, leave }: ReplayHome,
  isOver: boolean,
  open: (name: ReplayDialog) => void,
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
    ...(isOver ? [result] : []),
    {
      id: "rules",
      name: learn.rules,
      icon: "rules",
      onSelect: () => openMediterraneanRules("aim"),
    },
    { id: "keys", name: play.keys, icon: "keys", onSelect: () => open("keys") },
    {
      id: "record",
      name: play.saveRecord,
      icon: "download",
      onSelect: () => download(fileNameOf(stored), recordText(stored)),
    },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    { id: "leave", icon: "leave", ...leave },
  ];
}
