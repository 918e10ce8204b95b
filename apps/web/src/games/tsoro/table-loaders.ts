import type { FunctionComponent } from "preact";
import type { OnlineTableProps } from "../game-ui.ts";

/** Loaders of the tables of Tsoro yematatu: in a file of their own, because every loader lists the files that it needs. */

export const loadLocalTable = async () => (await import("./local-table-view.tsx")).LocalTableView;
export const loadOnlineTable = async () =>
  (await import("./online-table-view.tsx")).OnlineTableView as FunctionComponent<OnlineTableProps>;
export const loadTableFactory = async () => (await import("./online-table-view.tsx")).tableFactory;
