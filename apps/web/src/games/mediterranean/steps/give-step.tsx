import { isObject, type Seat } from "@sofala/engine";
import { mediterranean, type BuildingId, type Move } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModels } from "../table-models.ts";
import { useDraft } from "../use-draft.ts";
import { Changes } from "./changes.tsx";
import { Choice, ChoiceList } from "./choice.tsx";
import { outcomeOf } from "./outcome.ts";
import { MainButton, StepFrame, ActionButton } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

interface Gift {
  readonly building: BuildingId;
  readonly target: Seat;
}

/** Buildings that affect an opponent: chooses the target, with the effect on each. */
export function GiveStep({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { sentences, steps } = allMediterraneanText.value;
  const { give: text } = steps;
  const chosen = useDraft(table, "give", undefined, restoreGift);
  const buildings = giftBuildings(models);
  if (!table.isMyTurn.value) {
    return (
      <Waiting models={models} decisionText={buildings.length > 0 ? text.yourTurnLater : undefined}>
        <Pledges models={models} />
      </Waiting>
    );
  }
  const gift = chosen.value;
  const isPossible =
    gift !== undefined && table.refusalOf({ kind: "use-ability", ...gift }) === undefined;
  const refusal = table.refusalOf({ kind: "ready" });
  const use = async () => {
    if (gift !== undefined) await table.play({ kind: "use-ability", ...gift });
    chosen.value = undefined;
  };
  return (
    <StepFrame
      models={models}
      prompt={isPossible ? text.chosen(gift.building, table.names[gift.target] ?? "") : text.prompt}
      actions={
        <ActionButton
          name={text.pass}
          isDisabled={refusal !== undefined}
          onPress={() => void table.play({ kind: "ready" })}
        />
      }
      mainAction={
        <MainButton
          name={isPossible ? text.use(table.names[gift.target] ?? "") : steps.pick}
          isDisabled={!isPossible || table.isSending.value}
          onPress={() => void use()}
        />
      }
    >
      {refusal !== undefined && <p class="note">{sentences.refusal(refusal, table.names)}</p>}
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

function restoreGift(stored: unknown): Gift | undefined {
  const move = mediterranean.parseMove(
    isObject(stored) ? { ...stored, kind: "use-ability" } : stored,
  );
  if (!move.ok || move.value.kind !== "use-ability") return undefined;
  const { building, target } = move.value;
  return target === undefined ? undefined : { building, target };
}

interface TargetsProps {
  readonly models: TableModels;
  readonly building: BuildingId;
  readonly chosen: Seat | undefined;
  readonly onChoose: (target: Seat) => void;
}

/** The other players, with the effect of the building on each. */
function Targets({ models: { table }, building, chosen, onChoose }: TargetsProps) {
  const { sentences } = allMediterraneanText.value;
  const me = table.me.value ?? 0;
  const ability = table.edition.value.buildings[building]?.ability;
  const others = table.names.flatMap((name, seat) => (seat === me ? [] : [{ name, seat }]));
  const name = sentences.building(building);
  return (
    <>
      <h3>
        {name}
        {ability !== undefined && <span class="note">: {sentences.ability(ability)}</span>}
      </h3>
      <ChoiceList label={name}>
        {others.map((other) => {
          const move: Move = { kind: "use-ability", building, target: other.seat };
          const refusal = table.refusalOf(move);
          const changes = outcomeOf(table.state.value, me, move, other.seat);
          return (
            <Choice
              key={other.seat}
              name={other.name}
              icon={<SeatBadge seat={other.seat} />}
              isChosen={chosen === other.seat}
              reason={refusal && sentences.refusal(refusal, table.names)}
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

/** My buildings that can still be used on opponents this turn. */
function giftBuildings({ table }: TableModels): readonly BuildingId[] {
  const { buildings = [], used = [], ready = true } = table.mine.value ?? {};
  const isGift = (id: BuildingId) =>
    table.edition.value.buildings[id]?.ability.kind === "giveOpponent";
  return ready ? [] : buildings.filter((id) => isGift(id) && !used.includes(id));
}

/** The pledges for this step. */
function Pledges({ models: { table } }: { readonly models: TableModels }) {
  const { give: text } = allMediterraneanText.value.steps;
  const { pledges } = table.view.value;
  if (pledges.length === 0) return undefined;
  const me = table.me.value;
  const nameOf = (seat: Seat) => (seat === me ? undefined : table.names[seat]);
  return (
    <ul class="notes note bare" aria-label={text.pledges}>
      {pledges.map(({ seat, building, target, use }) => (
        <li key={`${seat} ${building} ${target}`}>
          {text.pledge(nameOf(seat), building, use, nameOf(target))}
        </li>
      ))}
    </ul>
  );
}
