/** Numbers closer than this are equal: what is computed with them is off by much less. */
const TOLERANCE = 1e-7;
/** Costs are raised by less than this, each by another amount, so that no two are equal and no step is in vain. */
const DISTINCTION = 1e-5;
/** All amounts together are raised by less than this. */
const DISTINCTIONS_MAX = 0.01;
/** What is so close to 0 is 0. */
const ROUNDING = 1e-11;
/** What the constants stand for. */
const NOTHING = NaN;

/**
 * Minimises the cost of some amounts, none of them negative, under conditions "a sum of amounts, each times a factor,
 * is at least …". No cost may be negative. This is the dual simplex method: it begins with all amounts 0 and, as long
 * as a condition fails, raises the amount that meets it at the least cost. The cost only grows, so it stops at a limit.
 */
export class LinearProgram {
  /** How often an amount was raised. */
  steps = 0;
  /**
   * What the columns stand for is 0 at the moment. A row says how one of the other amounts, or the surplus of a
   * condition, depends on them: a constant, then a factor per column. The first row is the cost.
   */
  private rows: Float64Array[];
  /** What a row or column stands for: an amount by its number, or a surplus by a negative number. */
  private ofRow: number[] = [NOTHING];
  private ofColumn: number[];

  constructor(costs: readonly number[]) {
    this.rows = [Float64Array.from([0, ...costs.map((cost, i) => cost + distinction(i))])];
    this.ofColumn = [NOTHING, ...costs.keys()];
  }

  /** Adds a condition: the amounts `more` minus the amounts `less` are at least so much. Only before `solve`. */
  require(least: number, more: readonly number[], less: readonly number[]): void {
    const row = new Float64Array(this.ofColumn.length);
    row[0] = -least;
    for (const amount of more) row[amount + 1] = (row[amount + 1] as number) + 1;
    for (const amount of less) row[amount + 1] = (row[amount + 1] as number) - 1;
    this.addRow(row);
  }

  private addRow(row: Float64Array): void {
    this.ofRow.push(-this.rows.length);
    this.rows.push(row);
  }

  /** The same program where a sum of amounts is at least (`sign` 1) or at most (-1) so much. */
  bounded(amounts: readonly number[], sign: 1 | -1, bound: number): LinearProgram {
    const copy = new LinearProgram([]);
    copy.rows = this.rows.map((row) => row.slice());
    copy.ofRow = [...this.ofRow];
    copy.ofColumn = [...this.ofColumn];
    const sum = new Float64Array(this.ofColumn.length);
    sum[0] = -sign * bound;
    for (const amount of amounts) {
      const row = this.rows[this.ofRow.indexOf(amount)];
      if (row === undefined) {
        const column = this.ofColumn.indexOf(amount);
        sum[column] = (sum[column] as number) + sign;
      } else addTimes(sum, row, sign);
    }
    copy.addRow(sum);
    return copy;
  }

  /** False where no amounts meet the conditions for at most `limit`. */
  solve(limit: number): boolean {
    const cost = this.rows[0] as Float64Array;
    for (let row = this.worstRow(); row !== -1; row = this.worstRow()) {
      const column = this.cheapestColumn(row);
      if (column === -1) return false;
      this.exchange(row, column);
      this.steps++;
      if ((cost[0] as number) > limit + DISTINCTIONS_MAX) return false;
    }
    return true;
  }

  /** The value of a sum of amounts, after `solve`. */
  sum(amounts: readonly number[]): number {
    return amounts.reduce(
      (sum, amount) => sum + (this.rows[this.ofRow.indexOf(amount)]?.[0] ?? 0),
      0,
    );
  }

  private worstRow(): number {
    let worst = -1;
    let least = -TOLERANCE;
    for (let row = 1; row < this.rows.length; row++) {
      const value = (this.rows[row] as Float64Array)[0] as number;
      if (value >= least) continue;
      worst = row;
      least = value;
    }
    return worst;
  }

  private cheapestColumn(row: number): number {
    const costs = this.rows[0] as Float64Array;
    const factors = this.rows[row] as Float64Array;
    let cheapest = -1;
    let least = Infinity;
    for (let column = 1; column < factors.length; column++) {
      const factor = factors[column] as number;
      if (factor < TOLERANCE) continue;
      const cost = (costs[column] as number) / factor;
      if (cost >= least) continue;
      cheapest = column;
      least = cost;
    }
    return cheapest;
  }

  /** What the row stands for becomes 0, and what the column stands for depends on it. */
  private exchange(row: number, column: number): void {
    const pivot = this.rows[row] as Float64Array;
    const factor = pivot[column] as number;
    for (let i = 0; i < pivot.length; i++) pivot[i] = -(pivot[i] as number) / factor;
    pivot[column] = 1 / factor;
    for (const other of this.rows) {
      const share = other[column] as number;
      if (other === pivot || share === 0) continue;
      other[column] = 0;
      addTimes(other, pivot, share);
    }
    [this.ofRow[row], this.ofColumn[column]] = [
      this.ofColumn[column] as number,
      this.ofRow[row] as number,
    ];
  }
}

/** Scattered, so that sums differ as well. */
const distinction = (index: number): number => (DISTINCTION * (((index * 7919) % 1009) + 1)) / 1010;

function addTimes(row: Float64Array, other: Float64Array, factor: number): void {
  for (let i = 0; i < row.length; i++) {
    const sum = (row[i] as number) + factor * (other[i] as number);
    row[i] = Math.abs(sum) < ROUNDING ? 0 : sum;
  }
}
