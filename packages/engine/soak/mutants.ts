import type { Mutant } from "../../../scripts/src/mutation/mutant.ts";

/** Mistakes in the engine that tests must notice. */
export const MUTANTS: readonly Mutant[] = [
  {
    breaks: "undo",
    what: "A player can take back a move that revealed something, if it was not the first one.",
    find: `const openFrom = this.#active.findLastIndex(({ reveals }) => reveals) + 1;`,
    put: `const openFrom = this.#active.findIndex(({ reveals }) => reveals) + 1;`,
  },
  {
    breaks: "undo",
    what: "The first move after something was revealed cannot be taken back.",
    find: `if (first === undefined || index < openFrom) return undefined;`,
    put: `if (first === undefined || index <= openFrom) return undefined;`,
  },
  {
    breaks: "undo",
    what: "A player's undo may end an open part, or reopen a closed one.",
    find: `if (reveals !== each.reveals) return fail({ code: "undo/closes" });`,
    put: `if (reveals !== reveals) return fail({ code: "undo/closes" });`,
  },
];
