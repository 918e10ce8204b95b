import type { JsonObject } from "@sofala/engine";
import type { Craft, Empire, God, Phase, Resource, Specialist } from "@sofala/zimbabwe";

/** The parts of a position that are drawn. */
export interface Description {
  readonly board: readonly string[];
  readonly phase: Phase;
  readonly round: number;
  readonly turnOrder: readonly number[];
  readonly active: number | null;
  readonly seats: readonly SeatDescription[];
  readonly monuments: readonly {
    readonly at: string;
    readonly seat: number;
    readonly level: number;
  }[];
  readonly craftsmen: readonly CraftsmanDescription[];
  readonly used: { readonly [cell: string]: number };
  readonly gods: readonly God[];
  readonly supply: {
    readonly resources: { readonly [resource in Resource]: number };
    readonly water: number;
  };
  /** The state of the gifts, while they last. */
  readonly gifts?: {
    readonly queue: readonly number[];
    readonly lastGift: number;
    /** In the order of the queue; one more than seats has Shadipinyi's first. */
    readonly plaques: readonly number[];
    readonly passed: readonly number[];
  };
}

export interface SeatDescription {
  readonly empire: Empire;
  readonly cattle: number;
  readonly vr: number;
  readonly vp: number;
  readonly god?: God;
  readonly godCattle?: number;
  readonly specialists?: { readonly [specialist in Specialist]?: number };
  readonly technologies?: {
    readonly [craft in Craft]?: { readonly price: number; readonly cattle: number };
  };
}

export interface CraftsmanDescription {
  readonly craftsman: Craft;
  readonly at: string;
  readonly seat: number;
  readonly vertical?: boolean;
}

/** The game describes itself; the contract only promises JSON. */
export const asDescription = (description: JsonObject) => description as unknown as Description;
