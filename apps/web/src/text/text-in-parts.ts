const parts = new Set<TextInParts<object, object>>();

/** Loads the second parts of all texts of which the first is loaded. */
export async function loadAllTexts(): Promise<void> {
  await Promise.all([...parts].map((each) => each.complete()));
}

/** A text of which a page shows the first part at once; the second is added when it is loaded. */
export class TextInParts<First extends object, Later extends object> {
  readonly #loadFirst: (tag: string) => Promise<First>;
  readonly #loadLater: (tag: string) => Promise<Later>;
  /** The texts of which only the first part is loaded, with their languages. */
  readonly #incomplete = new Map<First, string>();
  #isAllNeeded = false;

  constructor(
    loadFirst: (tag: string) => Promise<First>,
    loadLater: (tag: string) => Promise<Later>,
  ) {
    this.#loadFirst = loadFirst;
    this.#loadLater = loadLater;
  }

  /** Loads the first part in a language, and the second too if it was loaded in another language. */
  async load(tag: string): Promise<First & Later> {
    parts.add(this);
    const text = { ...(await this.#loadFirst(tag)) };
    this.#incomplete.set(text, tag);
    if (this.#isAllNeeded) await this.complete();
    // Whoever reads the second part completes the text first.
    return text as First & Later;
  }

  async complete(): Promise<void> {
    this.#isAllNeeded = true;
    const loading = [...this.#incomplete].map(async ([text, tag]) => {
      // The same object: what shows the first part need not be rendered again.
      Object.assign(text, await this.#loadLater(tag));
      this.#incomplete.delete(text);
    });
    await Promise.all(loading);
  }
}
