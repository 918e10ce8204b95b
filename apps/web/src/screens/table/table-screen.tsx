import type { ScreenProps } from "../../match-path.ts";
import { StoredGameLoader } from "./stored-game-loader.tsx";

/** A game on this device. */
export const Screen = ({ parameters: { id = "" } }: ScreenProps) => (
  <StoredGameLoader id={id} boardOf={({ LocalTable }) => LocalTable} />
);
