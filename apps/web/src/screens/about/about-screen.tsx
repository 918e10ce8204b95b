import { ChevronBand, Mark } from "../../ui/brand.tsx";
import { VERSION } from "../../version.ts";
import { words } from "../../text/app-text.ts";
import "./about-screen.css";
import { linked } from "./parse-links.ts";

const FONTS = [
  ["Atkinson Hyperlegible Next", "© 2020–2024 The Atkinson Hyperlegible Next Project Authors"],
  ["Fraunces", "© 2020 The Fraunces Project Authors"],
] as const;

const PARTS = [
  ["Preact", "MIT"],
  ["Preact Signals", "MIT"],
  ["idb", "ISC"],
  ["Zod", "MIT"],
] as const;

/** What Sofala is, and whose work it stands on. */
export function Screen() {
  const { about } = words.value;
  return (
    <article class="about-screen">
      <header>
        <Mark size="4.5rem" />
        <div>
          <h1>{about.title}</h1>
          <p class="quiet figures">{about.version(VERSION)}</p>
        </div>
      </header>
      <p class="lead">{about.lead}</p>
      <ChevronBand height={16} />
      <Section title={about.game} lines={about.gameText} />
      <Section title={about.ours} lines={about.oursText} />
      <Section title={about.privacy} lines={about.privacyText} />
      <section>
        <h2>{about.licence}</h2>
        <Lines lines={about.licenceText} />
        <p>{about.fonts}</p>
        <ul>
          {FONTS.map(([name, authors]) => (
            <li key={name}>
              {name} <span class="quiet">{authors}</span>
            </li>
          ))}
        </ul>
        <p>{about.parts}</p>
        <ul>
          {PARTS.map(([name, licence]) => (
            <li key={name}>
              {name} <span class="quiet">{licence}</span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

function Section({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Lines lines={lines} />
    </section>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line}>
      {linked(line).map(({ text, address }) =>
        address === undefined ? (
          text
        ) : (
          <a key={address} href={address} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  ));
