/** Makes one number of many: two series share it when they are the same, and hardly ever otherwise. */
export class Digest {
  private low = 0;
  private high = 1;

  clear(): void {
    this.low = 0;
    this.high = 1;
  }

  /** Adds a whole number of 32 bits. */
  add(bits: number): void {
    const low = Math.imul(this.low ^ bits, 0x9e3779b1);
    this.low = low ^ (low >>> 15);
    const high = Math.imul(this.high ^ bits, 0x85ebca6b);
    this.high = high ^ (high >>> 13);
  }

  addAll(numbers: Int32Array, first: number, count: number): void {
    let { low, high } = this;
    for (let i = first; i < first + count; i++) {
      const bits = numbers[i] as number;
      low = Math.imul(low ^ bits, 0x9e3779b1);
      low ^= low >>> 15;
      high = Math.imul(high ^ bits, 0x85ebca6b);
      high ^= high >>> 13;
    }
    this.low = low;
    this.high = high;
  }

  /** Adds any number. */
  addNumber(number: number): void {
    if ((number | 0) === number) this.add(number);
    else {
      double[0] = number;
      this.add(bitsOfDouble[0] as number);
      this.add(bitsOfDouble[1] as number);
    }
  }

  /** As many bits as a number holds exactly. */
  get value(): number {
    return (this.low >>> 0) * 2 ** 21 + (this.high >>> 11);
  }
}

const double = new Float64Array(1);
const bitsOfDouble = new Int32Array(double.buffer);
