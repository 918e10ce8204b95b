import type { ComponentChildren } from "preact";

interface Props {
  readonly name: string;
  readonly text: string;
  readonly buttonLabel: string;
  readonly href: string;
  readonly isPrimary?: boolean;
  /** The picture above it. */
  readonly children: ComponentChildren;
}

/** One way to learn a game: its tutorial, its rules, or a first game. */
export const LearnCard = ({
  name,
  text,
  buttonLabel,
  href,
  isPrimary = false,
  children,
}: Props) => (
  <section class={isPrimary ? "panel first" : "panel"}>
    <p class="picture" aria-hidden="true">
      {children}
    </p>
    <h3>{name}</h3>
    <p>{text}</p>
    <a class={isPrimary ? "button primary" : "button"} href={href}>
      {buttonLabel}
    </a>
  </section>
);
