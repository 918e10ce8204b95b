import type { Mediterranean } from "@sofala/mediterranean";
import type { RemoteSight } from "../../../online/remote-sight.ts";
import { KeysDialog } from "../../../table/keys-dialog.tsx";
import { AskDialog } from "../../../table/online/ask-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { later } from "../../../ui/later.tsx";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { online } from "../../../words/online-words.ts";
import { words } from "../../../words/words.ts";
import { keyList } from "../key-list.ts";
import type { OnlineDialog } from "./online-menu.ts";

interface Props {
  readonly name: OnlineDialog | undefined;
  readonly table: RemoteSight<Mediterranean>;
  readonly onClose: () => void;
}

const OnlineEnd = later(() => import("./online-end.tsx").then((module) => module.OnlineEnd));

/** What opens over the table. */
export function OnlineDialogs({ name, table, onClose }: Props) {
  const { play } = words.value;
  const text = mediterraneanWords.value;
  switch (name) {
    case undefined:
      return undefined;
    case "keys":
      return <KeysDialog keys={[...keyList(text), nextKey()]} onClose={onClose} />;
    case "end":
      return (
        <Dialog isOpen isWide title={play.results} onClose={onClose}>
          <OnlineEnd table={table} />
        </Dialog>
      );
    case "resign":
    case "handOver":
    case "abort":
    case "undo":
      return (
        <AskDialog
          question={name}
          room={table.room}
          made={table.told.value.length}
          entryOf={(move) => table.told.peek()[move]?.id}
          moveText={(number) => moveText(table, number)}
          onClose={onClose}
        />
      );
  }
}

/** Who moved, and how, as far as it was told. */
function moveText({ told, players }: RemoteSight<Mediterranean>, number: number): string {
  const { game } = mediterraneanWords.value;
  const { actor, move } = told.value[number] ?? {};
  const names = players.map(({ name }) => name);
  const who = typeof actor === "number" ? (names[actor] ?? "") : "";
  const what = move === undefined ? "…" : game.move(move, names);
  return who === "" ? what : `${who}: ${what}`;
}

/** The key that only tables on a server have. */
const nextKey = () => ({ keys: "n", does: online.value.finding.next.key });
