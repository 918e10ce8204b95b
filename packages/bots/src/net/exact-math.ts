/**
 * Exponential and logarithm by additions, multiplications and divisions alone. These are exact to the last bit in
 * every browser, and `Math.exp` and `Math.log` are not: bots would play differently on different devices.
 */

const TERMS = 14;
const LOG_TERMS = 12;

/** e to the power of x, for x up to 700; 0 below -700. */
export function exp(x: number): number {
  if (x < -700) return 0;
  const doublings = Math.round(x / Math.LN2);
  const rest = x - doublings * Math.LN2;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (rest / term) * sum;
  return sum * powerOfTwo(doublings);
}

/** The natural logarithm of a positive number. */
export function log(x: number): number {
  let mantissa = x;
  let doublings = 0;
  for (; mantissa > Math.SQRT2; doublings++) mantissa /= 2;
  for (; mantissa < Math.SQRT1_2; doublings--) mantissa *= 2;
  // log m = 2 artanh((m - 1) / (m + 1))
  const y = (mantissa - 1) / (mantissa + 1);
  let sum = 0;
  for (let term = LOG_TERMS; term >= 0; term--) sum = sum * y * y + 1 / (2 * term + 1);
  return 2 * y * sum + doublings * Math.LN2;
}

function powerOfTwo(exponent: number): number {
  let power = 1;
  for (let i = 0; i < exponent; i++) power *= 2;
  for (let i = 0; i > exponent; i--) power /= 2;
  return power;
}
