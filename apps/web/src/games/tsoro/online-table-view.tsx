import { tsoro as rules, type Move, type Tsoro } from "@sofala/tsoro";
import { openTableFactory, type RemoteTable } from "../../online/remote-table.ts";
import { OnlineTableShell, type OnlineTableUi } from "../../table/online/online-table-shell.tsx";
import { OnlineEnd } from "./end.tsx";
import { tsoro } from "./index.ts";
import type { TableModels } from "./table-models.ts";
import { tableUi } from "./table-ui.ts";
import { tsoroText } from "./tsoro-text.ts";

/** Creates online tables of Tsoro yematatu. */
export const tableFactory = openTableFactory(rules);

const online: OnlineTableUi<RemoteTable<Tsoro>, TableModels> = {
  game: tsoro,
  moveText: (move: Move) => tsoroText.value.sentences.move(move),
  renderEnd: (table) => <OnlineEnd table={table} />,
};

interface Props {
  readonly table: RemoteTable<Tsoro>;
  readonly isKnownPerson: boolean;
}

/** An online game of Tsoro yematatu. */
export const OnlineTableView = (props: Props) => (
  <OnlineTableShell {...props} ui={tableUi} online={online} />
);
