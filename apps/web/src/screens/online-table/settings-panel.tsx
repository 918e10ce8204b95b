import type { TableInfo } from "@sofala/protocol";
import { gameOrDefault } from "../../games/registry.ts";
import { durationText } from "../../table/online/duration-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { paceText } from "../online/pace-text.ts";

/** The settings of a table. */
export function TableSettingsPanel({ info }: { readonly info: TableInfo }) {
  const { waitingRoom, newTable, tableTools, onlineTable } = onlineText.value;
  const { game, pace, visibility, onTimeout, delay, rest } = info;
  const { sharedClock, OptionSummary, ExtraSettings } = gameOrDefault(game);
  return (
    <section class="panel settings-panel">
      <h2>{waitingRoom.settings}</h2>
      <dl>
        <div>
          <dt>{waitingRoom.pace}</dt>
          <dd>
            {paceText(info, onlineText.value)}
            {sharedClock !== undefined && (
              <span class="quiet"> {newTable.sharedClockPaceText[paceTextKey(pace)]}</span>
            )}
            {pace.kind !== "untimed" && sharedClock === undefined && (
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
            {OptionSummary === undefined ? (
              waitingRoom.standardRules
            ) : (
              <OptionSummary info={info} />
            )}
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
        {ExtraSettings !== undefined && <ExtraSettings info={info} />}
      </dl>
    </section>
  );
}

const paceTextKey = ({ kind }: TableInfo["pace"]) => (kind === "correspondence" ? "mail" : kind);
