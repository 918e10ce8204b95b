/** How many results are kept: a power of 2. */
const KNOWN_MAX = 1 << 13;

/** Results by the digest of what they depend on. Each is kept until another needs its place. */
export class ResultTable {
  /** The digest and the numbers of one result after the other. */
  readonly numbers: Float64Array;
  /** Whether the result that was looked for last is there. */
  isFound = false;
  private readonly width: number;

  constructor(resultSize: number) {
    this.width = 1 + resultSize;
    this.numbers = new Float64Array(KNOWN_MAX * this.width).fill(NaN);
  }

  /** Where a result begins. If it is not there, the caller must write it. */
  find(wanted: number): number {
    const place = (wanted & (KNOWN_MAX - 1)) * this.width;
    this.isFound = this.numbers[place] === wanted;
    this.numbers[place] = wanted;
    return place + 1;
  }
}
