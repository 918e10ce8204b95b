import type { ScreenProps } from "../../routes.ts";
import { later } from "../../ui/lazy.tsx";
import { KeptGame } from "./stored-game-loader.tsx";

const BOARDS = {
  zimbabwe: later(() =>
    import("../../games/zimbabwe/local-table-view.tsx").then((module) => module.LocalZimbabwe),
  ),
  mediterranean: later(() =>
    import("../../games/mediterranean/local-table-view.tsx").then(
      (module) => module.LocalMediterranean,
    ),
  ),
};

/** A game on this device, to be played. */
export const Screen = ({ parameters: { id = "" } }: ScreenProps) => (
  <KeptGame id={id} boards={BOARDS} />
);
