import type { MediterraneanHint } from "@sofala/bots/mediterranean/review";
import { AskBot } from "../../../table/analysis/ask-bot.tsx";
import "../../../ui/field.css";
import { allAppText } from "../../../text/app-text.ts";
import type { AnalysisModel } from "./analysis-model.ts";
import { movesText, type ReviewTextContext } from "./review-text.ts";

interface Props {
  readonly model: AnalysisModel;
  readonly context: ReviewTextContext;
  readonly bot: string;
}

/** A bot's advice for one seat at the shown moment. */
export function Advice({ model, context, bot }: Props) {
  const { analysis } = allAppText.value;
  const { names, text } = context;
  const seat = model.seat.value;
  const name = names[seat] ?? "";
  const advice = model.advice.value;
  return (
    <section class="analysis-advice">
      <AskBot
        bot={bot}
        state={advice}
        onAsk={() => void model.requestAdvice()}
        before={
          <select
            class="field"
            aria-label={text.advice.seatChoice}
            value={`${seat}`}
            onChange={(event) => {
              model.chosenSeat.value = Number(event.currentTarget.value);
            }}
          >
            {names.map((playerName, index) => (
              <option key={index} value={`${index}`}>
                {playerName}
              </option>
            ))}
          </select>
        }
      />
      {typeof advice === "object" && advice.length === 0 && (
        <p class="quiet">{text.advice.noDecision(name)}</p>
      )}
      {typeof advice === "object" && advice.length > 0 && (
        <>
          <h3>{analysis.advice.title(bot, name)}</h3>
          <ol>
            {advice.map((hint, index) => (
              <li key={index}>
                <p>
                  {hint.moves.length === 0
                    ? text.advice.waitForOthers
                    : movesText(context, hint.moves, model.replayTable.momentNumber.value, seat)}
                </p>
                <p class="quiet figures">{hintValueText(hint, context, bot)}</p>
              </li>
            ))}
          </ol>
          <p class="quiet">{text.advice.note(bot, name)}</p>
        </>
      )}
    </section>
  );
}

function hintValueText(
  { gain, acceptChance = 1, simulated }: MediterraneanHint,
  { text }: ReviewTextContext,
  bot: string,
): string {
  if (simulated !== undefined) return text.advice.simulated(simulated.chance, simulated.visits);
  if (gain === undefined) return text.advice.botMove(bot);
  return [
    text.advice.gain(gain),
    ...(acceptChance < 1 ? [text.advice.acceptChance(acceptChance)] : []),
  ].join(", ");
}
