import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { SeatInfo } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { Frame } from "../../frame/frame.tsx";
import { openTable, type OpenedTable } from "../../online/open-table.ts";
import type { Failure } from "../../online/api-client.ts";
import { isBanned } from "../../people/moderation-status.tsx";
import { query } from "../../router.ts";
import type { ScreenProps } from "../../routes.ts";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useOnlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import { defaultSeatName } from "../../games/seat-names.ts";
import {
  refreshCurrentPerson,
  loadCurrentPerson,
  currentPerson,
} from "../../online/current-person.ts";
import {
  TableUnavailable,
  UnknownGame,
  BannedPage,
} from "../../table/online/table-unavailable.tsx";
import { WaitingRoom } from "./waiting-room.tsx";

/** A table on a server, from the waiting room to the end. */
export function Screen({ parameters }: ScreenProps) {
  const { id = "" } = parameters;
  const isTextLoaded = useOnlineText();
  const opened = useSignal<Result<OpenedTable, Failure> | undefined>(undefined);
  const attempt = useSignal(0);
  const invite = query.value.get("invite") ?? undefined;
  useEffect(() => {
    let isLeft = false;
    opened.value = undefined;
    void Promise.all([
      openTable(id, { nameOf: seatDisplayName, ...(invite && { invite }) }),
      loadCurrentPerson(),
    ]).then(([result]) => {
      if (!isLeft) opened.value = result;
      else if (result.ok) closeTable(result.value);
    });
    return () => {
      isLeft = true;
      const result = opened.peek();
      if (result?.ok === true) closeTable(result.value);
    };
  }, [id, invite, attempt.value]);

  const result = opened.value;
  if (result === undefined || !isTextLoaded) return <Loading text={appText.value.play.loading} />;
  const retry = () => {
    attempt.value++;
  };
  if (!result.ok) return <TableUnavailable failure={result.error} onRetry={retry} />;
  if (result.value.game === "other") return <UnknownGame />;
  return <OpenedTableView opened={result.value} onRetry={retry} invite={invite} />;
}

function closeTable(opened: OpenedTable): void {
  if (opened.game !== "other") opened.client.close();
}

/** Bots are named by the empire or the colour of their seat, as in local games. */
const seatDisplayName = ({ kind, name }: SeatInfo, seat: number, game: string): string =>
  kind === "person"
    ? name || appText.value.common.deletedPerson
    : defaultSeatName(seat, game, appText.value);

const ZimbabweOnlineReplay = lazy(() =>
  import("../../games/zimbabwe/online/online-replay.tsx").then((module) => module.OnlineReplay),
);

const ZimbabweOnlineTable = lazy(() =>
  import("../../games/zimbabwe/online/online-table-view.tsx").then(
    (module) => module.OnlineTableView,
  ),
);

const MediterraneanOnlineTable = lazy(() =>
  import("../../games/mediterranean/online/online-table-view.tsx").then(
    (module) => module.OnlineTableView,
  ),
);

const MediterraneanOnlineReplay = lazy(() =>
  import("../../games/mediterranean/online/online-replay.tsx").then(
    (module) => module.OnlineReplay,
  ),
);

interface OpenedTableProps {
  readonly opened: Exclude<OpenedTable, { game: "other" }>;
  readonly invite: string | undefined;
  readonly onRetry: () => void;
}

function OpenedTableView({ opened, invite, onRetry }: OpenedTableProps) {
  const { client } = opened;
  const known = currentPerson.value;
  const me = known?.ok === true ? known.value : undefined;
  const failure = client.failure.value;
  const isLost = client.connectionState.value === "lost";
  // If the person was banned, shows why the connection ended.
  useEffect(() => {
    if (isLost) void refreshCurrentPerson();
  }, [isLost]);
  if (me !== undefined && isBanned(me)) return <BannedPage me={me} />;
  if (failure !== undefined) return <TableUnavailable failure={failure} onRetry={onRetry} />;
  if (client.info.value.status === "open") {
    return (
      <Frame>
        <WaitingRoom client={client} me={me} invite={invite} />
      </Frame>
    );
  }
  return <RunningTable opened={opened} isKnownPerson={me !== undefined} />;
}

function RunningTable({
  opened,
  isKnownPerson,
}: Pick<OpenedTableProps, "opened"> & { readonly isKnownPerson: boolean }) {
  const hasMoment = query.value.has("at");
  if (opened.game === "mediterranean") {
    const table = opened.client.table.value;
    if (table === undefined) return <Loading text={appText.value.play.loading} />;
    // With hidden information, past moments are in a replay of what the observer saw.
    if (hasMoment) return <MediterraneanOnlineReplay table={table} />;
    return <MediterraneanOnlineTable table={table} isKnownPerson={isKnownPerson} />;
  }
  const table = opened.client.table.value;
  if (table === undefined) return <Loading text={appText.value.play.loading} />;
  const isOver = opened.client.info.value.status === "over";
  if (hasMoment && isOver) return <ZimbabweOnlineReplay table={table} />;
  return <ZimbabweOnlineTable table={table} isKnownPerson={isKnownPerson} />;
}
