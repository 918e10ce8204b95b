import type { Line } from "./socket.ts";

/** How closely a table is followed: by somebody who sits at it or watches, as one among others, or by nobody who looks. */
export type Attention = "close" | "casual" | "none";

/** Milliseconds of silence after which it is asked whether anybody is there. */
const SILENCE = { close: 700, casual: 5000, none: 25_000 } as const;
/** A table where nothing has happened for so many milliseconds is followed less closely. */
const QUIET = 120_000;
/** Milliseconds that the answer may take: no less, and twice as long as the slowest of late, but no more. */
const LEAST = 900;
const MOST = 8000;
/** A slow answer is forgotten by and by. */
const FADING = 0.9;
/** Whoever looks so many milliseconds late was asleep. */
const ASLEEP = 3000;

/** Judges whether a line can still be trusted. A false alarm does no harm, but costs another line. */
export class Watch {
  private readonly now: () => number;
  private slowest = 0;
  private stirred: number;
  private looked: number;
  private isAsleep = false;

  constructor(now: () => number) {
    this.now = now;
    this.stirred = now();
    this.looked = this.stirred;
  }

  /** Something happens at the table. */
  stir(): void {
    this.stirred = this.now();
  }

  /** An answer took so many milliseconds. */
  note(took: number): void {
    this.slowest = Math.max(Math.min(took, MOST), this.slowest * FADING);
  }

  /**
   * Is this the first look after a sleep, when what came meanwhile may not have been heard yet? In a page that nobody
   * looks at all looks are far apart, and what comes is heard all the same.
   */
  hasSlept(): boolean {
    const now = this.now();
    const wasAsleep = this.isAsleep;
    this.isAsleep = now - this.looked > ASLEEP;
    this.looked = now;
    return this.isAsleep && !wasAsleep;
  }

  /** Has nobody answered for longer than anybody should take? */
  isDoubtful({ waited }: Line): boolean {
    return waited >= Math.min(MOST, Math.max(LEAST, 2 * this.slowest));
  }

  /** Has nothing come for so long that it should be asked whether anybody is there? */
  isSilent({ silence }: Line, attention: Attention): boolean {
    const isQuiet = this.now() - this.stirred > QUIET;
    return silence >= SILENCE[attention === "close" && isQuiet ? "casual" : attention];
  }
}
