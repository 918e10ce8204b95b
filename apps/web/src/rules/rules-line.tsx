import { inline } from "@sofala/text/rules";
import type { RulesBook } from "./rules-book.ts";
import { SectionLink, type Follow } from "./section-link.tsx";

interface Props {
  readonly text: string;
  readonly book: RulesBook;
  readonly follow: Follow;
}

/** A line of the rules with its strong words and links. */
export function RulesLine({ text, book, follow }: Props) {
  return (
    <>
      {inline(text).map((part, index) => {
        if (part.section !== undefined) {
          return (
            <SectionLink key={index} book={book} section={part.section} follow={follow}>
              {part.text}
            </SectionLink>
          );
        }
        return part.strong === true ? <strong key={index}>{part.text}</strong> : part.text;
      })}
    </>
  );
}
