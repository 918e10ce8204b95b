import type { Event } from "@sofala/zimbabwe";
import type { GameSounds } from "../../table/sound/game-sounds.ts";
import type { SoundName } from "../../table/sound/sounds.ts";

const SOUNDS: { readonly [kind in Event["kind"]]?: SoundName } = {
  "first-monument-placed": "stone",
  "monument-built": "stone",
  "monument-raised": "stone",
  "craftsman-placed": "wood",
  "resource-placed": "pebble",
  "water-placed": "pebble",
  "god-chosen": "cards",
  "specialist-chosen": "cards",
  "technology-taken": "cards",
  "gift-given": "cattle",
  "cattle-paid": "cattle",
  "revenue-collected": "cattle",
};

/** Stone for monuments, cattle for payments, cards for what is taken. */
export const sounds: GameSounds = {
  soundOf: ({ kind }: Event) => SOUNDS[kind],
};
