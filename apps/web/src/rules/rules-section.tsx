import type { RulesBlock, RulesSection } from "@sofala/text/rules";
import type { RulesBook } from "./rules-book.ts";
import { RulesLine } from "./rules-line.tsx";
import { RulesTableView } from "./rules-table.tsx";
import "./rules-text.css";
import type { FollowLink } from "./section-link.tsx";

interface Props {
  readonly book: RulesBook;
  readonly section: RulesSection;
  readonly onFollow: FollowLink;
}

/** The text of a section, without its title. */
export function SectionText({ book, section: { id, blocks }, onFollow }: Props) {
  const cardLine = book.cardText?.(id);
  return (
    <div class="rules-text">
      {cardLine !== undefined && <p class="card-line figures">{cardLine}</p>}
      {blocks.map((block, index) => (
        <Block key={index} block={block} book={book} onFollow={onFollow} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: RulesBlock;
  readonly book: RulesBook;
  readonly onFollow: FollowLink;
}

function Block({ block, ...rest }: BlockProps) {
  switch (block.kind) {
    case "p":
      return (
        <p>
          <RulesLine text={block.text} {...rest} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <RulesLine text={item} {...rest} />
            </li>
          ))}
        </ul>
      );
    case "example":
      return (
        <p class="example">
          <strong>{rest.book.screenText.example}</strong> <RulesLine text={block.text} {...rest} />
        </p>
      );
    case "terms":
      return (
        <dl>
          {block.terms.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <RulesLine text={text} {...rest} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "table": {
      const table = rest.book.tables.get(block.table);
      return table && <RulesTableView table={table} {...rest} />;
    }
  }
}
