/** A number with its sign as it is printed: `+2`, `0`, `−3`. */
export const formatSigned = (number: number): string =>
  number > 0 ? `+${number}` : `${number}`.replace("-", "−");
