import type { ScreenProps } from "../../routes.ts";
import { later } from "../../ui/later.tsx";
import { KeptGame } from "./kept-game.tsx";

const BOARDS = {
  zimbabwe: later(() =>
    import("../../boards/zimbabwe/local-zimbabwe.tsx").then((module) => module.LocalZimbabwe),
  ),
  mediterranean: later(() =>
    import("../../boards/mediterranean/local-mediterranean.tsx").then(
      (module) => module.LocalMediterranean,
    ),
  ),
};

/** A game on this device, to be played. */
export const Screen = ({ parameters: { id = "" } }: ScreenProps) => (
  <KeptGame id={id} boards={BOARDS} />
);
