import type { ComponentChildren } from "preact";
import { matchPath } from "../match-path.ts";
import { reportProblem } from "../problem-report/report-problem.ts";
import { path } from "../router.ts";
import { openRules } from "../rules/rules-dialog.tsx";
import { ChevronBand, Logo } from "../ui/brand.tsx";
import { Icon } from "../ui/icon.tsx";
import { useKeys } from "../ui/keys.ts";
import { lazyWithFirstTexts } from "../ui/lazy.tsx";
import { whenIdle } from "../ui/when-idle.ts";
import { hasSession } from "../online/has-session.ts";
import { VERSION } from "../version.ts";
import { appText } from "../text/app-text.ts";
import { HeaderSignInLink } from "./sign-in-link.tsx";
import "./frame.css";

/** The sections of the site, each with the beginnings of the addresses of its other screens. */
const SECTIONS = [
  { to: "/", name: "play", screens: ["/online", "/new/", "/table/", "/games"] },
  { to: "/watch", name: "watch", screens: [] },
  { to: "/learn", name: "learn", screens: ["/learn/"] },
  { to: "/ratings", name: "ratings", screens: ["/player/", "/bots"] },
] as const;

/** Loaded when the page is idle, and only if there was a session. */
const SessionLinks = lazyWithFirstTexts(
  () =>
    whenIdle()
      .then(() => import("./session-links.tsx"))
      .then((module) => module.SessionLinks),
  () => undefined,
);

/** The header and footer of every screen but the table. */
export function Frame({ children }: { readonly children: ComponentChildren }) {
  const { common } = appText.value;
  useKeys((key) => (key === "/" ? openRulesOfScreen : undefined), []);
  return (
    <div class="app-frame">
      <a class="skip" href="#content">
        {common.skipToContent}
      </a>
      <header>
        <a class="brand" href="/" aria-current={path.value === "/" ? "page" : undefined}>
          <Logo size="1.75rem" />
          Sofala
        </a>
        <nav aria-label="Sofala">
          {SECTIONS.map(({ to, name, screens }) => (
            <a key={to} href={to} aria-current={currentState(to, screens)}>
              {common[name]}
            </a>
          ))}
        </nav>
        <div class="you">
          {hasSession.value ? <SessionLinks /> : <HeaderSignInLink />}
          <a class="settings" href="/settings" aria-current={currentState("/settings", [])}>
            <Icon name="settings" />
            <span class="spoken">{common.settings}</span>
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <ChevronBand height={12} />
        <div class="foot">
          <span class="quiet">Sofala {VERSION}</span>
          <a href="/games">{common.games}</a>
          <a href="/about">{common.about}</a>
          <button type="button" class="link" onClick={() => reportProblem()}>
            {common.reportProblem}
          </button>
        </div>
      </footer>
    </div>
  );
}

function currentState(to: string, screens: readonly string[]): "page" | "true" | undefined {
  if (path.value === to) return "page";
  return screens.some((start) => path.value.startsWith(start)) ? "true" : undefined;
}

/** Opens the rules of the game that the screen is about. */
function openRulesOfScreen(): void {
  openRules({ game: matchPath("/learn/rules/:game", path.peek())?.["game"] });
}
