import { useSignal } from "@preact/signals";
import type { Visibility } from "@sofala/protocol";
import { useMemo } from "preact/hooks";
import { api } from "../../online/api.ts";
import type { Failure } from "../../api-failure.ts";
import { navigate, query } from "../../router.ts";
import { gameOrDefault, parseGameId } from "../../games/registry.ts";
import { lastGame, rememberLastGame } from "../../games/last-game.ts";
import { newSeed } from "../../store/create-stored-game.ts";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Segments } from "../../ui/segments.tsx";
import { useLoaded } from "../../use-loaded.ts";
import { onlineText } from "../../text/online-text.ts";
import "./new-table.css";
import { useNameFirst } from "../../people/use-name-first.tsx";
import { GameChoice } from "./game-choice.tsx";
import { SeatChoices } from "./seat-choices.tsx";
import { PaceFields } from "./pace-fields.tsx";
import {
  VISIBILITIES,
  formFromLink,
  loadOptionSources,
  partOf,
  toNewTable,
  readStoredForm,
  storeForm,
  withSeatCount,
  withGame,
  withOptions,
  type OptionSources,
  type TableForm,
} from "./table-form.ts";

/** The server's limit. */
const MAX_TITLE_LENGTH = 60;

/** The form of a new table. */
export function NewTableForm() {
  const sources = useLoaded(loadOptionSources);
  return sources === undefined ? <Loading /> : <LoadedForm sources={sources} />;
}

function LoadedForm({ sources }: { readonly sources: OptionSources }) {
  const linked = useMemo(() => {
    const game = parseGameId(query.peek().get("game")) ?? lastGame();
    return formFromLink(readStoredForm(sources), query.peek(), game);
  }, []);
  const form = useSignal(linked);
  const isOpening = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const { newTable, problem } = onlineText.value;
  const now = form.value;
  const { source, players, options } = partOf(now);
  const { playerCounts } = gameOrDefault(now.game);
  const { PaceFields: GamePaceFields, PanelFields, RuleFields } = source;
  const fields = {
    options,
    players,
    isLive: now.pace === "live",
    link: query.peek(),
    onChange: (chosen: unknown) => change(withOptions(now, chosen)),
  };
  const change = (next: TableForm) => {
    form.value = next;
    failure.value = undefined;
  };
  const { withName, nameDialog } = useNameFirst();
  const open = async () => {
    if (isOpening.peek()) return;
    isOpening.value = true;
    storeForm(form.peek());
    rememberLastGame(form.peek().game);
    const opened = await api.createTable(toNewTable(form.peek()));
    isOpening.value = false;
    if (opened.ok) navigate(`/table/${opened.value.id}`, { replace: true });
    else failure.value = opened.error;
  };
  return (
    <form
      class="new-table"
      onSubmit={(event) => {
        event.preventDefault();
        withName(() => void open());
      }}
    >
      {nameDialog}
      <h1>{newTable.title}</h1>
      <div class="columns">
        <section class="panel">
          <GameChoice
            legend={newTable.game}
            game={now.game}
            onChoose={(game) => change(withGame(now, game))}
          />
          {playerCounts.length > 1 && (
            <Segments
              legend={newTable.players}
              value={players}
              choices={playerCounts.map((count) => [count, `${count}`] as const)}
              onChoose={(count) => change(withSeatCount(now, count, newSeed()))}
            />
          )}
          <SeatChoices form={now} onChange={change} />
        </section>
        <section class="panel terms">
          <PaceFields form={now} onChange={change} />
          {GamePaceFields !== undefined && <GamePaceFields {...fields} />}
          <Segments<Visibility>
            legend={newTable.visibility}
            hint={newTable.visibilityText[now.visibility]}
            value={now.visibility}
            choices={VISIBILITIES.map((each) => [each, onlineText.value.visibility[each]] as const)}
            onChoose={(visibility) => change({ ...now, visibility })}
          />
          <label class="title">
            <span>{newTable.name}</span>
            <input
              class="field"
              value={now.title}
              maxLength={MAX_TITLE_LENGTH}
              autocomplete="off"
              placeholder={newTable.namePlaceholder}
              onInput={(event) => change({ ...now, title: event.currentTarget.value })}
            />
          </label>
        </section>
        {PanelFields !== undefined && <PanelFields {...fields} />}
      </div>
      {RuleFields !== undefined && (
        <details class="rules">
          <summary>{newTable.ruleOptions}</summary>
          <RuleFields {...fields} />
        </details>
      )}
      <div class="go">
        <p role="alert" class="problem">
          {failure.value !== undefined && problem(failure.value)}
        </p>
        <a class="button" href="/online">
          <Icon name="chevron-left" />
          {newTable.back}
        </a>
        <button class="button primary" type="submit" disabled={isOpening.value}>
          {isOpening.value ? newTable.creating : newTable.submit}
        </button>
      </div>
    </form>
  );
}
