import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { LoadedGame } from "../../local/load-game.ts";
import { LocalHiddenTable } from "../../local/local-hidden-table.ts";
import { hiddenTableDeps } from "../../local/table-deps.ts";
import { useHiddenTableParts } from "../../table/hidden-table-parts.tsx";
import { LocalTableShell } from "../../table/local-table-shell.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { mediterraneanText } from "./mediterranean-text.ts";
import { tableUi } from "./table-ui.ts";
import { requestBot } from "./workers/request-bot.ts";

const LocalEnd = lazy(() => import("./end/local-end.tsx").then((module) => module.LocalEnd));

const deps = hiddenTableDeps<Mediterranean>(
  (request) => requestBot("decide", request),
  ["trading", "grace"],
);

const createTable = ({ stored, timeline }: LoadedGame<Mediterranean>) =>
  new LocalHiddenTable(mediterranean, stored, timeline, deps);

const useParts = (table: LocalHiddenTable<Mediterranean>) =>
  useHiddenTableParts(table, mediterraneanText.value.table);

/** A table of the Mediterranean on this device. */
export const LocalTableView = ({ row }: { readonly row: unknown }) => (
  <LocalTableShell
    row={row}
    game={mediterranean}
    createTable={createTable}
    ui={tableUi}
    useParts={useParts}
    renderEnd={(table) => <LocalEnd stored={table.stored.value} moments={table.moments.value} />}
  />
);
