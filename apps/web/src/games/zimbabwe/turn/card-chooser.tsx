import { GODS, SPECIALISTS, feesOf, type Move } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { GodIcon, SpecialistIcon } from "../board/piece-icons.tsx";
import { ALL_SPECIALISTS, hasSpecialists } from "../cards.ts";
import "./card-chooser.css";
import { previewHandlers } from "../../../ui/preview-handlers.ts";
import { refusalOf } from "./moves.ts";
import type { TurnModel } from "./turn-model.ts";

/** The available gods and specialists, with their effects, and why one cannot be chosen. */
export function CardChooser({ turn }: { readonly turn: TurnModel }) {
  const { turn: text, zimbabwe } = allZimbabweText.value;
  const view = turn.table.view.value;
  const taken = new Set(view.seats.flatMap(({ specialists }) => Object.keys(specialists)));
  const specialists = ALL_SPECIALISTS.filter((name) => !taken.has(name));
  const hasGod = view.seats[turn.table.me.value ?? 0]?.god !== undefined;
  return (
    <div class="card-chooser tall-step">
      {!hasGod && (
        <>
          <h2>{text.gods}</h2>
          <ul>
            {view.gods.map((name) => (
              <CardChoice
                key={name}
                turn={turn}
                move={{ kind: "choose-god", god: name }}
                icon={<GodIcon god={name} size={24} />}
                label={text.chooseGod(name)}
                facts={text.vr(GODS[name].vr)}
                effect={zimbabwe.god[name].effect}
              />
            ))}
          </ul>
        </>
      )}
      {hasSpecialists(view) && specialists.length > 0 && (
        <>
          <h2>{text.specialists}</h2>
          <ul>
            {specialists.map((name) => (
              <CardChoice
                key={name}
                turn={turn}
                move={{ kind: "choose-specialist", specialist: name }}
                icon={<SpecialistIcon specialist={name} size={24} />}
                label={text.chooseSpecialist(name)}
                facts={`${text.vr(SPECIALISTS[name].vr)} · ${text.costOfUse(feesOf(name))}`}
                effect={zimbabwe.specialist[name].effect}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly turn: TurnModel;
  readonly move: Move;
  readonly icon: ComponentChildren;
  readonly label: string;
  readonly facts: string;
  readonly effect: string;
}

function CardChoice({ turn, move, icon, label, facts, effect }: ChoiceProps) {
  const { table } = turn;
  const refusal = refusalOf(table.state.value, table.me.value ?? 0, move);
  return (
    <li>
      <button
        type="button"
        class="card-choice"
        disabled={refusal !== undefined}
        {...previewHandlers(turn.previewedMove, move)}
        onClick={() => turn.play(move)}
      >
        {icon}
        <span class="title">
          <b>{label}</b> <span class="facts figures">{facts}</span>
        </span>
        <span class="effect">{effect}</span>
        {refusal !== undefined && (
          <span class="reason">{allZimbabweText.value.zimbabwe.refusal(refusal, table.names)}</span>
        )}
      </button>
    </li>
  );
}
