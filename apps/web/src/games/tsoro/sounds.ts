import type { Event } from "@sofala/tsoro";
import type { GameSounds } from "../../table/sound/game-sounds.ts";
import type { SoundName } from "../../table/sound/sounds.ts";

const SOUNDS: { readonly [kind in Event["kind"]]: SoundName } = {
  "piece-placed": "pebble",
  "piece-moved": "wood",
  "game-ended": "bell",
};

/** Stones that are put on the board and slide over it. */
export const sounds: GameSounds = {
  soundOf: ({ kind }: Event) => SOUNDS[kind],
};
