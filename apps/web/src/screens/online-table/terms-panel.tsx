import type { TableInfo } from "@sofala/protocol";
import { online } from "../../words/online-words.ts";
import { paceText } from "../online/pace-text.ts";
import { optionTexts } from "./option-texts.ts";

/** What was agreed before the game. */
export function TermsPanel({ info }: { readonly info: TableInfo }) {
  const { waiting, opening } = online.value;
  const { pace, visibility, onTimeout, options } = info;
  const rules = optionTexts(options, waiting);
  return (
    <section class="panel terms-panel">
      <h2>{waiting.terms}</h2>
      <dl>
        <div>
          <dt>{waiting.pace}</dt>
          <dd>
            {paceText(pace, online.value)}
            {pace.kind !== "untimed" && <span class="quiet"> {waiting.onTimeout[onTimeout]}</span>}
          </dd>
        </div>
        <div>
          <dt>{waiting.options}</dt>
          <dd>
            {rules.length === 0 ? waiting.plain : rules.join(" · ")}
            <span class="quiet"> {waiting.noMap}</span>
          </dd>
        </div>
        <div>
          <dt>{waiting.visibility}</dt>
          <dd>{opening.visibilityText[visibility]}</dd>
        </div>
      </dl>
    </section>
  );
}
