import type { ComponentChildren } from "preact";
import type { RulesBook, RulesTable } from "./rules-book.ts";
import { RulesLine } from "./rules-line.tsx";
import { SectionLink, type FollowLink } from "./section-link.tsx";

/** Longer texts get a minimum width, also if the table scrolls. */
const MAX_SHORT_LENGTH = 16;

const isLongText = (cell: ComponentChildren): boolean =>
  typeof cell === "string" && cell.length > MAX_SHORT_LENGTH;

interface Props {
  readonly table: RulesTable;
  readonly book: RulesBook;
  readonly onFollow: FollowLink;
}

/** A table that scrolls on its own if the screen is too narrow. */
export function RulesTableView({ table: { label, columns, rows, note }, book, onFollow }: Props) {
  return (
    <>
      <div class="table" role="group" aria-label={label} tabIndex={0}>
        <table class="figures">
          <thead>
            <tr>
              {columns.map((head) => (
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
                    <SectionLink book={book} section={section} onFollow={onFollow}>
                      {name}
                    </SectionLink>
                  )}
                </th>
                {cells.map((cell, column) => (
                  <td key={column} class={isLongText(cell) ? "wordy" : undefined}>
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
          <RulesLine text={note} book={book} onFollow={onFollow} />
        </p>
      )}
    </>
  );
}
