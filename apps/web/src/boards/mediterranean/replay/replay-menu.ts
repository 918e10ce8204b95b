import type { Mediterranean } from "@sofala/mediterranean";
import type { TakenUp } from "../../../host/take-up.ts";
import { openMediterraneanRules } from "../../../screens/rules/rules-dialog.tsx";
import { fileNameOf, recordText } from "../../../store/export.ts";
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

interface Offered {
  /** Left out where only a part of the game is known. */
  readonly whole: TakenUp<Mediterranean> | undefined;
  readonly items: readonly MenuItem[];
  readonly hasEnd: boolean;
}

/** What the menu of a replay offers. */
export function replayMenu(
  { game, leave }: ReplayHome,
  open: (name: ReplayDialog) => void,
  { whole, items, hasEnd }: Offered,
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
    {
      id: "rules",
      name: learn.rules,
      icon: "rules",
      onSelect: () => openMediterraneanRules("aim"),
    },
    { id: "keys", name: play.keys, icon: "keys", onSelect: () => open("keys") },
    ...items,
    ...(whole === undefined ? [] : [recordItem(whole)]),
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    { id: "leave", icon: "leave", ...leave },
  ];
}

const recordItem = ({ stored }: TakenUp<Mediterranean>): MenuItem => ({
  id: "record",
  name: words.value.play.saveRecord,
  icon: "download",
  onSelect: () => download(fileNameOf(stored), recordText(stored)),
});
