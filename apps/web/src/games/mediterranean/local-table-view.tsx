import { mediterraneanVersions, type Mediterranean } from "@sofala/mediterranean";
import type { LoadedGame } from "../../local/load-game.ts";
import { LocalHiddenTable } from "../../local/local-hidden-table.ts";
import { rowOpener } from "../../local/open-row.ts";
import { hiddenTableDeps } from "../../local/table-deps.ts";
import { useHiddenTableParts } from "../../table/hidden-table-parts.tsx";
import { LocalTableShell } from "../../table/local-table-shell.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { mediterraneanText } from "./mediterranean-text.ts";
import { loadPartView } from "./part-views.ts";
import { tableUi } from "./table-ui.ts";
import { requestBot } from "./workers/request-bot.ts";

const LocalEnd = lazy(() => import("./end/local-end.tsx").then((module) => module.LocalEnd));

const openRow = rowOpener(
  mediterraneanVersions,
  async () => (await import("./game-rules.ts")).mediterranean,
);
const deps = hiddenTableDeps(
  openRow,
  (request) => requestBot("decide", request),
  ["trading", "grace"],
  ({ part }) => loadPartView(part),
);

const createTable = (loaded: LoadedGame<Mediterranean>) => new LocalHiddenTable(loaded, deps);

const useParts = (table: LocalHiddenTable<Mediterranean>) =>
  useHiddenTableParts(table, mediterraneanText.value.table);

/** A table of the Mediterranean on this device. */
export const LocalTableView = ({ row }: { readonly row: unknown }) => (
  <LocalTableShell
    row={row}
    openRow={openRow}
    createTable={createTable}
    ui={tableUi}
    useParts={useParts}
    renderEnd={(table) => <LocalEnd stored={table.stored.value} moments={table.moments.value} />}
  />
);
