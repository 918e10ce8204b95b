import { MarkIcon } from "../art/mark-icon.tsx";
import "./cubes.css";

interface Props {
  readonly cubes: number;
  /** Places for cubes. */
  readonly capacity: number;
}

/** Slots for cubes, and the cubes in them; decorative, the text beside tells the same. */
export const Cubes = ({ cubes, capacity }: Props) => (
  <span class="cubes" aria-hidden="true">
    {Array.from({ length: Math.max(capacity, cubes) }, (_, n) => (
      <i key={n} class={n < cubes ? "taken" : undefined}>
        {n < cubes && <MarkIcon mark="cube" size="100%" />}
      </i>
    ))}
  </span>
);
