import { useSignal } from "@preact/signals";
import type { Visibility } from "@sofala/protocol";
import { useMemo } from "preact/hooks";
import { EmpireBadge } from "../../boards/zimbabwe/board/empires.tsx";
import { server } from "../../online/here.ts";
import type { Failure } from "../../online/server.ts";
import { navigate, query } from "../../router.ts";
import { newSeed } from "../../store/new-game.ts";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import { Segments } from "../../ui/segments.tsx";
import { online } from "../../words/online-words.ts";
import { words } from "../../words/words.ts";
import { OptionFields } from "../new-game/option-fields.tsx";
import { setUpOf } from "../new-game/set-up-link.ts";
import { LEAST_PLAYERS, MOST_PLAYERS } from "../new-game/set-up.ts";
import "./new-table.css";
import { MapFields } from "./map-fields.tsx";
import { PaceFields } from "./pace-fields.tsx";
import { empireOf } from "./seat-names.ts";
import {
  GUESTS,
  VISIBILITIES,
  guestsOf,
  newTableOf,
  recallWish,
  rememberWish,
  withCount,
  withGuest,
  withRules,
  type Guest,
  type TableWish,
} from "./table-wish.ts";

const COUNTS = Array.from(
  { length: MOST_PLAYERS - LEAST_PLAYERS + 1 },
  (_, n) => n + LEAST_PLAYERS,
);
/** The longest title that the server takes. */
const LONGEST_TITLE = 60;

/** What a new table is to be like. */
export function NewTable() {
  const linked = useMemo(() => {
    const wish = recallWish();
    const { setUp, refusal } = setUpOf(query.peek(), wish.rules);
    return { wish: withRules(wish, setUp), refusal };
  }, []);
  const wish = useSignal(linked.wish);
  const isOpening = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const { opening, problem } = online.value;
  const now = wish.value;
  const change = (next: TableWish) => {
    wish.value = next;
    failure.value = undefined;
  };
  const open = async (event: Event) => {
    event.preventDefault();
    if (isOpening.peek()) return;
    isOpening.value = true;
    rememberWish(wish.peek());
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
          <Segments
            legend={opening.players}
            value={now.players}
            choices={COUNTS.map((count) => [count, `${count}`] as const)}
            onChoose={(players) => change(withCount(now, players, newSeed()))}
          />
          <Seats wish={now} onChange={change} />
        </section>
        <section class="panel terms">
          <PaceFields wish={now} onChange={change} />
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
        <MapFields
          wish={now}
          refusal={linked.refusal}
          written={query.peek().get("map") ?? ""}
          onChange={change}
        />
      </div>
      <details class="rules">
        <summary>{opening.more}</summary>
        <OptionFields setUp={now.rules} onChange={(rules) => change(withRules(now, rules))} />
      </details>
      <div class="go">
        <p role="alert" class="problem">
          {failure.value !== undefined && problem(failure.value.code)}
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

interface SeatsProps {
  readonly wish: TableWish;
  readonly onChange: (wish: TableWish) => void;
}

function Seats({ wish, onChange }: SeatsProps) {
  const { opening } = online.value;
  return (
    <>
      <h2>{opening.seats}</h2>
      <ol class="seats">
        <li>
          <EmpireBadge empire={empireOf(0)} size="2.5rem" />
          <span class="me">{opening.me}</span>
        </li>
        {guestsOf(wish).map((guest, at) => (
          <li key={at}>
            <EmpireBadge empire={empireOf(at + 1)} size="2.5rem" />
            <select
              class="field"
              aria-label={opening.sitter(at + 2)}
              value={guest}
              onChange={(event) =>
                onChange(withGuest(wish, at, event.currentTarget.value as Guest))
              }
            >
              {GUESTS.map((each) => (
                <option key={each} value={each}>
                  {guestText(each)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <p class="quiet hint">{opening.seatsText}</p>
    </>
  );
}

function guestText(guest: Guest): string {
  const { opening } = online.value;
  const { setup, zimbabwe } = words.value;
  switch (guest) {
    case "friend":
      return opening.friend;
    case "anybody":
      return opening.anybody;
    case "novice":
    case "steady":
      return setup.bot[guest](zimbabwe.bot[guest].name);
  }
}
