import type { Zimbabwe } from "@sofala/zimbabwe";
import type { ReplayTable } from "../../../host/replay-table.ts";
import { fileNameOf, recordText } from "../../../store/export.ts";
import { download } from "../../../ui/take-out.ts";
import { words } from "../../../words/words.ts";
import type { MenuItem } from "../../../table/table-menu.tsx";
import type { ReplayDialog } from "./replay-dialogs.tsx";

/** Where the game that is looked at is kept. */
export interface ReplayHome {
  /** The game itself, and where one comes from. */
  readonly game: string;
  readonly leave: { readonly name: string; readonly href: string };
}

/** What the menu of a replay offers. */
export function replayMenu(
  { stored }: ReplayTable<Zimbabwe>,
  { game, leave }: ReplayHome,
  isFinished: boolean,
  open: (name: ReplayDialog) => void,
  openRules: () => void,
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
    ...(isFinished ? [result] : []),
    { id: "rules", name: learn.rules, icon: "rules", onSelect: openRules },
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
