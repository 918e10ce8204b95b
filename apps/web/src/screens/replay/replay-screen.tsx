import type { ScreenProps } from "../../routes.ts";
import { lazy } from "../../ui/lazy.tsx";
import { StoredGameLoader } from "../table/stored-game-loader.tsx";

const BOARDS = {
  zimbabwe: lazy(() =>
    import("../../games/zimbabwe/replay/local-replay.tsx").then((module) => module.LocalReplay),
  ),
  mediterranean: lazy(() =>
    import("../../games/mediterranean/replay/local-replay.tsx").then(
      (module) => module.LocalReplay,
    ),
  ),
};

/** The replay of a game on this device. */
export const Screen = ({ parameters: { id = "" } }: ScreenProps) => (
  <StoredGameLoader id={id} boards={BOARDS} />
);
