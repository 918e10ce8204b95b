import { isPhone } from "../../../ui/screen-size.ts";
import { appText } from "../../../text/app-text.ts";
import { BillView } from "./bill-view.tsx";
import { GoodRow } from "./good-row.tsx";
import type { Candidate, RaiseModel } from "./raise-model.ts";
import "./raise-panel.css";

/** Which monuments to raise, with which goods, and who is paid. */
export function RaisePanel({ model }: { readonly model: RaiseModel }) {
  const { raising: text } = appText.value;
  const candidates = model.candidates.value;
  const moves = model.moves.value;
  return (
    <div class="raise-panel">
      <div class="which">
        <ul class="candidates">
          {(candidates ?? [])
            .filter(({ obstacle }) => obstacle === undefined)
            .map((candidate) => (
              <CandidateRow key={candidate.at} model={model} candidate={candidate} />
            ))}
        </ul>
        <PlanSelect model={model} />
        <Obstacles candidates={candidates ?? []} />
      </div>
      <div class="plan">
        {moves.map((move, raise) => (
          <section key={move.at}>
            <h4>{text.goodsFor(move.at)}</h4>
            <ul>
              {move.goods.map((good, index) => (
                <GoodRow
                  // A good is identified by its position in the plan.
                  key={index}
                  model={model}
                  good={model.goods.value[raise]?.[index] ?? good}
                  raiseIndex={raise}
                  goodIndex={index}
                />
              ))}
            </ul>
          </section>
        ))}
        {isPhone.value && <BillView model={model} />}
      </div>
    </div>
  );
}

interface CandidateProps {
  readonly model: RaiseModel;
  readonly candidate: Candidate;
}

function CandidateRow({ model, candidate }: CandidateProps) {
  const { raising: text } = appText.value;
  const { at, level, cost = 0 } = candidate;
  const { highlightedCells } = model.turn.table;
  return (
    <li
      onPointerEnter={() => {
        highlightedCells.value = [at];
      }}
      onPointerLeave={() => {
        highlightedCells.value = [];
      }}
    >
      <label>
        <input
          type="checkbox"
          checked={model.chosen.value.includes(at)}
          onChange={() => model.toggle(at)}
        />
        {text.monument(at, level)} <span class="facts figures">{text.cost(cost)}</span>
      </label>
    </li>
  );
}

/** The monuments that cannot be raised, and why. */
function Obstacles({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const { raising: text } = appText.value;
  const blocked = candidates.flatMap(({ at, level, obstacle }) =>
    obstacle === undefined ? [] : [{ at, level, obstacle }],
  );
  if (blocked.length === 0) return undefined;
  return (
    <details class="obstacles" open={blocked.length === candidates.length}>
      <summary>{text.notRaisable(blocked.length)}</summary>
      <ul>
        {blocked.map(({ at, level, obstacle }) => (
          <li key={at}>
            <b>{text.monument(at, level)}</b>: {text.obstacle(obstacle)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The plans could not be computed; offers to try again. */
function PlanningFailed({ model }: { readonly model: RaiseModel }) {
  const { common, raising: text } = appText.value;
  return (
    <p class="refusal" role="alert">
      {text.failed}{" "}
      <button type="button" class="button" onClick={() => model.retry()}>
        {common.tryAgain}
      </button>
    </p>
  );
}

/** Plans that differ in who is paid. */
function PlanSelect({ model }: { readonly model: RaiseModel }) {
  const { raising: text } = appText.value;
  const { names } = model.turn.table;
  const plans = model.plans.value;
  if (model.hasFailed.value) return <PlanningFailed model={model} />;
  if (plans === undefined) return <p class="quiet">{text.planning}</p>;
  if (plans.length === 0) {
    return model.chosen.value.length === 0 ? undefined : (
      <p class="refusal">{text.cannotCombine}</p>
    );
  }
  if (plans.length === 1) return undefined;
  return (
    <label class="alternatives">
      <span>{text.planLabel}</span>
      <select
        value={model.pickedPlan.value}
        onChange={(event) => model.pickPlan(Number(event.currentTarget.value))}
      >
        {plans.map((plan, index) => (
          <option key={index} value={index}>
            {text.planSummary(plan, names, model.turn.table.me.value)}
          </option>
        ))}
      </select>
    </label>
  );
}
