import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Loading } from "../ui/loading.tsx";
import { appText } from "../text/app-text.ts";
import { sectionAddress, chapterOfSection, sectionAtOffset, findSection } from "./rules-book.ts";
import "./rules-panel.css";
import { RulesSearch } from "./rules-search.tsx";
import { SectionText } from "./rules-section.tsx";
import type { FollowLink } from "./section-link.tsx";
import { useRules, type RulesSource } from "./use-rules.ts";

interface Props {
  /** The first section; a new value opens that section. */
  readonly section: string;
  readonly source: RulesSource;
}

/** The rules, one section at a time, for a dialog or a side panel. */
export function RulesPanel({ section, source }: Props) {
  const book = useRules(source);
  const query = useSignal("");
  /** The sections read so far, the current one last. */
  const history = useSignal<readonly string[]>([section]);
  const title = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    history.value = [section];
    query.value = "";
  }, [section]);
  useEffect(() => {
    if (hasMoved.current) title.current?.focus();
  }, [history.value]);

  const { common } = appText.value;
  if (book === undefined) return <Loading />;
  const current = history.value.at(-1) ?? section;
  const setHistory = (sections: readonly string[]) => {
    hasMoved.current = true;
    history.value = sections;
    query.value = "";
  };
  const goTo = (next: string) => {
    setHistory([...history.value.slice(0, next === current ? -1 : undefined), next]);
  };
  const onFollow: FollowLink = (next, event) => {
    event.preventDefault();
    goTo(next);
  };
  const { screenText } = book;
  const shown = findSection(book, current);
  return (
    <div class="rules-panel">
      <RulesSearch book={book} query={query} onFollow={onFollow} />
      <div class="section" hidden={query.value !== ""}>
        <p class="chapter quiet">{chapterOfSection(book, current)?.title}</p>
        <h3 ref={title} tabIndex={-1}>
          {shown?.title}
        </h3>
        {shown && <SectionText book={book} section={shown} onFollow={onFollow} />}
      </div>
      <div class="button-row">
        <button
          class="button plain"
          type="button"
          disabled={history.value.length === 1}
          onClick={() => {
            setHistory(history.value.slice(0, -1));
          }}
        >
          {common.back}
        </button>
        <StepButton
          to={sectionAtOffset(book, current, -1)?.id}
          name={screenText.previous}
          icon="chevron-left"
          goTo={goTo}
        />
        <StepButton
          to={sectionAtOffset(book, current, 1)?.id}
          name={screenText.next}
          icon="chevron-right"
          goTo={goTo}
        />
        <a class="button plain" href={sectionAddress(book, current)} target="_blank" rel="noopener">
          {screenText.allRules}
        </a>
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly to: string | undefined;
  readonly name: string;
  readonly icon: IconName;
  readonly goTo: (section: string) => void;
}

function StepButton({ to, name, icon, goTo }: StepButtonProps) {
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
