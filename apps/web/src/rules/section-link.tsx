import type { ComponentChildren } from "preact";
import { addressOf, type RulesBook } from "./rules-book.ts";

/** Told when a link to a section is followed; may keep the browser from going there. */
export type Follow = (section: string, event: MouseEvent) => void;

interface Props {
  readonly book: RulesBook;
  readonly section: string;
  readonly follow: Follow;
  readonly isCurrent?: boolean;
  readonly children: ComponentChildren;
}

export function SectionLink({ book, section, follow, isCurrent = false, children }: Props) {
  return (
    <a
      href={addressOf(book, section)}
      aria-current={isCurrent ? "true" : undefined}
      onClick={(event) => {
        follow(section, event);
      }}
    >
      {children}
    </a>
  );
}
