import type { ComponentChildren } from "preact";

interface Props {
  /** The badge of the winner. */
  readonly badge?: ComponentChildren;
  readonly title: string;
  /** Why, in a sentence or two. */
  readonly children: ComponentChildren;
}

/** How a game ended. */
export const OutcomeCard = ({ badge, title, children }: Props) => (
  <div class="verdict">
    {badge}
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </div>
);
