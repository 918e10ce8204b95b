import type { ComponentChildren } from "preact";
import { formatSigned } from "./signed.ts";
import "./figure.css";

interface Props {
  /** What is counted. */
  readonly name: string;
  /** Undefined: unknown. */
  readonly value: number | undefined;
  /** Negative values are shown as a danger. */
  readonly isStatus?: boolean;
  /** Its icon. */
  readonly children: ComponentChildren;
}

/** A number with its icon, in a `<dl>`. */
export const Figure = ({ name, value, isStatus = false, children }: Props) => (
  <div
    class={isStatus && value !== undefined && value < 0 ? "figure low" : "figure"}
    data-label={name}
  >
    <dt>
      {children}
      <span class="spoken">{name}</span>
    </dt>
    <dd>{value === undefined ? "?" : isStatus ? formatSigned(value) : value}</dd>
  </div>
);
