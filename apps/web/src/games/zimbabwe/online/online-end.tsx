import type { Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { SaveRecord } from "../../../table/end/save-record.tsx";
import { OnlineEndActions } from "../../../table/online/online-end-actions.tsx";
import { earlyEndText } from "../../../table/online/early-end-text.ts";
import { tablePath } from "../../../table/online/table-link.ts";
import { OnlineOutcome } from "../../../table/online/online-outcome.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { onlineText } from "../../../text/online-text.ts";
import { appText } from "../../../text/app-text.ts";
import { EndPanel } from "../end/end-panel.tsx";
import type { SeatInfo } from "@sofala/protocol";
import "./player-links.css";

interface Props {
  readonly table: RemoteTable<Zimbabwe>;
}

/** The end of an online game. */
export function OnlineEnd({ table }: Props) {
  const names = table.players.map(({ name }) => name);
  const { outcome, seats } = table.client.info.value;
  const winners = (outcome?.ranking?.[0] ?? []).map((seat) => names[seat] ?? "");
  // A player who resigned is ranked last, no matter what the bot reached for them.
  const hasResigned = seats.some(({ hasResigned: resigned }) => resigned === true);
  const ending =
    earlyEndText({ outcome }, names) ??
    (hasResigned ? appText.value.end.title(winners) : undefined);
  return (
    <EndPanel
      names={names}
      moments={table.moments.value}
      actions={
        <>
          <Actions table={table} />
          <PlayerLinks seats={seats} />
        </>
      }
      outcome={ending && <OnlineOutcome title={ending} outcome={outcome} names={names} />}
    />
  );
}

function Actions({ table }: Props) {
  const { onlineTable, tableTools } = onlineText.value;
  const { client, stored } = table;
  const isMapDrawn = client.info.value.options["map"] === undefined;
  return (
    <OnlineEndActions
      client={client}
      rematchTitle={isMapDrawn ? onlineTable.end.rematchText : tableTools.rematch.sameMapText}
    >
      <a
        class="button"
        title={onlineTable.end.replayText}
        href={tablePath(client.id, client.invite, 0)}
      >
        <Icon name="play" />
        {onlineTable.end.replay}
      </a>
      <SaveRecord stored={() => stored.peek()} />
    </OnlineEndActions>
  );
}

/** Links to the players' profiles. */
function PlayerLinks({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const people = seats.flatMap(({ personId, name }) =>
    personId === undefined || name === "" ? [] : { person: personId, name },
  );
  return (
    <ul class="player-links bare" aria-label={appText.value.common.people}>
      {people.map(({ person, name }) => (
        <li key={person}>
          <a href={`/player/${person}`}>
            <Icon name="person" size="1em" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
