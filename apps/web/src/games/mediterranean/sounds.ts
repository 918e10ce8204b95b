import type { SeenEvent } from "@sofala/mediterranean";
import type { GameSounds } from "../../table/sound/game-sounds.ts";
import type { SoundName } from "../../table/sound/sounds.ts";
import type { Slide } from "./resolution/slides.ts";

/** The resolution plays the sounds of its events itself, with its slides. */
const SOUNDS: { readonly [kind in SeenEvent["kind"]]?: SoundName } = {
  "cards-dealt": "cards",
  "developments-revealed": "cards",
  "offer-made": "cards",
  "deal-made": "cards",
  "building-built": "stone",
  "development-bought": "coins",
  "vp-bought": "coins",
  "money-halved": "coins",
};

/** Cards for the market, coins for purchases, and a bell when the market closes. */
export const sounds: GameSounds = {
  soundOf(event: SeenEvent) {
    switch (event.kind) {
      case "phase-began":
        return event.phase === "resolution" ? "bell" : undefined;
      case "money-changed":
        return event.source === "ability" || event.source === "development" ? "coins" : undefined;
      default:
        return SOUNDS[event.kind];
    }
  },
};

/** The sound of a step of a resolution: cards turn up, and bring their money in the second step. */
export function soundOfStep(slide: Slide, step: number): SoundName | undefined {
  switch (slide.kind) {
    case "cards":
      if (step === 1) return "cards";
      return step === 2 && slide.money > 0 ? "coins" : undefined;
    case "industries":
      return step === 1 ? "coins" : undefined;
    case "calamity":
      return step === 1 && slide.victim !== undefined ? "stone" : undefined;
    case "status":
    case "order":
      return undefined;
  }
}
