import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { SeatInfo } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { Frame } from "../../frame/frame.tsx";
import { findGame, gameOrDefault } from "../../games/registry.ts";
import { openTable } from "../../online/open-table.ts";
import type { Failure } from "../../api-failure.ts";
import type { TableClient } from "../../online/table-client.ts";
import { isBanned } from "../../people/moderation-status.tsx";
import { query } from "../../router.ts";
import type { ScreenProps } from "../../match-path.ts";
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
  const opened = useSignal<Result<TableClient | undefined, Failure> | undefined>(undefined);
  const attempt = useSignal(0);
  const invite = query.value.get("invite") ?? undefined;
  useEffect(() => {
    let isLeft = false;
    opened.value = undefined;
    void Promise.all([
      openTable(id, {
        loadFactory: (game) => findGame(game)?.online.loadTableFactory(),
        nameOf: seatDisplayName,
        ...(invite && { invite }),
      }),
      loadCurrentPerson(),
    ]).then(([result]) => {
      if (!isLeft) opened.value = result;
      else if (result.ok) result.value?.close();
    });
    return () => {
      isLeft = true;
      const result = opened.peek();
      if (result?.ok === true) result.value?.close();
    };
  }, [id, invite, attempt.value]);

  const result = opened.value;
  if (result === undefined || !isTextLoaded) return <Loading text={appText.value.play.loading} />;
  const retry = () => {
    attempt.value++;
  };
  if (!result.ok) return <TableUnavailable failure={result.error} onRetry={retry} />;
  if (result.value === undefined) return <UnknownGame />;
  return <OpenedTableView client={result.value} onRetry={retry} invite={invite} />;
}

/** Bots are named by the empire or the colour of their seat, as in local games. */
const seatDisplayName = ({ kind, name }: SeatInfo, seat: number, game: string): string =>
  kind === "person"
    ? name || appText.value.common.deletedPerson
    : defaultSeatName(seat, game, appText.value);

interface OpenedTableProps {
  readonly client: TableClient;
  readonly invite: string | undefined;
  readonly onRetry: () => void;
}

function OpenedTableView({ client, invite, onRetry }: OpenedTableProps) {
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
  return <RunningTable client={client} isKnownPerson={me !== undefined} />;
}

function RunningTable({
  client,
  isKnownPerson,
}: Pick<OpenedTableProps, "client"> & { readonly isKnownPerson: boolean }) {
  const { game, status } = client.info.value;
  const table = client.table.value;
  if (table === undefined) return <Loading text={appText.value.play.loading} />;
  const { Table, Replay, isReplayedWhileRunning } = gameOrDefault(game).online;
  const hasReplay = isReplayedWhileRunning || status === "over";
  if (query.value.has("at") && hasReplay) return <Replay table={table} />;
  return <Table table={table} isKnownPerson={isKnownPerson} />;
}
