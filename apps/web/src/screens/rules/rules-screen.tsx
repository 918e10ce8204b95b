import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { findGame } from "../../games/registry.ts";
import { fragment } from "../../router.ts";
import type { ScreenProps } from "../../match-path.ts";
import { Loading } from "../../ui/loading.tsx";
import { NotFound } from "../not-found/not-found.tsx";
import { chapterOfSection, findSection, type RulesBook } from "../../rules/rules-book.ts";
import { RulesSearch } from "../../rules/rules-search.tsx";
import { SectionText } from "../../rules/rules-section.tsx";
import "./rules-screen.css";
import { SectionLink, type FollowLink } from "../../rules/section-link.tsx";
import { useRules, type RulesSource } from "../../rules/use-rules.ts";

/** The rules of a game; the fragment of the address names the first section: `#hubs`. */
export function Screen({ parameters: { game } }: ScreenProps) {
  const found = findGame(game);
  return found === undefined ? <NotFound /> : <LoadedRules source={found} />;
}

function LoadedRules({ source }: { readonly source: RulesSource }) {
  const book = useRules(source);
  return book === undefined ? <Loading /> : <RulesBookView game={source.id} book={book} />;
}

interface RulesBookProps {
  readonly game: string;
  readonly book: RulesBook;
}

function RulesBookView({ game, book }: RulesBookProps) {
  const current = findSection(book, fragment.value)?.id;
  useEffect(() => {
    if (current !== undefined) scrollToSection(current);
  }, [current, book]);
  // The router follows the link. If the address already names the section, scroll to it again.
  const onFollow: FollowLink = (section) => {
    if (section === current) scrollToSection(section);
  };
  return (
    <div class="rules-screen" data-game={game}>
      <div class="head">
        <h1>{book.title}</h1>
        {book.Ornament !== undefined && <book.Ornament height={14} />}
      </div>
      <Sidebar book={book} current={current} onFollow={onFollow} />
      <article>
        {book.chapters.map((chapter) => (
          <section key={chapter.id}>
            <h2>{chapter.title}</h2>
            {chapter.sections.map((section) => (
              <section key={section.id} class="section">
                <h3 id={section.id} tabIndex={-1}>
                  {section.title}
                </h3>
                <SectionText book={book} section={section} onFollow={onFollow} />
              </section>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

interface SidebarProps {
  readonly book: RulesBook;
  readonly current: string | undefined;
  readonly onFollow: FollowLink;
}

/** The search, and the contents while the query is empty. */
function Sidebar(props: SidebarProps) {
  const query = useSignal("");
  return (
    <div class="aside">
      <RulesSearch book={props.book} query={query} onFollow={props.onFollow} />
      {query.value === "" && <Contents {...props} />}
    </div>
  );
}

function Contents({ book, current, onFollow }: SidebarProps) {
  const isWide = matchMedia("(min-width: 60rem)").matches;
  const open = current === undefined ? undefined : chapterOfSection(book, current);
  return (
    <details class="contents" open={isWide}>
      <summary>{book.screenText.contents}</summary>
      <nav aria-label={book.screenText.contents}>
        {book.chapters.map((chapter) => (
          <details key={chapter.id} name="rules-contents" open={chapter === open}>
            <summary>{chapter.title}</summary>
            <ul>
              {chapter.sections.map(({ id, title }) => (
                <li key={id}>
                  <SectionLink
                    book={book}
                    section={id}
                    onFollow={onFollow}
                    isCurrent={id === current}
                  >
                    {title}
                  </SectionLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </details>
  );
}

/** Scrolls to a section and focuses its title. */
function scrollToSection(section: string): void {
  const title = document.getElementById(section);
  title?.scrollIntoView({ block: "start" });
  title?.focus({ preventScroll: true });
}
