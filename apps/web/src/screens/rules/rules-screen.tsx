import { useSignal } from "@preact/signals";
import { RULES_CHAPTERS, type RulesSection, type RulesText } from "@sofala/text/rules";
import { useEffect } from "preact/hooks";
import { fragment } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { RulesSearch } from "./rules-search.tsx";
import { SectionText } from "./rules-section.tsx";
import "./rules-screen.css";
import { SectionLink, type Follow } from "./section-link.tsx";
import { CHAPTERS, chapterOf, sectionNamed } from "./sections.ts";
import { useRules } from "./use-rules.ts";

/** The rules of The Great Zimbabwe; the address names the section to begin with: `#hubs`. */
export function Screen() {
  const rules = useRules();
  return rules === undefined ? <Loading /> : <Rules rules={rules} />;
}

function Rules({ rules }: { readonly rules: RulesText }) {
  const current = sectionNamed(fragment.value);
  useEffect(() => {
    if (current !== undefined) show(current);
  }, [current, rules]);
  // The router follows the link; a section that the address already names is shown again.
  const follow: Follow = (section) => {
    if (section === current) show(section);
  };
  return (
    <div class="rules-screen">
      <h1>{rules.title}</h1>
      <Aside rules={rules} current={current} follow={follow} />
      <article>
        {CHAPTERS.map((chapter) => (
          <section key={chapter}>
            <h2>{rules.chapters[chapter]}</h2>
            {RULES_CHAPTERS[chapter].map((section) => (
              <section key={section} class="section">
                <h3 id={section} tabIndex={-1}>
                  {rules.sections[section].title}
                </h3>
                <SectionText rules={rules} section={section} follow={follow} />
              </section>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

interface AsideProps {
  readonly rules: RulesText;
  readonly current: RulesSection | undefined;
  readonly follow: Follow;
}

/** The search, and the contents while nothing is searched. */
function Aside(props: AsideProps) {
  const query = useSignal("");
  return (
    <div class="aside">
      <RulesSearch rules={props.rules} query={query} follow={props.follow} />
      {query.value === "" && <Contents {...props} />}
    </div>
  );
}

function Contents({ rules, current, follow }: AsideProps) {
  const isWide = matchMedia("(min-width: 60rem)").matches;
  const open = current === undefined ? undefined : chapterOf(current);
  return (
    <details class="contents" open={isWide}>
      <summary>{rules.screen.contents}</summary>
      <nav aria-label={rules.screen.contents}>
        {CHAPTERS.map((chapter) => (
          <details key={chapter} name="rules-contents" open={chapter === open}>
            <summary>{rules.chapters[chapter]}</summary>
            <ul>
              {RULES_CHAPTERS[chapter].map((section) => (
                <li key={section}>
                  <SectionLink section={section} follow={follow} isCurrent={section === current}>
                    {rules.sections[section].title}
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
function show(section: RulesSection): void {
  const title = document.getElementById(section);
  title?.scrollIntoView({ block: "start" });
  title?.focus({ preventScroll: true });
}
