import type { GameTypes } from "@sofala/engine";
import type { ComponentProps } from "preact";
import type { RemoteTable } from "../../online/remote-table.ts";
import { OnlineTableShell, type OnlineTableUi } from "../online/online-table-shell.tsx";
import { lazy } from "../../ui/lazy.tsx";
import type { SmallGameModels } from "./small-game-models.ts";
import type { SmallGame } from "./small-game.ts";
import { tableUiOf } from "./table-ui.ts";

type Online<T extends GameTypes> = OnlineTableUi<RemoteTable<T>, SmallGameModels<T>>;

/** Makes what shows a game on a server; `record` is the one of the registry. */
export function onlineTableOf<T extends GameTypes>(game: SmallGame<T>, record: Online<T>["game"]) {
  const ui = tableUiOf(game);
  const End = lazy(async () => (await import("./end.tsx")).onlineEndOf(game));
  const online: Online<T> = {
    game: record,
    moveText: (move) => game.text.value.sentences.move(move),
    renderEnd: (table) => <End table={table} />,
  };
  return (
    props: Omit<
      ComponentProps<typeof OnlineTableShell<RemoteTable<T>, SmallGameModels<T>>>,
      "ui" | "online"
    >,
  ) => <OnlineTableShell {...props} ui={ui} online={online} />;
}
