import type { ComponentChildren } from "preact";

interface Props {
  readonly title: string;
  /** A hint below the table. */
  readonly hint?: string;
  /** The head and the body of the table. */
  readonly children: ComponentChildren;
}

/** The figures of a chart, as a table. */
export const FiguresTable = ({ title, hint, children }: Props) => (
  <details>
    <summary>{title}</summary>
    {/* A table that is wider than the window scrolls, also by keyboard. */}
    <div class="scroll" tabIndex={0} role="region" aria-label={title}>
      <table class="figures">{children}</table>
    </div>
    {hint !== undefined && <p class="quiet">{hint}</p>}
  </details>
);
