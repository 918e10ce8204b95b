import type { TableInfo } from "@sofala/protocol";
import { readMapCode } from "@sofala/zimbabwe";
import { MapPicture } from "../../games/zimbabwe/board/thumbnail.tsx";
import { durationText } from "../../table/online/duration-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { lazy } from "../../ui/lazy.tsx";
import { paceText } from "../online/pace-text.ts";
import { optionTexts } from "../../games/zimbabwe/setup/option-texts.ts";

const OptionSummary = lazy(
  () =>
    import("../../games/mediterranean/setup/option-summary.tsx").then(
      (module) => module.OptionSummary,
    ),
  () => undefined,
);

/** The settings of a table. */
export function TableSettingsPanel({ info }: { readonly info: TableInfo }) {
  const { waitingRoom, newTable, tableTools, onlineTable } = onlineText.value;
  const { game, pace, visibility, onTimeout, options, delay, rest } = info;
  const isMarket = game === "mediterranean";
  const read = typeof options["map"] === "string" ? readMapCode(options["map"]) : undefined;
  const map = read?.ok === true ? read.value : undefined;
  const rules = optionTexts(options, waitingRoom);
  return (
    <section class="panel settings-panel">
      <h2>{waitingRoom.settings}</h2>
      <dl>
        <div>
          <dt>{waitingRoom.pace}</dt>
          <dd>
            {paceText(info, onlineText.value)}
            {isMarket && (
              <span class="quiet"> {newTable.sharedClockPaceText[paceTextKey(pace)]}</span>
            )}
            {pace.kind !== "untimed" && !isMarket && (
              <span class="quiet"> {waitingRoom.onTimeout[onTimeout]}</span>
            )}
            {rest !== undefined && (
              <span class="quiet"> {onlineText.value.absences.settingsSummary(rest)}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{waitingRoom.options}</dt>
          <dd>
            {isMarket ? (
              <OptionSummary info={info} />
            ) : rules.length === 0 ? (
              waitingRoom.standardRules
            ) : (
              rules.join(" · ")
            )}
            {!isMarket && map === undefined && <span class="quiet"> {waitingRoom.randomMap}</span>}
          </dd>
        </div>
        <div>
          <dt>{waitingRoom.visibility}</dt>
          <dd>
            {newTable.visibilityText[visibility]}
            {delay > 0 && (
              <span class="quiet">
                {" "}
                {tableTools.time.spectatorsDelayed(durationText(delay * 1000, onlineTable.clock))}
              </span>
            )}
          </dd>
        </div>
        {map !== undefined && (
          <div>
            <dt>{tableTools.map.name}</dt>
            <dd>
              <MapPicture board={map.board} label={tableTools.map.code(map.code)} />
              <code>{map.code}</code>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const paceTextKey = ({ kind }: TableInfo["pace"]) => (kind === "correspondence" ? "mail" : kind);
