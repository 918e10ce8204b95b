import type { RulesSection } from "@sofala/text/rules";
import type { ComponentChildren } from "preact";
import { rulesAddress } from "../../boards/zimbabwe/rules-links.ts";

/** Told when a link to a section is followed; may keep the browser from going there. */
export type Follow = (section: RulesSection, event: MouseEvent) => void;

interface Props {
  readonly section: RulesSection;
  readonly follow: Follow;
  readonly isCurrent?: boolean;
  readonly children: ComponentChildren;
}

export function SectionLink({ section, follow, isCurrent = false, children }: Props) {
  return (
    <a
      href={rulesAddress(section)}
      aria-current={isCurrent ? "true" : undefined}
      onClick={(event) => {
        follow(section, event);
      }}
    >
      {children}
    </a>
  );
}
