import {
  initialState,
  fail,
  fault,
  jsonPath,
  ok,
  parseRecord,
  parseWith,
  replay,
  isSameJson,
  prependPath,
  type Fault,
  type Result,
} from "@sofala/engine";
import { archive, type Outcome } from "@sofala/protocol";
import { Timeline } from "../timeline/timeline.ts";
import { seedCommitment } from "../tables/create-table.ts";
import type { Services } from "../tables/services.ts";
import { hasValidSignature } from "../signing/archive-signature.ts";
import { proofsOf, type Proofs } from "./archive-proofs.ts";
import { replayLog, outcomeMismatch, type EarlyEnd } from "./check-log.ts";

/** What was found of an archive that holds. */
export interface VerifiedArchive {
  readonly game: string;
  readonly players: readonly string[];
  readonly entryCount: number;
  readonly moveCount: number;
  /** What was promised of the deal before the game, if anything was. */
  readonly commitment?: string;
  readonly outcome?: Outcome;
  /** The key that signed it, if one did. */
  readonly signingKey?: string;
  /** Is it one of those that are trusted? */
  readonly isTrusted: boolean;
  readonly proofs: Proofs;
}

/** Why not: malformed, or well-formed and not true. */
export type ArchiveRejection =
  | { readonly kind: "malformed"; readonly fault: Fault }
  | { readonly kind: "untrue"; readonly message: string };

/**
 * Checks all that an archive says: its signature, its deal, its log, its record, its outcome. Where it is known which keys
 * the server has, it must be signed by one of them.
 */
export function verifyArchive(
  { findGameVersion }: Pick<Services, "findGameVersion">,
  input: unknown,
  trusted?: readonly string[],
): Result<VerifiedArchive, ArchiveRejection> {
  const parsed = parseWith(archive, input);
  if (!parsed.ok) return malformed(parsed.error);
  const { signature } = parsed.value;
  // The signature is of what was read, not of what was understood of it.
  if (signature !== undefined && !hasValidSignature(input as object, signature)) {
    return invalid("the signature does not fit: the archive was changed after it was signed");
  }
  const isTrusted = signature !== undefined && trusted?.includes(signature.key) === true;
  if (trusted !== undefined && !isTrusted) {
    return invalid(
      signature === undefined
        ? "the archive is not signed"
        : `the archive is signed by another key: ${signature.key}`,
    );
  }
  const { record: written, deal, outcome } = parsed.value;
  const game = findGameVersion(written.game, written.rules);
  if (game === undefined) {
    const what = `nobody here knows ${written.game} under rules ${written.rules}`;
    return malformed(fault(what, "record", "rules"));
  }
  const record = parseRecord(game, written);
  if (!record.ok) return malformed(prependPath(["record"], record.error));

  const { commitment, seed, salt } = deal;
  if (commitment !== undefined && commitment !== seedCommitment(seed, salt)) {
    return invalid("the seed and the salt are not those that were promised at the start");
  }
  if (record.value.seed !== seed)
    return invalid("the record was not played with the seed that was dealt");
  const replayed = replay(game, record.value);
  if (!replayed.ok) return invalid(`the record ${describeFault(replayed.error)}`);

  const first = initialState(game, record.value);
  if (!first.ok) return malformed(prependPath(["record"], first.error));
  const log = parsed.value.log.map(({ entry }) => entry);
  const played = replayLog(new Timeline(game, first.value), log);
  if (!played.ok) return invalid(`the log does not hold: ${played.error}`);
  const { moves } = played.value;
  if (!isSameJson(moves, record.value.moves)) {
    return invalid("the moves of the record are not those that stand in the log");
  }
  const { players } = record.value;
  const cut = earlyEndOf(played.value, outcome?.reason);
  const trouble = outcomeMismatch(played.value, players.length, cut, outcome);
  if (trouble !== undefined) return invalid(trouble);
  return ok({
    game: game.id,
    players,
    entryCount: log.length,
    moveCount: moves.length,
    ...(commitment === undefined ? {} : { commitment }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(signature === undefined ? {} : { signingKey: signature.key }),
    isTrusted,
    proofs: proofsOf(parsed.value, {
      isTrusted,
      isCommitted: commitment !== undefined,
      isCutShort: cut !== undefined,
    }),
  });
}

/** An archive does not say who sat there: where somebody resigned, that may have ended the game. */
function earlyEndOf({ resigned }: Timeline, reason: Outcome["reason"] | undefined): EarlyEnd {
  const isCut = reason === "resigned" || reason === "time";
  return isCut && resigned.length > 0 ? reason : undefined;
}

const describeFault = ({ path, reason }: Fault): string =>
  `does not hold: ${jsonPath(path)}: ${reason}`;

const malformed = (what: Fault): Result<never, ArchiveRejection> =>
  fail({ kind: "malformed", fault: what });

const invalid = (message: string): Result<never, ArchiveRejection> =>
  fail({ kind: "untrue", message });
