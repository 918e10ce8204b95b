import { loadAboutText } from "@sofala/text/about";
import { learnTexts, useLearnTexts } from "../../games/learn-texts.ts";
import { ChevronBand, Logo } from "../../ui/brand.tsx";
import { VERSION } from "../../version.ts";
import { lazyText } from "../../text/lazy-text.ts";
import { Loading } from "../../ui/loading.tsx";
import "./about-screen.css";
import { PackageList } from "./package-list.tsx";
import { parseLinks } from "./parse-links.ts";

const FONTS = [
  ["Atkinson Hyperlegible Next", "© 2020–2024 The Atkinson Hyperlegible Next Project Authors"],
  ["Fraunces", "© 2020 The Fraunces Project Authors"],
] as const;

const LIBRARIES = [
  ["Preact", "MIT"],
  ["Preact Signals", "MIT"],
  ["Zod", "MIT"],
] as const;

const { text: aboutText, use: useAboutText } = lazyText(loadAboutText);

/** What Sofala is, and the work that it uses. */
export function Screen() {
  const hasText = useAboutText();
  const hasCredits = useLearnTexts();
  if (!hasText || !hasCredits) return <Loading />;
  const about = aboutText.value;
  const credits = Object.values(learnTexts.value).map((text) => text.credits);
  return (
    <article class="about-screen">
      <header>
        <Logo size="4.5rem" />
        <div>
          <h1>{about.title}</h1>
          <p class="quiet figures">{about.version(VERSION)}</p>
        </div>
      </header>
      <p class="lead">{about.intro}</p>
      <ChevronBand height={16} />
      <Section title={about.games} lines={[...credits, ...about.gamesText]} />
      <Section title={about.artwork} lines={about.artworkText} />
      <Section title={about.privacy} lines={about.privacyText} />
      <section>
        <h2>{about.licence}</h2>
        <Paragraphs lines={about.licenceText} />
        <p>{about.fonts}</p>
        <ul>
          {FONTS.map(([name, authors]) => (
            <li key={name}>
              {name} <span class="quiet">{authors}</span>
            </li>
          ))}
        </ul>
        <p>{about.dependencies}</p>
        <ul>
          {LIBRARIES.map(([name, licence]) => (
            <li key={name}>
              {name} <span class="quiet">{licence}</span>
            </li>
          ))}
        </ul>
        <PackageList text={about.packages} />
      </section>
    </article>
  );
}

function Section({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Paragraphs lines={lines} />
    </section>
  );
}

const Paragraphs = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line}>
      {parseLinks(line).map(({ text, url }) =>
        url === undefined ? (
          text
        ) : (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  ));
