import type { ComponentChildren } from "preact";
import { signed } from "./signed.ts";
import "./figure.css";

interface Props {
  /** What is counted. */
  readonly name: string;
  /** Undefined: it is not known. */
  readonly value: number | undefined;
  /** Below 0 it is a danger. */
  readonly isMood?: boolean;
  /** Its sign. */
  readonly children: ComponentChildren;
}

/** A number with its sign, in a list of such. */
export const Figure = ({ name, value, isMood = false, children }: Props) => (
  <div class={isMood && value !== undefined && value < 0 ? "figure low" : "figure"} title={name}>
    <dt>
      {children}
      <span class="spoken">{name}</span>
    </dt>
    <dd>{value === undefined ? "?" : isMood ? signed(value) : value}</dd>
  </div>
);
