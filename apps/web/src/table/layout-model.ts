import { signal } from "@preact/signals";
import { media } from "../settings/theme.ts";
import type { SheetHeight } from "./sheet-heights.ts";

/** The tab of a phone that shows the seats; elsewhere they have a place of their own. */
export const SEATS_TAB = "seats";

/** A phone: everything around the board is in a sheet. */
export const isPhone = media("(width < 40rem), (height < 30rem) and (width < 64rem)");
/** Between a phone and a desk: the seats lie in a row. */
export const isTablet = media("(40rem <= width < 64rem) and (height >= 30rem)");
/** Wide enough that the side panel takes nothing from the board. */
const isRoomy = media("(width >= 80rem)");
/** The side panel stands beside the board, not over it. */
const isDocked = media("(width >= 64rem)");

/** What is open around the board. */
export class LayoutModel {
  /** How far the sheet is drawn up, on phones. */
  readonly sheet = signal<SheetHeight>("peek");
  /** The tab that was last chosen. */
  readonly tab = signal<string>(SEATS_TAB);
  /** Is the side panel open? Not on phones, where tabs are in the sheet. */
  readonly isSideOpen = signal(isRoomy.peek());

  /** Opens what a tab shows, wherever that is on this screen. */
  open(tab: string): void {
    this.tab.value = tab;
    this.isSideOpen.value = true;
    if (isPhone.peek()) this.sheet.value = "full";
  }

  /** Shows a tab where it takes nothing from the board; elsewhere it is the one that opens next. */
  suggest(tab: string): void {
    this.tab.value = tab;
    if (isDocked.peek()) this.isSideOpen.value = true;
  }

  /** Brings the actions up when there is something to do, and leaves the room to the board when there is not. */
  followTurn(hasTurn: boolean): void {
    const sheet = this.sheet.peek();
    if (hasTurn && sheet === "peek") this.sheet.value = "half";
    if (!hasTurn && sheet === "half") this.sheet.value = "peek";
  }

  /** Puts away what lies over the board. */
  showBoard(): void {
    if (this.sheet.peek() === "full") this.sheet.value = "half";
    if (!isDocked.peek()) this.isSideOpen.value = false;
  }
}
