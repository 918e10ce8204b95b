import type { Seat } from "@sofala/engine";
import type { God, Resource, Specialist } from "../data/cards.ts";

/** A fact that speaks for a turn: the positions before and after it, compared. */
export type TurnReason =
  /** The game ends with the turn, and the seat wins. */
  | { readonly kind: "wins" }
  /** The seat has its VR after the turn; others may still overtake it. */
  | { readonly kind: "reaches-vr"; readonly vr: number }
  /** Without the turn this rival can win in this round. */
  | { readonly kind: "stops-win"; readonly rival: Seat }
  | { readonly kind: "vp"; readonly vp: number; readonly vr: number }
  /** More cattle at every revenue. */
  | { readonly kind: "income"; readonly cattle: number; readonly god: God | undefined }
  | { readonly kind: "god"; readonly god: God }
  | { readonly kind: "specialist"; readonly specialist: Specialist }
  /** Cattle that leave the hand, and how many of them come back at the next revenue. */
  | { readonly kind: "cost"; readonly cattle: number; readonly returns: number }
  /** How many more cattle come back at the next revenue than leave the hand. */
  | { readonly kind: "profit"; readonly cattle: number }
  /** The cheapest raise of the next round, which nothing made possible before. */
  | { readonly kind: "next-raise"; readonly cost: number }
  | { readonly kind: "cheaper-raise"; readonly by: number; readonly cost: number }
  /** The rival could raise a monument in this round. */
  | { readonly kind: "stops-raise"; readonly rival: Seat }
  /** No good of this resource reaches the rival in this round. */
  | { readonly kind: "takes-resource"; readonly rival: Seat; readonly resource: Resource }
  /** The cheapest raise of a rival that is still to come in this round. */
  | { readonly kind: "costlier-raise"; readonly rival: Seat; readonly by: number }
  /** For these rivals the seat becomes the cheapest seller of goods of this resource. */
  | { readonly kind: "sells"; readonly rivals: readonly Seat[]; readonly resource: Resource }
  /** Rounds by which the estimated win comes sooner than without the turn. */
  | { readonly kind: "sooner"; readonly rounds: number }
  | { readonly kind: "keeps-cattle"; readonly cattle: number }
  /** The place in the order of play, and the cattle gained, if all others pass from now on. */
  | { readonly kind: "order"; readonly place: number; readonly cattle: number }
  /** How many resources are near a first monument, and of which kinds. */
  | { readonly kind: "near"; readonly count: number; readonly resources: readonly Resource[] }
  /** The winning chance after the turn. */
  | { readonly kind: "chance"; readonly chance: number };
