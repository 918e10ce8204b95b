import { loadLearnText, type LearnTextGame } from "@sofala/text/learn";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { appText } from "../text/app-text.ts";
import { lazyText } from "../text/lazy-text.ts";

interface Props {
  readonly game: LearnTextGame;
  readonly pictures: {
    readonly tutorial: ComponentChildren;
    readonly rules: ComponentChildren;
    readonly firstGame: ComponentChildren;
  };
  /** Options of the first game, for the query of its set-up: `&clock=none`. */
  readonly firstGameQuery?: string;
}

/** The ways to learn a game: its tutorial, its rules, or a first game. */
export function LearnCards({ game, pictures, firstGameQuery = "" }: Props) {
  const loaded = useMemo(() => lazyText((tag) => loadLearnText(game, tag)), [game]);
  const hasText = loaded.use();
  if (!hasText) return undefined;
  const { learn } = appText.value;
  const text = loaded.text.value;
  const cards = [
    {
      name: learn.tutorial,
      text: text.tutorialText,
      picture: pictures.tutorial,
      label: learn.tutorialStart,
      href: `/learn/tutorial/${game}`,
    },
    {
      name: learn.rules,
      text: text.rulesText,
      picture: pictures.rules,
      label: learn.rulesOpen,
      href: `/learn/rules/${game}`,
    },
    {
      name: text.firstGame,
      text: text.firstGameText,
      picture: pictures.firstGame,
      label: learn.firstGameStart,
      href: `/new/${game}?for=bots${firstGameQuery}`,
    },
  ];
  return (
    <>
      {cards.map(({ name, text: description, picture, label, href }, n) => (
        <section key={href} class={n === 0 ? "panel first" : "panel"}>
          <p class="picture" aria-hidden="true">
            {picture}
          </p>
          <h3>{name}</h3>
          <p>{description}</p>
          <a class={n === 0 ? "button primary" : "button"} href={href}>
            {label}
          </a>
        </section>
      ))}
    </>
  );
}
