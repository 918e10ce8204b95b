import type { Mediterranean } from "@sofala/mediterranean";
import type { LoadedGame } from "../../../local/load-game.ts";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { entryCountAt } from "../../../online/moment-links.ts";
import { SaveRecord } from "../../../table/end/save-record.tsx";
import { OnlineEndActions } from "../../../table/online/online-end-actions.tsx";
import { earlyEndText } from "../../../table/online/early-end-text.ts";
import { tablePath } from "../../../table/online/table-link.ts";
import { OnlineOutcome } from "../../../table/online/online-outcome.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import { EndPanel } from "../end/end-panel.tsx";
import { useFinishedGame } from "./use-finished-game.ts";

interface Props {
  readonly table: RemoteHiddenTable<Mediterranean>;
}

/** The end of an online game; loads its record first. */
export function OnlineEnd({ table }: Props) {
  const { record: text } = mediterraneanText.value.end;
  const { game, retry } = useFinishedGame(table);
  if (game?.ok === true) return <FinishedEnd table={table} game={game.value} />;
  return (
    <div class="end-panel">
      <OutcomeHeader table={table} />
      <Actions table={table} game={undefined} />
      {game === undefined ? (
        <Loading text={text.loading} />
      ) : (
        <p>
          {text.failed}{" "}
          <button type="button" class="button" onClick={retry}>
            {text.retry}
          </button>
        </p>
      )}
    </div>
  );
}

interface FinishedEndProps extends Props {
  readonly game: LoadedGame<Mediterranean>;
  /** Shown in the replay. */
  readonly isReplay?: boolean;
}

/** The end of an online game, with all hidden information. */
export function FinishedEnd({ table, game, isReplay = false }: FinishedEndProps) {
  const { id, invite, info } = table.client;
  const entryCount = () => info.peek().entryCount;
  return (
    <EndPanel
      names={playerNames(table)}
      moments={game.moments}
      actions={<Actions table={table} game={game} isReplay={isReplay} />}
      outcome={isDecidedByRules(table) ? undefined : <OutcomeHeader table={table} />}
      replayAt={(moment) =>
        tablePath(id, invite, entryCountAt(table.observedMoves.peek(), moment, entryCount()))
      }
    />
  );
}

const playerNames = ({ players }: RemoteHiddenTable<Mediterranean>): readonly string[] =>
  players.map(({ name }) => name);

/** True if the rules alone decided. A player who resigned is last, whatever the bot reached. */
const isDecidedByRules = ({ client }: RemoteHiddenTable<Mediterranean>): boolean => {
  const { outcome, seats } = client.info.value;
  return outcome?.reason === "played" && !seats.some(({ hasResigned }) => hasResigned === true);
};

function OutcomeHeader({ table }: Props) {
  const names = playerNames(table);
  const { outcome } = table.client.info.value;
  const winners = (outcome?.ranking?.[0] ?? []).map((seat) => names[seat] ?? "");
  const title = earlyEndText({ outcome }, names) ?? mediterraneanText.value.end.title(winners);
  return <OnlineOutcome title={title} outcome={outcome} names={names} />;
}

interface ActionsProps extends Props {
  /** Undefined until its record is loaded. */
  readonly game: LoadedGame<Mediterranean> | undefined;
  readonly isReplay?: boolean;
}

const Actions = ({ table: { client }, game, isReplay = false }: ActionsProps) => (
  <OnlineEndActions client={client}>
    {!isReplay && (
      <a class="button" href={tablePath(client.id, client.invite, 0)}>
        <Icon name="play" />
        {appText.value.play.replay}
      </a>
    )}
    {game !== undefined && <SaveRecord stored={() => game.stored} />}
  </OnlineEndActions>
);
