import { isObject, type Seat } from "@sofala/engine";
import { mediterranean, type BuildingId, type Move } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { Models } from "../table-models.ts";
import { useDraft } from "../use-draft.ts";
import { Changes } from "./changes.tsx";
import { Choice, ChoiceList } from "./choice.tsx";
import { outcomeOf } from "./outcome.ts";
import { Pledges } from "./pledges.tsx";
import { Main, StepFrame, Way } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

interface Gift {
  readonly building: BuildingId;
  readonly target: Seat;
}

/** Buildings that do something to an opponent: on whom, and what that would do to each. */
export function GiveStep({ models }: { readonly models: Models }) {
  const { table } = models;
  const { game, steps } = mediterraneanWords.value;
  const { give: text } = steps;
  const chosen = useDraft(table, "give", undefined, restoreGift);
  const buildings = giftsOf(models);
  if (!table.isMyTurn.value) {
    return (
      <Waiting models={models} decided={buildings.length > 0 ? text.comes : undefined}>
        <Pledges models={models} />
      </Waiting>
    );
  }
  const gift = chosen.value;
  const isPossible =
    gift !== undefined && table.whyNot({ kind: "use-ability", ...gift }) === undefined;
  const refusal = table.whyNot({ kind: "ready" });
  const use = async () => {
    if (gift !== undefined) await table.decide({ kind: "use-ability", ...gift });
    chosen.value = undefined;
  };
  return (
    <StepFrame
      models={models}
      prompt={isPossible ? text.chosen(gift.building, table.names[gift.target] ?? "") : text.prompt}
      ways={
        <Way
          name={text.pass}
          isDisabled={refusal !== undefined}
          onPress={() => void table.decide({ kind: "ready" })}
        />
      }
      main={
        <Main
          name={isPossible ? text.use(table.names[gift.target] ?? "") : steps.pick}
          isDisabled={!isPossible || table.isSending.value}
          onPress={() => void use()}
        />
      }
    >
      {refusal !== undefined && <p class="note">{game.refusal(refusal, table.names)}</p>}
      {buildings.map((building) => (
        <Targets
          key={building}
          models={models}
          building={building}
          chosen={gift?.building === building ? gift.target : undefined}
          onChoose={(target) => {
            chosen.value = { building, target };
          }}
        />
      ))}
      <Pledges models={models} />
    </StepFrame>
  );
}

function restoreGift(kept: unknown): Gift | undefined {
  const move = mediterranean.parseMove(isObject(kept) ? { ...kept, kind: "use-ability" } : kept);
  if (!move.ok || move.value.kind !== "use-ability") return undefined;
  const { building, target } = move.value;
  return target === undefined ? undefined : { building, target };
}

interface TargetsProps {
  readonly models: Models;
  readonly building: BuildingId;
  readonly chosen: Seat | undefined;
  readonly onChoose: (target: Seat) => void;
}

/** Everybody else, with what the building would do to them. */
function Targets({ models: { table }, building, chosen, onChoose }: TargetsProps) {
  const { game } = mediterraneanWords.value;
  const me = table.me.value ?? 0;
  const ability = table.edition.value.buildings[building]?.ability;
  const others = table.names.flatMap((name, seat) => (seat === me ? [] : [{ name, seat }]));
  const name = game.building(building);
  return (
    <>
      <h3>
        {name}
        {ability !== undefined && <span class="note">: {game.ability(ability)}</span>}
      </h3>
      <ChoiceList label={name}>
        {others.map((other) => {
          const move: Move = { kind: "use-ability", building, target: other.seat };
          const refusal = table.whyNot(move);
          const changes = outcomeOf(table.state.value, me, move, other.seat);
          return (
            <Choice
              key={other.seat}
              name={other.name}
              icon={<SeatBadge seat={other.seat} />}
              isChosen={chosen === other.seat}
              reason={refusal && game.refusal(refusal, table.names)}
              onChoose={() => onChoose(other.seat)}
            >
              {changes !== undefined && <Changes edition={table.edition.value} changes={changes} />}
            </Choice>
          );
        })}
      </ChoiceList>
    </>
  );
}

/** My buildings that can still do something to somebody this turn. */
function giftsOf({ table }: Models): readonly BuildingId[] {
  const { buildings = [], used = [], ready = true } = table.mine.value ?? {};
  const isGift = (id: BuildingId) =>
    table.edition.value.buildings[id]?.ability.kind === "giveOpponent";
  return ready ? [] : buildings.filter((id) => isGift(id) && !used.includes(id));
}
