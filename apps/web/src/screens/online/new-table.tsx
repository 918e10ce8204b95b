import { useSignal } from "@preact/signals";
import type { Visibility } from "@sofala/protocol";
import { useMemo } from "preact/hooks";
import { api } from "../../online/api.ts";
import type { Failure } from "../../online/api-client.ts";
import { navigate, query } from "../../router.ts";
import { parseGameId, type GameId } from "../../store/game-id.ts";
import { lastGame, rememberLastGame } from "../../store/last-game.ts";
import { newSeed } from "../../store/create-stored-game.ts";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Segments } from "../../ui/segments.tsx";
import { onlineText } from "../../text/online-text.ts";
import { OptionFields } from "../../games/zimbabwe/setup/option-fields.tsx";
import { setupFromQuery } from "../../games/zimbabwe/setup/setup-link.ts";
import { MIN_PLAYERS, MAX_PLAYERS } from "../../games/zimbabwe/setup/table-setup.ts";
import { MEDITERRANEAN_PLAYER_COUNTS } from "../../games/mediterranean/setup/table-setup.ts";
import "./new-table.css";
import { GameChoice } from "./game-choice.tsx";
import { SeatChoices } from "./seat-choices.tsx";
import { MapFields } from "../../games/zimbabwe/setup/map-fields.tsx";
import { PaceFields } from "./pace-fields.tsx";
import {
  VISIBILITIES,
  playerCount,
  toNewTable,
  readStoredForm,
  storeForm,
  withSeatCount,
  withGame,
  withRules,
  type TableForm,
} from "./table-form.ts";

const PLAYER_COUNTS_BY_GAME: { readonly [G in GameId]: readonly number[] } = {
  zimbabwe: Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, n) => n + MIN_PLAYERS),
  mediterranean: MEDITERRANEAN_PLAYER_COUNTS,
};
/** The server's limit. */
const MAX_TITLE_LENGTH = 60;

const OnlineMarketFields = lazy(() =>
  import("../../games/mediterranean/setup/online-fields.tsx").then(
    (module) => module.OnlineMarketFields,
  ),
);
const OnlineRuleFields = lazy(() =>
  import("../../games/mediterranean/setup/online-fields.tsx").then(
    (module) => module.OnlineRuleFields,
  ),
);

/** The form of a new table. */
export function NewTableForm() {
  const linked = useMemo(() => {
    const game = parseGameId(query.peek().get("game")) ?? lastGame();
    const form = withGame(readStoredForm(), query.peek().has("map") ? "zimbabwe" : game);
    const { setup, refusal } = setupFromQuery(query.peek(), form.rules);
    return { form: withRules(form, setup), refusal };
  }, []);
  const form = useSignal(linked.form);
  const isOpening = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const { newTable, problem } = onlineText.value;
  const now = form.value;
  const isMarket = now.game === "mediterranean";
  const change = (next: TableForm) => {
    form.value = next;
    failure.value = undefined;
  };
  const open = async (event: Event) => {
    event.preventDefault();
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
    <form class="new-table" onSubmit={(event) => void open(event)}>
      <h1>{newTable.title}</h1>
      <div class="columns">
        <section class="panel">
          <GameChoice
            legend={newTable.game}
            game={now.game}
            onChoose={(game) => change(withGame(now, game))}
          />
          <Segments
            legend={newTable.players}
            value={playerCount(now)}
            choices={PLAYER_COUNTS_BY_GAME[now.game].map((count) => [count, `${count}`] as const)}
            onChoose={(players) => change(withSeatCount(now, players, newSeed()))}
          />
          <SeatChoices form={now} onChange={change} />
        </section>
        <section class="panel terms">
          <PaceFields form={now} onChange={change} />
          {isMarket && <OnlineMarketFields form={now} onChange={change} />}
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
        {!isMarket && (
          <MapFields
            form={now}
            refusal={linked.refusal}
            mapCode={query.peek().get("map") ?? ""}
            onChange={change}
          />
        )}
      </div>
      <details class="rules">
        <summary>{newTable.ruleOptions}</summary>
        {isMarket ? (
          <OnlineRuleFields form={now} onChange={change} />
        ) : (
          <OptionFields setup={now.rules} onChange={(rules) => change(withRules(now, rules))} />
        )}
      </details>
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
