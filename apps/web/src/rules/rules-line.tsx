import { parseInline } from "@sofala/text/rules";
import type { RulesBook } from "./rules-book.ts";
import { SectionLink, type FollowLink } from "./section-link.tsx";

interface Props {
  readonly text: string;
  readonly book: RulesBook;
  readonly onFollow: FollowLink;
}

/** A line of the rules with its bold text and links. */
export function RulesLine({ text, book, onFollow }: Props) {
  return (
    <>
      {parseInline(text).map((part, index) => {
        if (part.section !== undefined) {
          return (
            <SectionLink key={index} book={book} section={part.section} onFollow={onFollow}>
              {part.text}
            </SectionLink>
          );
        }
        return part.strong === true ? <strong key={index}>{part.text}</strong> : part.text;
      })}
    </>
  );
}
