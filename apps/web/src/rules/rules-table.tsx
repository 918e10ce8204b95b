import type { ComponentChildren } from "preact";
import type { RulesBook, RulesTable } from "./rules-book.ts";
import { RulesLine } from "./rules-line.tsx";
import { SectionLink, type Follow } from "./section-link.tsx";

/** A text of more characters wants room, also where the table scrolls. */
const SHORT = 16;

const isWordy = (cell: ComponentChildren): boolean =>
  typeof cell === "string" && cell.length > SHORT;

interface Props {
  readonly table: RulesTable;
  readonly book: RulesBook;
  readonly follow: Follow;
}

/** A table that scrolls by itself where the screen is too narrow for it. */
export function RulesTableView({ table: { label, heads, rows, note }, book, follow }: Props) {
  return (
    <>
      <div class="table" role="group" aria-label={label} tabIndex={0}>
        <table class="figures">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, section, cells }, index) => (
              <tr key={index}>
                <th scope="row">
                  {section === undefined ? (
                    name
                  ) : (
                    <SectionLink book={book} section={section} follow={follow}>
                      {name}
                    </SectionLink>
                  )}
                </th>
                {cells.map((cell, column) => (
                  <td key={column} class={isWordy(cell) ? "wordy" : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && (
        <p class="note quiet">
          <RulesLine text={note} book={book} follow={follow} />
        </p>
      )}
    </>
  );
}
