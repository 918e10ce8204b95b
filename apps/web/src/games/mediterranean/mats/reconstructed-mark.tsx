import type { Marked } from "@sofala/mediterranean";
import { openMediterraneanRules } from "../../../rules/rules-dialog.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { isReconstructed } from "./is-reconstructed.ts";
import "./reconstructed-mark.css";

interface Props {
  readonly of: Marked;
  readonly path: string;
}

/** Stands behind a value that is reconstructed. */
export const Dagger = ({ of, path }: Props) =>
  isReconstructed(of, path) ? <sup class="dagger">†</sup> : undefined;

/** What the sign means, and the way to more. */
export function DaggerNote() {
  const { mats } = mediterraneanWords.value;
  return (
    <button
      type="button"
      class="dagger-note"
      title={mats.aboutNote}
      onClick={() => openMediterraneanRules("stated")}
    >
      {mats.note}
    </button>
  );
}
