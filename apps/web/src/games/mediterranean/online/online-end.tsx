import type { Mediterranean } from "@sofala/mediterranean";
import type { TakenUp } from "../../../local/load-game.ts";
import type { RemoteSight } from "../../../online/remote-hidden-table.ts";
import { entriesAt } from "../../../online/moment-links.ts";
import { SaveRecord } from "../../../table/end/save-record.tsx";
import { EndActions } from "../../../table/online/online-end-actions.tsx";
import { endingOf } from "../../../table/online/early-end-text.ts";
import { pathTo } from "../../../table/online/table-link.ts";
import { OnlineVerdict } from "../../../table/online/online-outcome.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { words } from "../../../text/app-text.ts";
import { EndPanel } from "../end/end-panel.tsx";
import { useWholeGame } from "./use-finished-game.ts";

interface Props {
  readonly table: RemoteSight<Mediterranean>;
}

/** The end of a game on a server: its record is fetched first. */
export function OnlineEnd({ table }: Props) {
  const { record: text } = mediterraneanWords.value.end;
  const { game, fetchAgain } = useWholeGame(table);
  if (game?.ok === true) return <WholeEnd table={table} game={game.value} />;
  return (
    <div class="end-panel">
      <Ending table={table} />
      <Actions table={table} game={undefined} />
      {game === undefined ? (
        <Loading text={text.loading} />
      ) : (
        <p>
          {text.failed}{" "}
          <button type="button" class="button" onClick={fetchAgain}>
            {text.again}
          </button>
        </p>
      )}
    </div>
  );
}

interface WholeProps extends Props {
  readonly game: TakenUp<Mediterranean>;
  /** The game is looked at again already. */
  readonly isReplay?: boolean;
}

/** The end of a game on a server, with all that was secret. */
export function WholeEnd({ table, game, isReplay = false }: WholeProps) {
  const { id, invite, info } = table.room;
  const entryCount = () => info.peek().entryCount;
  return (
    <EndPanel
      names={namesAt(table)}
      moments={game.moments}
      actions={<Actions table={table} game={game} isReplay={isReplay} />}
      verdict={isPlayed(table) ? undefined : <Ending table={table} />}
      replayAt={(moment) => pathTo(id, invite, entriesAt(table.told.peek(), moment, entryCount()))}
    />
  );
}

const namesAt = ({ players }: RemoteSight<Mediterranean>): readonly string[] =>
  players.map(({ name }) => name);

/** Did the rules alone decide? Whoever resigned comes last, whatever a bot reached for them. */
const isPlayed = ({ room }: RemoteSight<Mediterranean>): boolean => {
  const { outcome, seats } = room.info.value;
  return outcome?.reason === "played" && !seats.some(({ hasResigned }) => hasResigned === true);
};

function Ending({ table }: Props) {
  const names = namesAt(table);
  const { outcome } = table.room.info.value;
  const winners = (outcome?.ranking?.[0] ?? []).map((seat) => names[seat] ?? "");
  const title = endingOf({ outcome }, names) ?? mediterraneanWords.value.end.title(winners);
  return <OnlineVerdict title={title} outcome={outcome} names={names} />;
}

interface ActionsProps extends Props {
  /** Left out until its record is here. */
  readonly game: TakenUp<Mediterranean> | undefined;
  readonly isReplay?: boolean;
}

const Actions = ({ table: { room }, game, isReplay = false }: ActionsProps) => (
  <EndActions room={room}>
    {!isReplay && (
      <a class="button" href={pathTo(room.id, room.invite, 0)}>
        <Icon name="play" />
        {words.value.play.replay}
      </a>
    )}
    {game !== undefined && <SaveRecord stored={() => game.stored} />}
  </EndActions>
);
