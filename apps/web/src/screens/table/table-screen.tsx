import type { ScreenProps } from "../../routes.ts";
import { lazy } from "../../ui/lazy.tsx";
import { StoredGameLoader } from "./stored-game-loader.tsx";

const BOARDS = {
  zimbabwe: lazy(() =>
    import("../../games/zimbabwe/local-table-view.tsx").then((module) => module.LocalTableView),
  ),
  mediterranean: lazy(() =>
    import("../../games/mediterranean/local-table-view.tsx").then(
      (module) => module.LocalTableView,
    ),
  ),
};

/** A game on this device. */
export const Screen = ({ parameters: { id = "" } }: ScreenProps) => (
  <StoredGameLoader id={id} boards={BOARDS} />
);
