import type { ComponentChildren } from "preact";
import { appText } from "../text/app-text.ts";

/** One way to learn a game. */
interface Way {
  readonly text: string;
  readonly picture: ComponentChildren;
}

interface Props {
  /** The id of the game. */
  readonly game: string;
  readonly tutorial: Way;
  readonly rules: Way;
  /** With the options of its set-up in the query. */
  readonly firstGame: Way & { readonly name: string; readonly query: string };
}

/** The ways to learn a game: its tutorial, its rules, or a first game. */
export function LearnCards({ game, tutorial, rules, firstGame }: Props) {
  const { learn } = appText.value;
  const { query, ...first } = firstGame;
  const tutorialLink = { label: learn.tutorialStart, href: `/learn/tutorial/${game}` };
  const rulesLink = { label: learn.rulesOpen, href: `/learn/rules/${game}` };
  const cards = [
    { ...tutorial, ...tutorialLink, name: learn.tutorial },
    { ...rules, ...rulesLink, name: learn.rules },
    { ...first, label: learn.firstGameStart, href: `/new/${game}?for=bots${query}` },
  ];
  return (
    <>
      {cards.map(({ name, text, picture, label, href }, n) => (
        <section key={name} class={n === 0 ? "panel first" : "panel"}>
          <p class="picture" aria-hidden="true">
            {picture}
          </p>
          <h3>{name}</h3>
          <p>{text}</p>
          <a class={n === 0 ? "button primary" : "button"} href={href}>
            {label}
          </a>
        </section>
      ))}
    </>
  );
}
