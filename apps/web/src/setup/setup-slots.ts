import type { ComponentType } from "preact";
import type { TableSetup } from "./table-setup.ts";

/** What a game's own fields in the set-up are given. */
export interface SetupFields<Options> {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  readonly setup: TableSetup<Options>;
  readonly onSetupChange: (setup: TableSetup<Options>) => void;
  /** Decides what is random in the game. */
  readonly seed: string;
  readonly onSeedChange: (seed: string) => void;
  /** The query of the link that opened the screen. */
  readonly link: URLSearchParams;
}

export interface SeatField<Options> extends SetupFields<Options> {
  readonly seat: number;
}

/** What a game shows of its own in the list of seats. */
export interface SeatSlots<Options> {
  readonly SeatBadge: ComponentType<SeatField<Options> & { readonly size: string }>;
  /** A field in the place of the seat's name. */
  readonly SeatChoice?: ComponentType<SeatField<Options>>;
  /** Beside the title of the list. */
  readonly SeatsAction?: ComponentType<SetupFields<Options>>;
}
