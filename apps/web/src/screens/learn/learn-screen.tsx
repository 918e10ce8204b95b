import { EMPIRES, type God } from "@sofala/zimbabwe";
import { EmpireBadge } from "../../boards/zimbabwe/board/empires.tsx";
import { GodIcon, MonumentIcon } from "../../boards/zimbabwe/board/pieces.tsx";
import { LEVELS } from "../../boards/zimbabwe/cards.ts";
import { MeanderBand } from "../../ui/meander-band.tsx";
import { words } from "../../words/words.ts";
import "./learn-screen.css";

/** Four that look different. */
const GODS: readonly God[] = ["eshu", "gu", "dziva", "engai"];

/** The way into the tutorial, the rules and a first game; of the other game the rules only. */
export function Screen() {
  const { learn } = words.value;
  return (
    <div class="learn-screen">
      <h1>{learn.title}</h1>
      <p class="lead">{learn.text}</p>
      <div class="ways">
        <section class="panel first">
          <p class="picture" aria-hidden="true">
            {LEVELS.map((level) => (
              <MonumentIcon key={level} level={level} size="4.25rem" />
            ))}
          </p>
          <h2>{learn.tutorial}</h2>
          <p>{learn.tutorialText}</p>
          <a class="button primary" href="/learn/tutorial/zimbabwe">
            {learn.tutorialStart}
          </a>
        </section>
        <section class="panel">
          <p class="picture" aria-hidden="true">
            {GODS.map((god) => (
              <GodIcon key={god} god={god} size="2.25rem" />
            ))}
          </p>
          <h2>{learn.rules}</h2>
          <p>{learn.rulesText}</p>
          <a class="button" href="/learn/rules/zimbabwe">
            {learn.rulesOpen}
          </a>
        </section>
        <section class="panel">
          <p class="picture" aria-hidden="true">
            {EMPIRES.slice(0, 4).map((empire) => (
              <EmpireBadge key={empire} empire={empire} size="2.75rem" />
            ))}
          </p>
          <h2>{learn.firstGame}</h2>
          <p>{learn.firstGameText}</p>
          <a class="button" href="/new/zimbabwe?for=bots&first-play=yes">
            {learn.firstGameStart}
          </a>
        </section>
        <section class="panel mediterranean">
          <p class="picture" aria-hidden="true">
            <MeanderBand height={28} />
          </p>
          <h2>{learn.mediterranean}</h2>
          <p>{learn.mediterraneanText}</p>
          <a class="button" href="/learn/rules/mediterranean">
            {learn.mediterraneanOpen}
          </a>
        </section>
      </div>
    </div>
  );
}
