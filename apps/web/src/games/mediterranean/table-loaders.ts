import type { FunctionComponent } from "preact";
import { appText } from "../../text/app-text.ts";
import type { OnlineTableProps } from "../game-ui.ts";
import { loadMediterraneanText } from "./mediterranean-text.ts";

/** Loaders of the tables of Trading in the Mediterranean: in a file of their own, because every loader lists the files that it needs. */

export const loadLocalTable = async () =>
  (await withFirstParts(import("./local-table-view.tsx"))).LocalTableView;
export const loadOnlineTable = async () =>
  (await withFirstParts(import("./online/online-table-view.tsx")))
    .OnlineTableView as FunctionComponent<OnlineTableProps>;
export const loadTableFactory = async () => (await import("./online/remote-table.ts")).tableFactory;

/** Requests text and market, which most tables show first, together with a table, so that it need not wait for them. */
function withFirstParts<Module>(table: Promise<Module>): Promise<Module> {
  const requested = [
    loadMediterraneanText(appText.value.tag),
    import("./market/market.tsx"),
    import("./market/trade-bar.tsx"),
  ];
  // The table requests them again, and shows an error.
  for (const each of requested) each.catch(() => undefined);
  return table;
}
