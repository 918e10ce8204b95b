import type { Marked } from "@sofala/mediterranean";
import { openMediterraneanRules } from "../rules/open-rules.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import { isReconstructed } from "./is-reconstructed.ts";
import "./reconstructed-mark.css";

interface Props {
  readonly marked: Marked;
  readonly path: string;
}

/** Shown after a value that is reconstructed. */
export const ReconstructedMark = ({ marked, path }: Props) =>
  isReconstructed(marked, path) ? <sup class="reconstructed-mark">†</sup> : undefined;

/** What the mark means, with a link to the rules. */
export function ReconstructedNote() {
  const { mats } = mediterraneanText.value;
  return (
    <button
      type="button"
      class="reconstructed-note"
      title={mats.reconstructedLink}
      onClick={() => openMediterraneanRules("stated")}
    >
      {mats.reconstructedNote}
    </button>
  );
}
