import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { matchPath } from "../match-path.ts";
import { reportProblem } from "../problem-report/report-problem.ts";
import { path } from "../router.ts";
import { openRules } from "../rules/rules-dialog.tsx";
import { ChevronBand, Logo } from "../ui/brand.tsx";
import { onKeys } from "../ui/keys.ts";
import { VERSION } from "../version.ts";
import { appText } from "../text/app-text.ts";
import "./frame.css";

/** The header and footer of every screen but the table. */
export function Frame({ children }: { readonly children: ComponentChildren }) {
  const { common } = appText.value;
  useEffect(() => onKeys((key) => (key === "/" ? openRulesOfScreen : undefined)), []);
  const links = [
    ["/games", common.games],
    ["/learn", common.learn],
    ["/settings", common.settings],
    ["/about", common.about],
  ] as const;
  return (
    <div class="app-frame">
      <a class="skip" href="#content">
        {common.skipToContent}
      </a>
      <header>
        <a class="brand" href="/" aria-current={path.value === "/" ? "page" : undefined}>
          <Logo size={28} />
          Sofala
        </a>
        <nav aria-label="Sofala">
          {links.map(([to, name]) => (
            <a key={to} href={to} aria-current={path.value === to ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <ChevronBand height={12} />
        <div class="foot">
          <span class="quiet">Sofala {VERSION}</span>
          <a href="/about">{common.about}</a>
          <button type="button" class="link" onClick={() => reportProblem()}>
            {common.reportProblem}
          </button>
        </div>
      </footer>
    </div>
  );
}

/** Opens the rules of the game that the screen is about. */
function openRulesOfScreen(): void {
  openRules({ game: matchPath("/learn/rules/:game", path.peek())?.["game"] });
}
