import { mediaQuery } from "../settings/theme.ts";

/** A phone: everything around the board is in a sheet. */
export const isPhone = mediaQuery("(width < 40rem), (height < 30rem) and (width < 64rem)");
/** Between a phone and a desk: the seats lie in a row. */
export const isTablet = mediaQuery("(40rem <= width < 64rem) and (height >= 30rem)");
