import type { Seat } from "@sofala/engine";
import type { BuildingId, CultureBox, DevelopmentId, IdeaTrack, Industry } from "./data/edition.ts";
import type { CubePlace, Slot } from "./moves.ts";
import type { Part } from "./state.ts";

/** Why a move is refused. */
export type Refusal =
  | { readonly code: "game/over" }
  | { readonly code: "clock/only" }
  | { readonly code: "clock/other-part"; readonly part: Part }
  | { readonly code: "turn/wrong-part"; readonly part: Part }
  | { readonly code: "turn/not-yours" }
  | { readonly code: "turn/ready" }
  | { readonly code: "turn/not-ready" }
  | { readonly code: "ability/not-built"; readonly building: BuildingId }
  | { readonly code: "ability/used"; readonly building: BuildingId }
  | { readonly code: "ability/not-own-step"; readonly building: BuildingId }
  | { readonly code: "ability/target-needed" }
  | { readonly code: "ability/no-target" }
  | { readonly code: "ability/bad-target" }
  | { readonly code: "ability/pledged-otherwise"; readonly building: BuildingId }
  | { readonly code: "ability/pledge-open"; readonly building: BuildingId; readonly target: Seat }
  | { readonly code: "flip/twice"; readonly track: IdeaTrack }
  | { readonly code: "offer/nothing" }
  | { readonly code: "offer/bad-addressee" }
  | { readonly code: "offer/unknown-card"; readonly slot: Slot }
  | { readonly code: "offer/card-twice"; readonly slot: Slot }
  | { readonly code: "offer/not-piracy"; readonly slot: Slot }
  | { readonly code: "offer/vp-short"; readonly need: number; readonly have: number }
  | { readonly code: "offer/vp-barred" }
  | { readonly code: "offer/unknown-reply"; readonly offer: number }
  | { readonly code: "offer/step" }
  | { readonly code: "pledge/building"; readonly building: BuildingId }
  | { readonly code: "pledge/target" }
  | { readonly code: "pledge/contradicts"; readonly building: BuildingId }
  | { readonly code: "pledge/too-late" }
  | { readonly code: "offer/unknown"; readonly offer: number }
  | { readonly code: "offer/withdrawn"; readonly offer: number }
  | { readonly code: "offer/taken"; readonly offer: number }
  | { readonly code: "offer/cards-gone"; readonly offer: number }
  | { readonly code: "offer/declined"; readonly offer: number }
  | { readonly code: "offer/not-yours"; readonly offer: number }
  | { readonly code: "deal/wrong-cards" }
  | { readonly code: "deal/vp-short"; readonly seat: Seat }
  | { readonly code: "store/unknown-card"; readonly slot: Slot }
  | { readonly code: "store/card-twice"; readonly slot: Slot }
  | { readonly code: "store/too-many"; readonly room: number }
  | { readonly code: "store/forbidden"; readonly slot: Slot }
  | { readonly code: "vote/not-tied" }
  | { readonly code: "cubes/wrong-count"; readonly count: number }
  | { readonly code: "cubes/wrong-area"; readonly area: CubePlace }
  | { readonly code: "cubes/base-last" }
  | { readonly code: "discard/wrong-cards"; readonly count: number }
  | { readonly code: "build/unknown"; readonly building: BuildingId }
  | { readonly code: "build/standing"; readonly building: BuildingId }
  | { readonly code: "build/wrong-side"; readonly building: BuildingId }
  | { readonly code: "build/level"; readonly level: number }
  | { readonly code: "money/short"; readonly need: number; readonly have: number }
  | { readonly code: "develop/not-offered"; readonly card: DevelopmentId }
  | { readonly code: "develop/bought"; readonly card: DevelopmentId }
  | { readonly code: "develop/forbidden"; readonly card: DevelopmentId }
  | { readonly code: "develop/no-worker" }
  | { readonly code: "develop/wrong-source" }
  | { readonly code: "develop/no-room" }
  | { readonly code: "develop/no-city" }
  | { readonly code: "develop/box-needed" }
  | { readonly code: "develop/wrong-box"; readonly box: CultureBox }
  | { readonly code: "develop/box-taken"; readonly box: CultureBox }
  | { readonly code: "develop/industry-needed" }
  | { readonly code: "develop/industry-taken"; readonly industry: Industry }
  | { readonly code: "develop/spaces-needed" }
  | { readonly code: "develop/wrong-spaces"; readonly most: number }
  | { readonly code: "develop/not-asked"; readonly field: "from" | "box" | "industry" | "spaces" }
  | { readonly code: "industry/none" };
