import { signal } from "@preact/signals";
import { mediaQuery } from "../settings/theme.ts";
import { isPhone } from "../ui/screen-size.ts";
import type { SheetHeight } from "./sheet-heights.ts";

/** The tab with the seats on phones; on larger screens they have a place of their own. */
export const SEATS_TAB = "seats";

/** Wide enough for the side panel without making the board smaller. */
const isWide = mediaQuery("(width >= 80rem)");
/** The side panel is beside the board, not over it. */
const isDocked = mediaQuery("(width >= 64rem)");

/** What is open around the board. */
export class LayoutModel {
  /** The height of the sheet, on phones. */
  readonly sheet = signal<SheetHeight>("peek");
  /** The tab that was last chosen. */
  readonly tab = signal<string>(SEATS_TAB);
  /** Is the side panel open? Not on phones, where tabs are in the sheet. */
  readonly isSideOpen = signal(isWide.peek());

  /** Opens a tab, wherever it is on this screen. */
  open(tab: string): void {
    this.tab.value = tab;
    this.isSideOpen.value = true;
    if (isPhone.peek()) this.sheet.value = "full";
  }

  /** Selects a tab, and opens it if it does not cover the board. */
  suggest(tab: string): void {
    this.tab.value = tab;
    if (isDocked.peek()) this.isSideOpen.value = true;
  }

  /** Raises the sheet when there is something to do, and lowers it when there is not. */
  onTurnChange(hasTurn: boolean): void {
    const sheet = this.sheet.peek();
    if (hasTurn && sheet === "peek") this.sheet.value = "half";
    if (!hasTurn && sheet === "half") this.sheet.value = "peek";
  }

  /** Closes what covers the board. */
  showBoard(): void {
    if (this.sheet.peek() === "full") this.sheet.value = "half";
    if (!isDocked.peek()) this.isSideOpen.value = false;
  }
}
