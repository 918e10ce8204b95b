import type { Gain, Marked } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { Dagger } from "./reconstructed-mark.tsx";
import { signed } from "./signed.ts";
import "./gains.css";

interface Props {
  readonly gain: Gain;
  /** Where it stands in the edition. */
  readonly of: Marked;
  readonly path: string;
}

const KINDS = ["vp", "money", "happiness", "safety"] as const;

/** What something brings, as numbers with signs. */
export function Gains({ gain, of, path }: Props) {
  const { game } = mediterraneanWords.value;
  return (
    <span class="gains figures" title={game.gain(gain)}>
      <span class="spoken">{game.gain(gain)}</span>
      {KINDS.map((kind) => {
        const amount = gain[kind];
        return (
          amount !== undefined && (
            <span key={kind} aria-hidden="true">
              {signed(amount)}
              <MarkIcon mark={kind} size="1.1em" />
              <Dagger of={of} path={`${path}.${kind}`} />
            </span>
          )
        );
      })}
    </span>
  );
}
