import type { Good } from "@sofala/mediterranean";
import { EMPIRES, type God } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { GoodIcon } from "../../games/mediterranean/art/good-icon.tsx";
import { MarkIcon, type MarkName } from "../../games/mediterranean/art/mark-icon.tsx";
import { SeatBadge } from "../../games/mediterranean/art/seat-badge.tsx";
import { EmpireBadge } from "../../games/zimbabwe/board/empires.tsx";
import { GodIcon, MonumentIcon } from "../../games/zimbabwe/board/piece-icons.tsx";
import { LEVELS } from "../../games/zimbabwe/cards.ts";
import { ChevronBand } from "../../ui/brand.tsx";
import { MeanderBand } from "../../ui/meander-band.tsx";
import { appText } from "../../text/app-text.ts";
import "./learn-screen.css";

/** Four that look different. */
const GODS: readonly God[] = ["eshu", "gu", "dziva", "engai"];

/** Four that look different. */
const GOODS: readonly Good[] = ["wine", "dye", "timber", "gold"];
const MARKS: readonly MarkName[] = ["vp", "money", "happiness", "safety"];
const SEATS = [0, 1, 2, 3, 4, 5];

/** How to learn both games: tutorial, rules, first game. */
export function Screen() {
  const { learn, home } = appText.value;
  return (
    <div class="learn-screen">
      <h1>{learn.title}</h1>
      <p class="lead">{learn.text}</p>
      <section class="world zimbabwe" aria-labelledby="learn-zimbabwe">
        <header>
          <h2 id="learn-zimbabwe">{home.games.zimbabwe.title}</h2>
          <p class="quiet">{learn.zimbabweText}</p>
          <ChevronBand height={12} />
        </header>
        <div class="ways">
          <LearnCard
            name={learn.tutorial}
            text={learn.tutorialText}
            buttonLabel={learn.tutorialStart}
            href="/learn/tutorial/zimbabwe"
            isPrimary
          >
            {LEVELS.map((level) => (
              <MonumentIcon key={level} level={level} size="4.25rem" />
            ))}
          </LearnCard>
          <LearnCard
            name={learn.rules}
            text={learn.rulesText}
            buttonLabel={learn.rulesOpen}
            href="/learn/rules/zimbabwe"
          >
            {GODS.map((god) => (
              <GodIcon key={god} god={god} size="2.25rem" />
            ))}
          </LearnCard>
          <LearnCard
            name={learn.firstGame}
            text={learn.firstGameText}
            buttonLabel={learn.firstGameStart}
            href="/new/zimbabwe?for=bots&first-play=yes"
          >
            {EMPIRES.slice(0, 4).map((empire) => (
              <EmpireBadge key={empire} empire={empire} size="2.75rem" />
            ))}
          </LearnCard>
        </div>
      </section>
      <section class="world mediterranean" aria-labelledby="learn-mediterranean">
        <header>
          <h2 id="learn-mediterranean">{home.games.mediterranean.title}</h2>
          <p class="quiet">{learn.mediterraneanText}</p>
          <MeanderBand height={12} />
        </header>
        <div class="ways">
          <LearnCard
            name={learn.tutorial}
            text={learn.mediterraneanTutorialText}
            buttonLabel={learn.tutorialStart}
            href="/learn/tutorial/mediterranean"
            isPrimary
          >
            {SEATS.map((seat) => (
              <SeatBadge key={seat} seat={seat} size="3rem" />
            ))}
          </LearnCard>
          <LearnCard
            name={learn.rules}
            text={learn.mediterraneanRulesText}
            buttonLabel={learn.rulesOpen}
            href="/learn/rules/mediterranean"
          >
            {GOODS.map((good) => (
              <GoodIcon key={good} good={good} size="2.75rem" />
            ))}
          </LearnCard>
          <LearnCard
            name={learn.mediterraneanFirstGame}
            text={learn.mediterraneanFirstGameText}
            buttonLabel={learn.firstGameStart}
            href="/new/mediterranean?for=bots&clock=none"
          >
            {MARKS.map((mark) => (
              <MarkIcon key={mark} mark={mark} size="2.5rem" />
            ))}
          </LearnCard>
        </div>
      </section>
    </div>
  );
}

interface LearnCardProps {
  readonly name: string;
  readonly text: string;
  readonly buttonLabel: string;
  readonly href: string;
  readonly isPrimary?: boolean;
  /** The picture above it. */
  readonly children: ComponentChildren;
}

function LearnCard({ name, text, buttonLabel, href, isPrimary = false, children }: LearnCardProps) {
  return (
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
}
