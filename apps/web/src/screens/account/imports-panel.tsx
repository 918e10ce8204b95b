import { useSignal } from "@preact/signals";
import type { ImportInfo } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { findGame } from "../../games/registry.ts";
import { importArchive, readPersonFile } from "../../online/import-archive.ts";
import { importsApi } from "../../online/imports-api.ts";
import { accountText as text } from "../../text/account-text.ts";
import { allAppText } from "../../text/app-text.ts";
import { dateTimeText } from "../../text/date-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { failureText } from "./failure-text.ts";
import { openImportedGame } from "./open-imported-game.ts";
import { useRequest } from "./use-request.ts";

/** What I brought from other servers, and how to bring more. */
export function ImportsPanel() {
  const { imports: panelText } = text.value;
  const imports = useSignal<readonly ImportInfo[]>([]);
  const status = useSignal("");
  const refusal = useSignal("");
  const { send, isBusy, problem } = useRequest();
  const load = async () => {
    const found = await send(() => importsApi.list());
    if (found !== undefined) imports.value = found.value;
  };
  useEffect(() => void load(), []);
  const read = async (file: File) => {
    status.value = panelText.reading;
    refusal.value = "";
    const done = await send(async () => {
      const archive = readPersonFile(await file.text());
      if (archive === undefined) return panelText.notAnArchive;
      return importArchive(importsApi, archive, (sent, all) => {
        status.value = panelText.progress(sent, all);
      });
    });
    status.value = "";
    if (done !== undefined) {
      const { added, refused } = done.value;
      const [first] = refused;
      status.value = panelText.done(added);
      if (first !== undefined) {
        const detail = "detail" in first ? first.detail : undefined;
        refusal.value = panelText.refused(refused.length, detail ?? failureText(first));
      }
    }
    const found = await importsApi.list();
    if (found.ok) imports.value = found.value;
  };
  const remove = async (id: string) => {
    if ((await send(() => importsApi.remove(id))) !== undefined) await load();
  };
  return (
    <section class="panel">
      <h2>{panelText.title}</h2>
      <p class="quiet">{panelText.text}</p>
      <label class={isBusy.value ? "button disabled" : "button"}>
        <Icon name="open" />
        {panelText.choose}
        <input
          class="spoken"
          type="file"
          accept=".ndjson,application/x-ndjson"
          disabled={isBusy.value}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen !== undefined) void read(chosen);
            // So that the same file can be chosen again.
            event.currentTarget.value = "";
          }}
        />
      </label>
      <p role="status" class="done">
        {status.value}
      </p>
      <p role="alert" class="problem">
        {problem.value || refusal.value}
      </p>
      {imports.value.map((each) => (
        <Import key={each.id} imported={each} onRemove={() => void remove(each.id)} />
      ))}
    </section>
  );
}

interface ImportProps {
  readonly imported: ImportInfo;
  readonly onRemove: () => void;
}

/** What came from one server, and what is known about where it comes from. */
function Import({ imported, onRemove }: ImportProps) {
  const { imports: importText } = text.value;
  const { key, server, name, exportedAt, ratings, friends, games, missingGames } = imported;
  const { send, isBusy, problem } = useRequest();
  const watch = (tableId: string) =>
    void send(() => openImportedGame(imported, tableId, importText.cannotOpen));
  return (
    <details class="import">
      <summary>{importText.summary(name, server, games.length)}</summary>
      <p class="quiet">
        {importText.proof(server, dateTimeText(exportedAt, "medium"))} <code>{key}</code>
      </p>
      {missingGames > 0 && <p>{importText.missing(missingGames)}</p>}
      {ratings.length > 0 && (
        <>
          <h3>{importText.ratings}</h3>
          <ul class="rows">
            {ratings.map(({ game, pace, rating, uncertainty, games: count }) => (
              <li key={`${game} ${pace}`}>
                <span class="what">{titleOf(game)}</span>
                <span>{importText.rating(rating, uncertainty, count, pace)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {friends.length > 0 && (
        <>
          <h3>{importText.friends}</h3>
          <ul class="rows">
            {friends.map((friend) => (
              <li key={friend.name}>
                <span class="what">{friend.name}</span>
                {friend.person !== undefined && (
                  <a href={`/player/${friend.person.id}`}>{importText.sameName}</a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {games.length > 0 && (
        <>
          <h3>{importText.games}</h3>
          <ul class="rows">
            {games.map(({ tableId, game, players, endedAt }) => (
              <li key={tableId}>
                <span class="what">
                  {titleOf(game)}
                  <span class="quiet">
                    {players.join(", ")} · {dateTimeText(endedAt, "medium")}
                  </span>
                </span>
                <button
                  type="button"
                  class="button plain"
                  disabled={isBusy.value}
                  onClick={() => watch(tableId)}
                >
                  {importText.watch}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="alert" class="problem">
        {problem.value}
      </p>
      <button type="button" class="button" onClick={onRemove}>
        {importText.remove}
      </button>
    </details>
  );
}

function titleOf(game: string): string {
  const found = findGame(game);
  return found === undefined ? game : allAppText.value.home.games[found.id].title;
}
