import type { TableInfo } from "@sofala/protocol";
import { readMapCode } from "@sofala/zimbabwe";
import { MapPicture } from "../../games/zimbabwe/board/thumbnail.tsx";
import { spokenTime } from "../../table/online/duration-text.ts";
import { online } from "../../text/online-text.ts";
import { later } from "../../ui/lazy.tsx";
import { paceText } from "../online/pace-text.ts";
import { optionTexts } from "../../games/zimbabwe/setup/option-texts.ts";

const MarketOptions = later(
  () =>
    import("../../games/mediterranean/setup/option-summary.tsx").then(
      (module) => module.MarketOptions,
    ),
  () => undefined,
);

/** What was agreed before the game. */
export function TermsPanel({ info }: { readonly info: TableInfo }) {
  const { waiting, opening, sitting, live } = online.value;
  const { game, pace, visibility, onTimeout, options, delay, rest } = info;
  const isMarket = game === "mediterranean";
  const read = typeof options["map"] === "string" ? readMapCode(options["map"]) : undefined;
  const map = read?.ok === true ? read.value : undefined;
  const rules = optionTexts(options, waiting);
  return (
    <section class="panel terms-panel">
      <h2>{waiting.terms}</h2>
      <dl>
        <div>
          <dt>{waiting.pace}</dt>
          <dd>
            {paceText(info, online.value)}
            {isMarket && <span class="quiet"> {opening.marketPaceText[paceName(pace)]}</span>}
            {pace.kind !== "untimed" && !isMarket && (
              <span class="quiet"> {waiting.onTimeout[onTimeout]}</span>
            )}
            {rest !== undefined && <span class="quiet"> {online.value.rest.terms(rest)}</span>}
          </dd>
        </div>
        <div>
          <dt>{waiting.options}</dt>
          <dd>
            {isMarket ? (
              <MarketOptions info={info} />
            ) : rules.length === 0 ? (
              waiting.plain
            ) : (
              rules.join(" · ")
            )}
            {!isMarket && map === undefined && <span class="quiet"> {waiting.noMap}</span>}
          </dd>
        </div>
        <div>
          <dt>{waiting.visibility}</dt>
          <dd>
            {opening.visibilityText[visibility]}
            {delay > 0 && (
              <span class="quiet">
                {" "}
                {sitting.time.spectatorsLater(spokenTime(delay * 1000, live.clock))}
              </span>
            )}
          </dd>
        </div>
        {map !== undefined && (
          <div>
            <dt>{sitting.map.name}</dt>
            <dd>
              <MapPicture board={map.board} label={sitting.map.code(map.code)} />
              <code>{map.code}</code>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const paceName = ({ kind }: TableInfo["pace"]) => (kind === "correspondence" ? "mail" : kind);
