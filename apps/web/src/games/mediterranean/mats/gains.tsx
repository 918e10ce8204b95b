import type { Gain, Marked } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { ReconstructedMark } from "./reconstructed-mark.tsx";
import { formatSigned } from "./signed.ts";
import "./gains.css";

interface Props {
  readonly gain: Gain;
  /** Its path in the edition's data. */
  readonly marked: Marked;
  readonly path: string;
}

const KINDS = ["vp", "money", "happiness", "safety"] as const;

/** Gains as numbers with icons. */
export function Gains({ gain, marked, path }: Props) {
  const { sentences } = mediterraneanText.value;
  return (
    <span class="gains figures" title={sentences.gain(gain)}>
      <span class="spoken">{sentences.gain(gain)}</span>
      {KINDS.map((kind) => {
        const amount = gain[kind];
        return (
          amount !== undefined && (
            <span key={kind} aria-hidden="true">
              {formatSigned(amount)}
              <MarkIcon mark={kind} size="1.1em" />
              <ReconstructedMark marked={marked} path={`${path}.${kind}`} />
            </span>
          )
        );
      })}
    </span>
  );
}
