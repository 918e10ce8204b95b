import { isObject } from "@sofala/engine";

/** What shows that a field of an archive is as it was: the first of these that does. */
export interface Proofs {
  /** The signature of a key that is trusted. */
  readonly signature: readonly string[];
  /** The commitment, which was published before the game. */
  readonly commitment: readonly string[];
  /** The rules: legal, and it follows from the log. */
  readonly rules: readonly string[];
  /** Nothing: it could be anything. */
  readonly unproven: readonly string[];
}

/** That a log is legal does not show that it was played, so that only what follows from it is here. */
const FIELDS_PROVEN_BY_RULES = ["record.moves", "record.result", "outcome.ranking"];
const FIELDS_PROVEN_BY_COMMITMENT = ["deal.seed", "deal.salt", "record.seed"];

/** Every field of an archive that holds, by what proves it. */
export function proofsOf(
  archive: object,
  by: { readonly isTrusted: boolean; readonly isCommitted: boolean; readonly isCutShort: boolean },
): Proofs {
  const fields = fieldPathsOf(archive);
  if (by.isTrusted) return { signature: fields, commitment: [], rules: [], unproven: [] };
  const commitment = by.isCommitted
    ? fields.filter((field) => FIELDS_PROVEN_BY_COMMITMENT.includes(field))
    : [];
  // Whether somebody resigned or ran out of time looks the same in the log.
  const follows = by.isCutShort
    ? FIELDS_PROVEN_BY_RULES
    : [...FIELDS_PROVEN_BY_RULES, "outcome.reason"];
  const rules = fields.filter((field) => follows.includes(field));
  const unproven = fields.filter((field) => ![...commitment, ...rules].includes(field));
  return { signature: [], commitment, rules, unproven };
}

/** `table.id`, `record.players`, `log.at`, …: every field that is there, two names deep. */
function fieldPathsOf(archive: object): readonly string[] {
  const fields = Object.entries(archive).flatMap(([name, value]: [string, unknown]) => {
    if (name === "signature") return [];
    const parts = Array.isArray(value) ? value.flatMap(keysOf) : keysOf(value);
    return parts.length === 0 ? [name] : parts.map((part) => `${name}.${part}`);
  });
  return [...new Set(fields)];
}

const keysOf = (value: unknown): readonly string[] => (isObject(value) ? Object.keys(value) : []);
