import { useSignal } from "@preact/signals";
import type { Visibility } from "@sofala/protocol";
import { useMemo } from "preact/hooks";
import { server } from "../../online/api.ts";
import type { Failure } from "../../online/api-client.ts";
import { navigate, query } from "../../router.ts";
import { gameNamed, type GameId } from "../../store/game-id.ts";
import { lastWorld, rememberWorld } from "../../store/last-game.ts";
import { newSeed } from "../../store/create-stored-game.ts";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { later } from "../../ui/lazy.tsx";
import { Segments } from "../../ui/segments.tsx";
import { online } from "../../text/online-text.ts";
import { OptionFields } from "../../games/zimbabwe/setup/option-fields.tsx";
import { setUpOf } from "../../games/zimbabwe/setup/setup-link.ts";
import { LEAST_PLAYERS, MOST_PLAYERS } from "../../games/zimbabwe/setup/table-setup.ts";
import { MARKET_COUNTS } from "../../games/mediterranean/setup/table-setup.ts";
import "./new-table.css";
import { GameChoice } from "./game-choice.tsx";
import { GuestSeats } from "./seat-choices.tsx";
import { MapFields } from "../../games/zimbabwe/setup/map-fields.tsx";
import { PaceFields } from "./pace-fields.tsx";
import {
  VISIBILITIES,
  countOf,
  newTableOf,
  recallWish,
  rememberWish,
  withCount,
  withGame,
  withRules,
  type TableWish,
} from "./table-form.ts";

const COUNTS: { readonly [G in GameId]: readonly number[] } = {
  zimbabwe: Array.from({ length: MOST_PLAYERS - LEAST_PLAYERS + 1 }, (_, n) => n + LEAST_PLAYERS),
  mediterranean: MARKET_COUNTS,
};
/** The longest title that the server takes. */
const LONGEST_TITLE = 60;

const MarketTerms = later(() =>
  import("../../games/mediterranean/setup/online-fields.tsx").then((module) => module.MarketTerms),
);
const MarketRules = later(() =>
  import("../../games/mediterranean/setup/online-fields.tsx").then((module) => module.MarketRules),
);

/** What a new table is to be like. */
export function NewTable() {
  const linked = useMemo(() => {
    const game = gameNamed(query.peek().get("game")) ?? lastWorld();
    const wish = withGame(recallWish(), query.peek().has("map") ? "zimbabwe" : game);
    const { setUp, refusal } = setUpOf(query.peek(), wish.rules);
    return { wish: withRules(wish, setUp), refusal };
  }, []);
  const wish = useSignal(linked.wish);
  const isOpening = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const { opening, problem } = online.value;
  const now = wish.value;
  const isMarket = now.game === "mediterranean";
  const change = (next: TableWish) => {
    wish.value = next;
    failure.value = undefined;
  };
  const open = async (event: Event) => {
    event.preventDefault();
    if (isOpening.peek()) return;
    isOpening.value = true;
    rememberWish(wish.peek());
    rememberWorld(wish.peek().game);
    const opened = await server.open(newTableOf(wish.peek()));
    isOpening.value = false;
    if (opened.ok) navigate(`/table/${opened.value.id}`, { replace: true });
    else failure.value = opened.error;
  };
  return (
    <form class="new-table" onSubmit={(event) => void open(event)}>
      <h1>{opening.title}</h1>
      <div class="columns">
        <section class="panel">
          <GameChoice
            legend={opening.game}
            game={now.game}
            onChoose={(game) => change(withGame(now, game))}
          />
          <Segments
            legend={opening.players}
            value={countOf(now)}
            choices={COUNTS[now.game].map((count) => [count, `${count}`] as const)}
            onChoose={(players) => change(withCount(now, players, newSeed()))}
          />
          <GuestSeats wish={now} onChange={change} />
        </section>
        <section class="panel terms">
          <PaceFields wish={now} onChange={change} />
          {isMarket && <MarketTerms wish={now} onChange={change} />}
          <Segments<Visibility>
            legend={opening.visibility}
            hint={opening.visibilityText[now.visibility]}
            value={now.visibility}
            choices={VISIBILITIES.map((each) => [each, online.value.visibility[each]] as const)}
            onChoose={(visibility) => change({ ...now, visibility })}
          />
          <label class="title">
            <span>{opening.name}</span>
            <input
              class="field"
              value={now.title}
              maxLength={LONGEST_TITLE}
              autocomplete="off"
              placeholder={opening.namePlaceholder}
              onInput={(event) => change({ ...now, title: event.currentTarget.value })}
            />
          </label>
        </section>
        {!isMarket && (
          <MapFields
            wish={now}
            refusal={linked.refusal}
            written={query.peek().get("map") ?? ""}
            onChange={change}
          />
        )}
      </div>
      <details class="rules">
        <summary>{opening.more}</summary>
        {isMarket ? (
          <MarketRules wish={now} onChange={change} />
        ) : (
          <OptionFields setUp={now.rules} onChange={(rules) => change(withRules(now, rules))} />
        )}
      </details>
      <div class="go">
        <p role="alert" class="problem">
          {failure.value !== undefined && problem(failure.value)}
        </p>
        <a class="button" href="/online">
          <Icon name="chevron-left" />
          {opening.back}
        </a>
        <button class="button primary" type="submit" disabled={isOpening.value}>
          {isOpening.value ? opening.opening : opening.open}
        </button>
      </div>
    </form>
  );
}
