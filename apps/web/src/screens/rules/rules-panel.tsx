import { useSignal } from "@preact/signals";
import type { RulesSection } from "@sofala/text/rules";
import { useEffect, useRef } from "preact/hooks";
import { rulesAddress } from "../../boards/zimbabwe/rules-links.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { words } from "../../words/words.ts";
import "./rules-panel.css";
import { RulesSearch } from "./rules-search.tsx";
import { SectionText } from "./rules-section.tsx";
import type { Follow } from "./section-link.tsx";
import { chapterOf, neighbour } from "./sections.ts";
import { useRules } from "./use-rules.ts";

interface Props {
  /** Where to begin; another section here leads there. */
  readonly section: RulesSection;
}

/** The rules one section at a time, for a dialog or a side of the table. */
export function RulesPanel({ section }: Props) {
  const rules = useRules();
  const query = useSignal("");
  /** The sections that were read, the current one last. */
  const trail = useSignal<readonly RulesSection[]>([section]);
  const title = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    trail.value = [section];
    query.value = "";
  }, [section]);
  useEffect(() => {
    if (hasMoved.current) title.current?.focus();
  }, [trail.value]);

  const { common } = words.value;
  if (rules === undefined) return <Loading />;
  const current = trail.value.at(-1) ?? section;
  const move = (sections: readonly RulesSection[]) => {
    hasMoved.current = true;
    trail.value = sections;
    query.value = "";
  };
  const goTo = (next: RulesSection) => {
    move([...trail.value.slice(0, next === current ? -1 : undefined), next]);
  };
  const follow: Follow = (next, event) => {
    event.preventDefault();
    goTo(next);
  };
  const { screen } = rules;
  return (
    <div class="rules-panel">
      <RulesSearch rules={rules} query={query} follow={follow} />
      <div class="section" hidden={query.value !== ""}>
        <p class="chapter quiet">{rules.chapters[chapterOf(current)]}</p>
        <h3 ref={title} tabIndex={-1}>
          {rules.sections[current].title}
        </h3>
        <SectionText rules={rules} section={current} follow={follow} />
      </div>
      <div class="ways">
        <button
          class="button plain"
          type="button"
          disabled={trail.value.length === 1}
          onClick={() => {
            move(trail.value.slice(0, -1));
          }}
        >
          {common.back}
        </button>
        <Way to={neighbour(current, -1)} name={screen.previous} icon="chevron-left" goTo={goTo} />
        <Way to={neighbour(current, 1)} name={screen.next} icon="chevron-right" goTo={goTo} />
        <a class="button plain" href={rulesAddress(current)} target="_blank" rel="noopener">
          {screen.allRules}
        </a>
      </div>
    </div>
  );
}

interface WayProps {
  readonly to: RulesSection | undefined;
  readonly name: string;
  readonly icon: IconName;
  readonly goTo: (section: RulesSection) => void;
}

function Way({ to, name, icon, goTo }: WayProps) {
  return (
    <button
      class="button plain"
      type="button"
      aria-label={name}
      title={name}
      disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) goTo(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
