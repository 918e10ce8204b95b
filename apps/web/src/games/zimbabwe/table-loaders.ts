import type { FunctionComponent } from "preact";
import type { OnlineTableProps } from "../game-ui.ts";
import { withFirstText } from "./zimbabwe-text.ts";

/** Loaders of the tables of The Great Zimbabwe: in a file of their own, because every loader lists the files that it needs. */

export const loadLocalTable = async () =>
  (await withFirstText(import("./local-table-view.tsx"))).LocalTableView;
export const loadOnlineTable = async () =>
  (await withFirstText(import("./online/online-table-view.tsx")))
    .OnlineTableView as FunctionComponent<OnlineTableProps>;
export const loadTableFactory = async () => (await import("./online/remote-table.ts")).tableFactory;
