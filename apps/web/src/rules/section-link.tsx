import type { ComponentChildren } from "preact";
import { sectionAddress, type RulesBook } from "./rules-book.ts";

/** Called when a link to a section is followed; may prevent the navigation. */
export type FollowLink = (section: string, event: MouseEvent) => void;

interface Props {
  readonly book: RulesBook;
  readonly section: string;
  readonly onFollow: FollowLink;
  readonly isCurrent?: boolean;
  readonly children: ComponentChildren;
}

export function SectionLink({ book, section, onFollow, isCurrent = false, children }: Props) {
  return (
    <a
      href={sectionAddress(book, section)}
      aria-current={isCurrent ? "true" : undefined}
      onClick={(event) => {
        onFollow(section, event);
      }}
    >
      {children}
    </a>
  );
}
