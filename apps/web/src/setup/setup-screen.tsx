import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import { query } from "../router.ts";
import { newSeed } from "../store/create-stored-game.ts";
import { allAppText } from "../text/app-text.ts";
import { Segments } from "../ui/segments.tsx";
import type { GameSetup } from "./game-setup.ts";
import "./setup-screen.css";
import { SetupSeats } from "./setup-seats.tsx";
import type { SeatSlots, SetupFields } from "./setup-slots.ts";
import { StartBar, useStartGame } from "./start-bar.tsx";
import { startGame } from "./start-game.ts";
import { personCount, type TableSetup } from "./table-setup.ts";

interface Props<Options> extends SeatSlots<Options> {
  readonly game: GameSetup<Options>;
  /** A sentence beside the title of the game. */
  readonly intro?: string;
  /** The set-up that a link asks for; the rest stays as it is. */
  readonly fromLink?: (link: URLSearchParams, setup: TableSetup<Options>) => TableSetup<Options>;
  /** Above the start button. */
  readonly Panel?: ComponentType<SetupFields<Options>>;
  /** The options of the rules. */
  readonly RuleFields?: ComponentType<SetupFields<Options>>;
}

/** The set-up of a new game on this device: who plays, and with which options. */
export function SetupScreen<Options>(props: Props<Options>) {
  // A link may be followed while the screen is open.
  const link = query.value.toString();
  return <SetupForm key={link} {...props} />;
}

function SetupForm<Options>(props: Props<Options>) {
  const { game, intro, fromLink, Panel, RuleFields } = props;
  const link = query.peek();
  const setup = useSignal(
    useMemo(() => {
      const recalled = game.recall(link.get("for"));
      return fromLink?.(link, recalled) ?? recalled;
    }, []),
  );
  const seed = useSignal(useMemo(newSeed, []));
  const [state, start] = useStartGame(() => startGame(game, setup.peek(), seed.peek()));
  const { common, setup: text, home } = allAppText.value;
  const { id, playerCounts } = game.ui;
  const current = setup.value;
  const change = (next: TableSetup<Options>) => {
    setup.value = next;
    game.remember(next);
  };
  const fields: SetupFields<Options> = {
    options: current.options,
    onChange: (options) => change({ ...current, options }),
    setup: current,
    onSetupChange: change,
    seed: seed.value,
    onSeedChange: (next) => (seed.value = next),
    link,
  };
  return (
    <form class={`new-game-screen ${id}`} onSubmit={(event) => void start(event)}>
      <h1>{common.newGame}</h1>
      <p class="game">
        {home.games[id].title} {intro !== undefined && <span class="quiet">{intro}</span>}
      </p>
      <div class="columns">
        <section class="panel">
          {playerCounts.length > 1 && (
            <Segments
              legend={text.players}
              value={current.players}
              choices={playerCounts.map((count) => [count, `${count}`] as const)}
              onChoose={(players) => change(game.withPlayers(current, players))}
            />
          )}
          <SetupSeats {...props} fields={fields} />
        </section>
        <div class="place">
          {Panel !== undefined && <Panel {...fields} />}
          <StartBar state={state} isBotsOnly={personCount(current) === 0} />
        </div>
        {RuleFields !== undefined && <RuleFields {...fields} />}
      </div>
    </form>
  );
}
