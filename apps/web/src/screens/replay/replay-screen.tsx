import type { ScreenProps } from "../../routes.ts";
import { later } from "../../ui/lazy.tsx";
import { KeptGame } from "../table/stored-game-loader.tsx";

const BOARDS = {
  zimbabwe: later(() =>
    import("../../games/zimbabwe/replay/local-replay.tsx").then((module) => module.LocalReplay),
  ),
  mediterranean: later(() =>
    import("../../games/mediterranean/replay/local-replay.tsx").then(
      (module) => module.LocalReplay,
    ),
  ),
};

/** A game on this device, to be looked at again. */
export const Screen = ({ parameters: { id = "" } }: ScreenProps) => (
  <KeptGame id={id} boards={BOARDS} />
);
