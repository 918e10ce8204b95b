import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fragment } from "../../router.ts";
import type { ScreenProps } from "../../routes.ts";
import { Loading } from "../../ui/loading.tsx";
import { MeanderBand } from "../../ui/meander-band.tsx";
import { NotFound } from "../not-found/not-found.tsx";
import { chapterOf, sectionNamed, type RulesBook } from "../../rules/rules-book.ts";
import { RulesSearch } from "../../rules/rules-search.tsx";
import { SectionText } from "../../rules/rules-section.tsx";
import "./rules-screen.css";
import { SectionLink, type Follow } from "../../rules/section-link.tsx";
import { isRulesGame, useRules, type RulesGame } from "../../rules/use-rules.ts";

/** The rules of a game; the address names the section to begin with: `#hubs`. */
export function Screen({ parameters: { game } }: ScreenProps) {
  return isRulesGame(game) ? <Rules game={game} /> : <NotFound />;
}

function Rules({ game }: { readonly game: RulesGame }) {
  const book = useRules(game);
  return book === undefined ? <Loading /> : <Book game={game} book={book} />;
}

interface BookProps {
  readonly game: RulesGame;
  readonly book: RulesBook;
}

function Book({ game, book }: BookProps) {
  const current = sectionNamed(book, fragment.value)?.id;
  useEffect(() => {
    if (current !== undefined) show(current);
  }, [current, book]);
  // The router follows the link; a section that the address already names is shown again.
  const follow: Follow = (section) => {
    if (section === current) show(section);
  };
  return (
    <div class="rules-screen" data-game={game}>
      <div class="head">
        <h1>{book.title}</h1>
        {game === "mediterranean" && <MeanderBand height={14} />}
      </div>
      <Aside book={book} current={current} follow={follow} />
      <article>
        {book.chapters.map((chapter) => (
          <section key={chapter.id}>
            <h2>{chapter.title}</h2>
            {chapter.sections.map((section) => (
              <section key={section.id} class="section">
                <h3 id={section.id} tabIndex={-1}>
                  {section.title}
                </h3>
                <SectionText book={book} section={section} follow={follow} />
              </section>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

interface AsideProps {
  readonly book: RulesBook;
  readonly current: string | undefined;
  readonly follow: Follow;
}

/** The search, and the contents while nothing is searched. */
function Aside(props: AsideProps) {
  const query = useSignal("");
  return (
    <div class="aside">
      <RulesSearch book={props.book} query={query} follow={props.follow} />
      {query.value === "" && <Contents {...props} />}
    </div>
  );
}

function Contents({ book, current, follow }: AsideProps) {
  const isWide = matchMedia("(min-width: 60rem)").matches;
  const open = current === undefined ? undefined : chapterOf(book, current);
  return (
    <details class="contents" open={isWide}>
      <summary>{book.screen.contents}</summary>
      <nav aria-label={book.screen.contents}>
        {book.chapters.map((chapter) => (
          <details key={chapter.id} name="rules-contents" open={chapter === open}>
            <summary>{chapter.title}</summary>
            <ul>
              {chapter.sections.map(({ id, title }) => (
                <li key={id}>
                  <SectionLink book={book} section={id} follow={follow} isCurrent={id === current}>
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

/** Brings a section into sight, and whoever reads by keyboard or ear to its title. */
function show(section: string): void {
  const title = document.getElementById(section);
  title?.scrollIntoView({ block: "start" });
  title?.focus({ preventScroll: true });
}
