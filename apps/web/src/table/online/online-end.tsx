import type { GameTypes } from "@sofala/engine";
import type { SeatInfo } from "@sofala/protocol";
import type { FunctionComponent } from "preact";
import type { Moment } from "../../local/table.ts";
import type { RemoteTable } from "../../online/remote-table.ts";
import type { TableClient } from "../../online/table-client.ts";
import { navigate } from "../../router.ts";
import type { StoredGame } from "../../store/stored-game.ts";
import { Icon } from "../../ui/icon.tsx";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import { earlyEndText } from "./early-end-text.ts";
import { OnlineOutcome } from "./online-outcome.tsx";
import { tablePath } from "./table-link.ts";
import { useTableCommand } from "./use-table-command.ts";
import { outcomeTitle, type EndProps } from "../end/end-panel.tsx";
import { SaveRecord } from "../end/save-record.tsx";
import "../end/player-links.css";

/** A table on a server whose game is over. */
export interface OpenOnlineEndProps<T extends GameTypes> {
  readonly table: RemoteTable<T>;
  /** True in its replay. */
  readonly isReplay?: boolean;
}

interface OpenProps<T extends GameTypes> extends OpenOnlineEndProps<T> {
  readonly Panel: FunctionComponent<EndProps<Moment<T>>>;
  /** What a rematch is, in a sentence. */
  readonly rematchTitle?: string;
}

/** The end of a game without hidden information. */
export const OpenOnlineEnd = <T extends GameTypes>({ table, ...props }: OpenProps<T>) => (
  <OnlineEndPanel
    {...props}
    client={table.client}
    moments={table.moments.value}
    stored={() => table.stored.peek()}
    entryCountAt={(moves) => table.entryCountAt(moves)}
  />
);

interface Props<M> extends ActionsProps {
  readonly Panel: FunctionComponent<EndProps<M>>;
  readonly moments: readonly M[];
  /** How many log entries led to the moment after this number of moves. */
  readonly entryCountAt: (moves: number) => number;
}

/** The end of a game on a server. */
export function OnlineEndPanel<M>({ Panel, moments, entryCountAt, ...actions }: Props<M>) {
  const { client } = actions;
  const { outcome, seats } = client.info.value;
  // A player who resigned is ranked last, no matter what the bot reached for them.
  const hasResigned = seats.some((seat) => seat.hasResigned === true);
  const isByRules = outcome?.reason === "played" && !hasResigned;
  return (
    <Panel
      names={namesAt(client)}
      moments={moments}
      actions={<OnlineActions {...actions} />}
      outcome={isByRules ? undefined : <OutcomeHeader client={client} />}
      replayAt={(moment) => tablePath(client.id, client.invite, entryCountAt(moment))}
    />
  );
}

const namesAt = ({ players }: TableClient): readonly string[] => players.map(({ name }) => name);

/** How the game ended, as the server tells. */
export function OutcomeHeader({ client }: { readonly client: TableClient }) {
  const names = namesAt(client);
  const { outcome } = client.info.value;
  const title = earlyEndText({ outcome }, names) ?? outcomeTitle(outcome?.ranking ?? [], names);
  return <OnlineOutcome title={title} outcome={outcome} names={names} />;
}

interface ActionsProps {
  readonly client: TableClient;
  /** Undefined until the record of the game is loaded. */
  readonly stored?: () => StoredGame;
  /** True in the replay. */
  readonly isReplay?: boolean;
  readonly rematchTitle?: string;
}

/** What to do next, and links to the pages of those who played. */
export function OnlineActions({ client, stored, isReplay = false, rematchTitle }: ActionsProps) {
  const { onlineTable, problem, tableTools } = onlineText.value;
  const { end } = onlineTable;
  const { isBusy, failure, send } = useTableCommand(client);
  const { you, seats, rematchTableId: next } = client.info.value;
  const rematch = async () => {
    const done = await send("rematch", {});
    if (done?.tableId !== undefined) navigate(tablePath(done.tableId, undefined));
  };
  return (
    <>
      <div class="actions">
        {next !== undefined && (
          <a class="button primary" href={tablePath(next, undefined)}>
            {tableTools.rematch.link}
          </a>
        )}
        {you.seat !== undefined && next === undefined && (
          <button
            type="button"
            class="button primary"
            title={rematchTitle}
            disabled={isBusy.value}
            onClick={() => void rematch()}
          >
            {end.rematch}
          </button>
        )}
        {!isReplay && (
          <a class="button" title={end.replayText} href={tablePath(client.id, client.invite, 0)}>
            <Icon name="play" />
            {end.replay}
          </a>
        )}
        {stored !== undefined && <SaveRecord stored={stored} />}
        <p role="status" class={next === undefined ? "spoken" : ""}>
          {next !== undefined && tableTools.rematch.created}
        </p>
        <p role="alert" class={failure.value ? "" : "spoken"}>
          {failure.value !== undefined && problem(failure.value)}
        </p>
      </div>
      <PlayerLinks seats={seats} />
    </>
  );
}

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
