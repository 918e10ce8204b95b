/** `+3`, `−2`, `0`: with the sign that is as wide as a figure. */
export const signed = (number: number): string =>
  number === 0 ? "0" : `${number < 0 ? "−" : "+"}${Math.abs(number)}`;
