import {
  begin,
  fail,
  fault,
  jsonPath,
  ok,
  parseRecord,
  read,
  replay,
  sameJson,
  under,
  type Fault,
  type Result,
} from "@sofala/engine";
import { archive, type Outcome } from "@sofala/protocol";
import { Play } from "../timeline/timeline.ts";
import { commitmentTo } from "../tables/create-table.ts";
import type { Services } from "../tables/services.ts";
import { isSigned } from "../signing/archive-signature.ts";
import { proofsOf, type Proofs } from "./archive-proofs.ts";
import { followLog, outcomeTrouble, type CutShort } from "./check-log.ts";

/** What was found of an archive that holds. */
export interface Sound {
  readonly game: string;
  readonly players: readonly string[];
  readonly entries: number;
  readonly moves: number;
  /** What was promised of the deal before the game, if anything was. */
  readonly promise?: string;
  readonly outcome?: Outcome;
  /** The key that signed it, if one did. */
  readonly key?: string;
  /** Is it one of those that are trusted? */
  readonly isTrusted: boolean;
  readonly proofs: Proofs;
}

/** Why not: malformed, or well-formed and not true. */
export type Unsound =
  | { readonly kind: "malformed"; readonly fault: Fault }
  | { readonly kind: "untrue"; readonly sentence: string };

/**
 * Checks all that an archive says: its signature, its deal, its log, its record, its outcome. Where it is known which keys
 * the server has, it must be signed by one of them.
 */
export function verifyArchive(
  { gameAt }: Pick<Services, "gameAt">,
  input: unknown,
  trusted?: readonly string[],
): Result<Sound, Unsound> {
  const parsed = read(archive, input);
  if (!parsed.ok) return malformed(parsed.error);
  const { signature } = parsed.value;
  // The signature is of what was read, not of what was understood of it.
  if (signature !== undefined && !isSigned(input as object, signature)) {
    return untrue("the signature does not fit: the archive was changed after it was signed");
  }
  const isTrusted = signature !== undefined && trusted?.includes(signature.key) === true;
  if (trusted !== undefined && !isTrusted) {
    return untrue(
      signature === undefined
        ? "the archive is not signed"
        : `the archive is signed by another key: ${signature.key}`,
    );
  }
  const { record: written, deal, outcome } = parsed.value;
  const game = gameAt(written.game, written.rules);
  if (game === undefined) {
    const what = `nobody here knows ${written.game} under rules ${written.rules}`;
    return malformed(fault(what, "record", "rules"));
  }
  const record = parseRecord(game, written);
  if (!record.ok) return malformed(under(["record"], record.error));

  const { commitment, seed, salt } = deal;
  if (commitment !== undefined && commitment !== commitmentTo(seed, salt)) {
    return untrue("the seed and the salt are not those that were promised at the start");
  }
  if (record.value.seed !== seed)
    return untrue("the record was not played with the seed that was dealt");
  const replayed = replay(game, record.value);
  if (!replayed.ok) return untrue(`the record ${said(replayed.error)}`);

  const first = begin(game, record.value);
  if (!first.ok) return malformed(under(["record"], first.error));
  const log = parsed.value.log.map(({ entry }) => entry);
  const played = followLog(new Play(game, first.value), log);
  if (!played.ok) return untrue(`the log does not hold: ${played.error}`);
  const { moves } = played.value;
  if (!sameJson(moves, record.value.moves)) {
    return untrue("the moves of the record are not those that stand in the log");
  }
  const { players } = record.value;
  const cut = cutOf(played.value, outcome?.reason);
  const trouble = outcomeTrouble(played.value, players.length, cut, outcome);
  if (trouble !== undefined) return untrue(trouble);
  return ok({
    game: game.id,
    players,
    entries: log.length,
    moves: moves.length,
    ...(commitment === undefined ? {} : { promise: commitment }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(signature === undefined ? {} : { key: signature.key }),
    isTrusted,
    proofs: proofsOf(parsed.value, {
      isTrusted,
      isCommitted: commitment !== undefined,
      isCutShort: cut !== undefined,
    }),
  });
}

/** An archive does not say who sat there: where somebody resigned, that may have ended the game. */
function cutOf({ resigned }: Play, reason: Outcome["reason"] | undefined): CutShort {
  const isCut = reason === "resigned" || reason === "time";
  return isCut && resigned.length > 0 ? reason : undefined;
}

const said = ({ path, reason }: Fault): string => `does not hold: ${jsonPath(path)}: ${reason}`;

const malformed = (what: Fault): Result<never, Unsound> => fail({ kind: "malformed", fault: what });

const untrue = (sentence: string): Result<never, Unsound> => fail({ kind: "untrue", sentence });
