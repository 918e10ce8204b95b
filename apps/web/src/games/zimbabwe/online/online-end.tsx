import type { Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { SaveRecord } from "../../../table/end/save-record.tsx";
import { EndActions } from "../../../table/online/online-end-actions.tsx";
import { endingOf } from "../../../table/online/early-end-text.ts";
import { pathTo } from "../../../table/online/table-link.ts";
import { OnlineVerdict } from "../../../table/online/online-outcome.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { online } from "../../../text/online-text.ts";
import { words } from "../../../text/app-text.ts";
import { EndPanel } from "../end/end-panel.tsx";
import { EndPeople } from "./player-links.tsx";

interface Props {
  readonly table: RemoteTable<Zimbabwe>;
}

/** The end of a game on a server. */
export function OnlineEnd({ table }: Props) {
  const names = table.players.map(({ name }) => name);
  const { outcome, seats } = table.room.info.value;
  const winners = (outcome?.ranking?.[0] ?? []).map((seat) => names[seat] ?? "");
  // Whoever resigned comes last at the table, whatever the bot reached for them.
  const hasResigned = seats.some(({ hasResigned: resigned }) => resigned === true);
  const ending =
    endingOf({ outcome }, names) ?? (hasResigned ? words.value.end.title(winners) : undefined);
  return (
    <EndPanel
      names={names}
      history={table.history.value}
      actions={
        <>
          <Actions table={table} />
          <EndPeople seats={seats} />
        </>
      }
      verdict={ending && <OnlineVerdict title={ending} outcome={outcome} names={names} />}
    />
  );
}

function Actions({ table }: Props) {
  const { live, sitting } = online.value;
  const { room, stored } = table;
  const isMapDrawn = room.info.value.options["map"] === undefined;
  return (
    <EndActions
      room={room}
      rematchTitle={isMapDrawn ? live.end.rematchText : sitting.rematch.sameMap}
    >
      <a class="button" title={live.end.replayText} href={pathTo(room.id, room.invite, 0)}>
        <Icon name="play" />
        {live.end.replay}
      </a>
      <SaveRecord stored={() => stored.peek()} />
    </EndActions>
  );
}
