import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Loading } from "../ui/loading.tsx";
import { words } from "../text/app-text.ts";
import { addressOf, chapterOf, neighbour, sectionNamed } from "./rules-book.ts";
import "./rules-panel.css";
import { RulesSearch } from "./rules-search.tsx";
import { SectionText } from "./rules-section.tsx";
import type { Follow } from "./section-link.tsx";
import { useRules, type RulesGame } from "./use-rules.ts";

interface Props {
  /** Where to begin; another section here leads there. */
  readonly section: string;
  readonly game: RulesGame;
}

/** The rules one section at a time, for a dialog or a side of the table. */
export function RulesPanel({ section, game }: Props) {
  const book = useRules(game);
  const query = useSignal("");
  /** The sections that were read, the current one last. */
  const trail = useSignal<readonly string[]>([section]);
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
  if (book === undefined) return <Loading />;
  const current = trail.value.at(-1) ?? section;
  const move = (sections: readonly string[]) => {
    hasMoved.current = true;
    trail.value = sections;
    query.value = "";
  };
  const goTo = (next: string) => {
    move([...trail.value.slice(0, next === current ? -1 : undefined), next]);
  };
  const follow: Follow = (next, event) => {
    event.preventDefault();
    goTo(next);
  };
  const { screen } = book;
  const shown = sectionNamed(book, current);
  return (
    <div class="rules-panel">
      <RulesSearch book={book} query={query} follow={follow} />
      <div class="section" hidden={query.value !== ""}>
        <p class="chapter quiet">{chapterOf(book, current)?.title}</p>
        <h3 ref={title} tabIndex={-1}>
          {shown?.title}
        </h3>
        {shown && <SectionText book={book} section={shown} follow={follow} />}
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
        <Way
          to={neighbour(book, current, -1)?.id}
          name={screen.previous}
          icon="chevron-left"
          goTo={goTo}
        />
        <Way
          to={neighbour(book, current, 1)?.id}
          name={screen.next}
          icon="chevron-right"
          goTo={goTo}
        />
        <a class="button plain" href={addressOf(book, current)} target="_blank" rel="noopener">
          {screen.allRules}
        </a>
      </div>
    </div>
  );
}

interface WayProps {
  readonly to: string | undefined;
  readonly name: string;
  readonly icon: IconName;
  readonly goTo: (section: string) => void;
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
