import type { ComponentChildren } from "preact";

interface Props {
  /** The sign of who won. */
  readonly badge?: ComponentChildren;
  readonly title: string;
  /** Why, in a sentence or two. */
  readonly children: ComponentChildren;
}

/** How a game ended. */
export const Verdict = ({ badge, title, children }: Props) => (
  <div class="verdict">
    {badge}
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </div>
);
