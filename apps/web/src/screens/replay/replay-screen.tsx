import type { ScreenProps } from "../../routes.ts";
import { later } from "../../ui/later.tsx";
import { KeptGame } from "../table/kept-game.tsx";

const BOARDS = {
  zimbabwe: later(() =>
    import("../../boards/zimbabwe/replay/local-replay.tsx").then((module) => module.LocalReplay),
  ),
  mediterranean: later(() =>
    import("../../boards/mediterranean/replay/local-replay.tsx").then(
      (module) => module.LocalReplay,
    ),
  ),
};

/** A game on this device, to be looked at again. */
export const Screen = ({ parameters: { id = "" } }: ScreenProps) => (
  <KeptGame id={id} boards={BOARDS} />
);
