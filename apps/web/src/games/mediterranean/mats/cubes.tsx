import { MarkIcon } from "../art/mark-icon.tsx";
import "./cubes.css";

interface Props {
  readonly cubes: number;
  /** Places for cubes. */
  readonly room: number;
}

/** Places for cubes, and the cubes on them; what they are is said beside. */
export const Cubes = ({ cubes, room }: Props) => (
  <span class="cubes" aria-hidden="true">
    {Array.from({ length: Math.max(room, cubes) }, (_, n) => (
      <i key={n} class={n < cubes ? "taken" : undefined}>
        {n < cubes && <MarkIcon mark="cube" size="100%" />}
      </i>
    ))}
  </span>
);
