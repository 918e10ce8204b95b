import type { MarketHint } from "@sofala/bots/mediterranean/review";
import "../../../ui/field.css";
import { words } from "../../../text/app-text.ts";
import type { AnalysisModel } from "./analysis-model.ts";
import { spelt, type Spelling } from "./review-text.ts";

interface Props {
  readonly model: AnalysisModel;
  readonly spelling: Spelling;
  readonly bot: string;
}

/** What a seat could have done at the moment that is looked at. */
export function Advice({ model, spelling, bot }: Props) {
  const { analysis } = words.value;
  const { names, text } = spelling;
  const seat = model.seat.value;
  const name = names[seat] ?? "";
  const advice = model.advice.value;
  return (
    <section class="market-advice">
      <div class="asking">
        <select
          class="field"
          aria-label={text.advice.whose}
          value={`${seat}`}
          onChange={(event) => {
            model.chosen.value = Number(event.currentTarget.value);
          }}
        >
          {names.map((each, n) => (
            <option key={n} value={`${n}`}>
              {each}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="button"
          aria-disabled={advice === "asking" || typeof advice === "object"}
          onClick={() => void model.ask()}
        >
          {analysis.ask(bot)}
        </button>
      </div>
      <p class={typeof advice === "string" ? "quiet" : "spoken"} role="status">
        {advice === "asking" && analysis.asking(bot)}
        {advice === "failed" && analysis.failed(bot)}
      </p>
      {typeof advice === "object" && advice.length === 0 && (
        <p class="quiet">{text.advice.nothing(name)}</p>
      )}
      {typeof advice === "object" && advice.length > 0 && (
        <>
          <h3>{analysis.advice.title(bot, name)}</h3>
          <ol>
            {advice.map((hint, n) => (
              <li key={n}>
                <p>
                  {hint.moves.length === 0
                    ? text.advice.wait
                    : spelt(spelling, hint.moves, model.sight.at.value, seat)}
                </p>
                <p class="quiet figures">{worth(hint, spelling, bot)}</p>
              </li>
            ))}
          </ol>
          <p class="quiet">{text.advice.note(bot, name)}</p>
        </>
      )}
    </section>
  );
}

function worth({ gain, yes = 1, searched }: MarketHint, { text }: Spelling, bot: string): string {
  if (searched !== undefined) return text.advice.rehearsed(searched.chance, searched.visits);
  if (gain === undefined) return text.advice.own(bot);
  return [text.advice.gain(gain), ...(yes < 1 ? [text.advice.yes(yes)] : [])].join(", ");
}
