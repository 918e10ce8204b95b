import {
  initialState,
  fail,
  fault,
  jsonPath,
  ok,
  parseRecord,
  parseWith,
  replay,
  isObject,
  isSameJson,
  prependPath,
  RecentStates,
  Timeline,
  type Fault,
  type Result,
} from "@sofala/engine";
import { archive as archiveSchema, type Outcome } from "@sofala/protocol";
import { seedCommitment } from "../tables/create-table.ts";
import type { GameVersions } from "../tables/table-state.ts";
import { hasValidSignature } from "../signing/archive-signature.ts";
import { replayLog, outcomeMismatch, type EarlyEnd } from "./check-log.ts";

/** What a valid archive contains. */
export interface VerifiedArchive {
  readonly game: string;
  readonly players: readonly string[];
  readonly entryCount: number;
  readonly moveCount: number;
  /** The commitment to the deal, if one was published before the game. */
  readonly commitment?: string;
  readonly outcome?: Outcome;
  /** The key of the signature, if there is one. */
  readonly signingKey?: string;
  /** True if the key is one of the trusted keys. */
  readonly isTrusted: boolean;
  readonly proofs: Proofs;
}

/** The fields of a valid archive by what proves them; each field is only in the first list that applies. */
interface Proofs {
  /** Proven by the signature of a trusted key. */
  readonly signature: readonly string[];
  /** Proven by the commitment, which was published before the game. */
  readonly commitment: readonly string[];
  /** Follows from the log by the rules. */
  readonly rules: readonly string[];
  /** Not proven by anything. */
  readonly unproven: readonly string[];
}

export type ArchiveRejection =
  | { readonly kind: "malformed"; readonly fault: Fault }
  | { readonly kind: "invalid"; readonly message: string };

/**
 * Checks the signature, deal, log, record and outcome of an archive. If trusted keys are given, one of them must have
 * signed it.
 */
export function verifyArchive(
  { findGameVersion }: GameVersions,
  input: unknown,
  trusted?: readonly string[],
): Result<VerifiedArchive, ArchiveRejection> {
  const parsed = parseWith(archiveSchema, input);
  if (!parsed.ok) return malformed(parsed.error);
  const { signature } = parsed.value;
  // Check the signature against the input, since parsing may drop fields.
  if (signature !== undefined && !hasValidSignature(input as object, signature)) {
    return invalid("the signature does not match: the archive was changed after it was signed");
  }
  const isTrusted = signature !== undefined && trusted?.includes(signature.key) === true;
  if (trusted !== undefined && !isTrusted) {
    return invalid(
      signature === undefined
        ? "the archive is not signed"
        : `the archive is signed by another key: ${signature.key}`,
    );
  }
  const { record: recordInput, deal, outcome } = parsed.value;
  const game = findGameVersion(recordInput.game, recordInput.rules);
  if (game === undefined) {
    const reason = `there is no game ${recordInput.game} with rules version ${recordInput.rules}`;
    return malformed(fault(reason, "record", "rules"));
  }
  const record = parseRecord(game, recordInput);
  if (!record.ok) return malformed(prependPath(["record"], record.error));

  const { commitment, seed, salt } = deal;
  if (commitment !== undefined && commitment !== seedCommitment(seed, salt)) {
    return invalid(
      "the seed and the salt do not match the commitment that was published at the start",
    );
  }
  if (record.value.seed !== seed)
    return invalid("the record was not played with the seed of the deal");
  const replayed = replay(game, record.value);
  if (!replayed.ok) return invalid(`the record ${describeFault(replayed.error)}`);

  const first = initialState(game, record.value);
  if (!first.ok) return malformed(prependPath(["record"], first.error));
  const log = parsed.value.log.map(({ entry }) => entry);
  const played = replayLog(new Timeline(game, first.value, new RecentStates()), log);
  if (!played.ok) return invalid(`the log is invalid: ${played.error}`);
  const { moves } = played.value;
  if (!isSameJson(moves, record.value.moves)) {
    return invalid("the moves of the record are not the active moves of the log");
  }
  const { players } = record.value;
  const earlyEnd = earlyEndOf(played.value, outcome?.reason);
  const mismatch = outcomeMismatch(played.value, players.length, earlyEnd, outcome);
  if (mismatch !== undefined) return invalid(mismatch);
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
      hasEarlyEnd: earlyEnd !== undefined,
    }),
  });
}

/** An archive does not say which seats people held, so any resignation may have ended the game. */
function earlyEndOf({ resigned }: Timeline, reason: Outcome["reason"] | undefined): EarlyEnd {
  const isEarly = reason === "resigned" || reason === "time";
  return isEarly && resigned.length > 0 ? reason : undefined;
}

const describeFault = ({ path, reason }: Fault): string =>
  `is invalid: ${jsonPath(path)}: ${reason}`;

const malformed = (error: Fault): Result<never, ArchiveRejection> =>
  fail({ kind: "malformed", fault: error });

const invalid = (message: string): Result<never, ArchiveRejection> =>
  fail({ kind: "invalid", message });

/** Fields that follow from the log. The log itself is not proven: a legal log may never have been played. */
const FIELDS_PROVEN_BY_RULES = ["record.moves", "record.result", "outcome.ranking"];
const FIELDS_PROVEN_BY_COMMITMENT = ["deal.seed", "deal.salt", "record.seed"];

function proofsOf(
  archive: object,
  evidence: {
    readonly isTrusted: boolean;
    readonly isCommitted: boolean;
    readonly hasEarlyEnd: boolean;
  },
): Proofs {
  const fields = fieldPathsOf(archive);
  if (evidence.isTrusted) return { signature: fields, commitment: [], rules: [], unproven: [] };
  const commitment = evidence.isCommitted
    ? fields.filter((field) => FIELDS_PROVEN_BY_COMMITMENT.includes(field))
    : [];
  // In the log a resignation looks the same as a timeout.
  const provenByRules = evidence.hasEarlyEnd
    ? FIELDS_PROVEN_BY_RULES
    : [...FIELDS_PROVEN_BY_RULES, "outcome.reason"];
  const rules = fields.filter((field) => provenByRules.includes(field));
  const unproven = fields.filter((field) => ![...commitment, ...rules].includes(field));
  return { signature: [], commitment, rules, unproven };
}

/** The paths of all fields, two names deep: `table.id`, `record.players`, `log.at`, … */
function fieldPathsOf(archive: object): readonly string[] {
  const fields = Object.entries(archive).flatMap(([name, value]: [string, unknown]) => {
    if (name === "signature") return [];
    const parts = Array.isArray(value) ? value.flatMap(keysOf) : keysOf(value);
    return parts.length === 0 ? [name] : parts.map((part) => `${name}.${part}`);
  });
  return [...new Set(fields)];
}

const keysOf = (value: unknown): readonly string[] => (isObject(value) ? Object.keys(value) : []);
