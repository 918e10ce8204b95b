import { fail, isObject, ok, parseWith, type Result } from "@sofala/engine";
import {
  noteArchive,
  personArchive,
  type ArchiveSignature,
  type PersonArchive,
} from "@sofala/protocol";
import { hasValidSignature } from "../signing/archive-signature.ts";
import type { GameVersions } from "../tables/table-state.ts";
import { verifyArchive, type ArchiveRejection } from "./verify-archive.ts";

/** What a valid archive of a person contains. */
export interface VerifiedPerson {
  readonly person: PersonArchive;
  /** How many games were verified. */
  readonly gameCount: number;
  readonly noteCount: number;
  /** The tables of games that the person's line names, but that are not in the file. */
  readonly missing: readonly string[];
  /** True if the key is one of the trusted keys. */
  readonly isTrusted: boolean;
}

/** Why a line is refused; lines are counted from 1. */
export type PersonArchiveRejection = ArchiveRejection & { readonly line: number };

/**
 * Checks every line of a person's archive: all must be signed with the key of the first, and every game must be valid.
 * If trusted keys are given, that key must be one of them.
 */
export function verifyPersonArchive(
  versions: GameVersions,
  lines: readonly unknown[],
  trusted?: readonly string[],
): Result<VerifiedPerson, PersonArchiveRejection> {
  const [first] = lines;
  const parsed = parseWith(personArchive, first);
  if (!parsed.ok) return fail({ kind: "malformed", fault: parsed.error, line: 1 });
  const person = parsed.value;
  const { key } = person.signature;
  const unsigned = signatureFault(first, person.signature, key);
  if (unsigned !== undefined) return fail({ kind: "invalid", message: unsigned, line: 1 });
  const isTrusted = trusted?.includes(key) === true;
  if (trusted !== undefined && !isTrusted) {
    return fail({ kind: "invalid", message: `it is signed by another key: ${key}`, line: 1 });
  }
  const missing = new Set(person.games.map(({ table }) => table));
  let noteCount = 0;
  for (const [index, input] of lines.entries()) {
    if (index === 0) continue;
    const line = index + 1;
    if (isObject(input) && input["format"] === "sofala-note/1") {
      const note = parseWith(noteArchive, input);
      if (!note.ok) return fail({ kind: "malformed", fault: note.error, line });
      const message = signatureFault(input, note.value.signature, key);
      if (message !== undefined) return fail({ kind: "invalid", message, line });
      noteCount++;
      continue;
    }
    const game = verifyArchive(versions, input, [key]);
    if (!game.ok) return fail({ ...game.error, line });
    // `verifyArchive` has parsed it.
    const { table } = input as { readonly table: { readonly id: string } };
    if (!missing.delete(table.id)) {
      const message = `the first line does not name the game ${table.id}, or it is there twice`;
      return fail({ kind: "invalid", message, line });
    }
  }
  return ok({
    person,
    gameCount: person.games.length - missing.size,
    noteCount,
    missing: [...missing],
    isTrusted,
  });
}

function signatureFault(
  line: unknown,
  signature: ArchiveSignature,
  key: string,
): string | undefined {
  if (signature.key !== key) return `it is signed by another key: ${signature.key}`;
  return isObject(line) && hasValidSignature(line, signature)
    ? undefined
    : "the signature does not match: it was changed after it was signed";
}
