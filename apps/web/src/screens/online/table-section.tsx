import type { TableSummary } from "@sofala/protocol";
import type { ComponentChildren } from "preact";

interface TableSectionProps {
  readonly title: string;
  /** Shown if there are no tables; left out, the section is hidden then. */
  readonly emptyText?: string;
  readonly tables: readonly TableSummary[];
  /** Shown between the heading and the tables. */
  readonly header?: ComponentChildren;
  readonly children: (table: TableSummary, index: number) => ComponentChildren;
}

/** A section of tables. */
export function TableSection({ title, emptyText, tables, header, children }: TableSectionProps) {
  if (tables.length === 0 && emptyText === undefined) return undefined;
  return (
    <section class="card-section">
      <h2>
        {title}
        {tables.length > 0 && <span class="quiet figures"> {tables.length}</span>}
      </h2>
      {header}
      {tables.length === 0 ? (
        <p class="none quiet">{emptyText}</p>
      ) : (
        <ul class="cards bare">
          {tables.map((table, index) => (
            <li key={table.id}>{children(table, index)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
