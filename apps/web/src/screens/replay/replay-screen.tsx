import type { ScreenProps } from "../../match-path.ts";
import { StoredGameLoader } from "../table/stored-game-loader.tsx";

/** The replay of a game on this device. */
export const Screen = ({ parameters: { id = "" } }: ScreenProps) => (
  <StoredGameLoader id={id} boardOf={({ LocalReplay }) => LocalReplay} />
);
