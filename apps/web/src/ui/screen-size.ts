import { mediaQuery } from "../settings/theme.ts";

/** A phone: everything around the board is in a sheet. */
export const isPhone = mediaQuery("(width < 40rem), (height < 30rem) and (width < 64rem)");
/** Beside an action column there is a column of seats too; otherwise they lie in a row. */
export const hasSeatColumn = mediaQuery("(width >= 64rem) and (aspect-ratio >= 3/2)");
