import { isPhone } from "../../../table/layout-model.ts";
import { words } from "../../../text/app-text.ts";
import { BillView } from "./bill-view.tsx";
import { GoodRow } from "./good-row.tsx";
import type { Candidate, RaiseModel } from "./raise-model.ts";
import "./raise-panel.css";

/** Which monuments to raise, what it takes, and who is paid. */
export function RaisePanel({ model }: { readonly model: RaiseModel }) {
  const { raising: text } = words.value;
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
        <Alternatives model={model} />
        <Obstacles candidates={candidates ?? []} />
      </div>
      <div class="plan">
        {moves.map((move, raise) => (
          <section key={move.at}>
            <h4>{text.goodsFor(move.at)}</h4>
            <ul>
              {move.goods.map((good, index) => (
                <GoodRow
                  // The place of a good in the plan is what it is known by.
                  key={index}
                  model={model}
                  good={model.goods.value[raise]?.[index] ?? good}
                  raise={raise}
                  index={index}
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
  const { raising: text } = words.value;
  const { at, level, cost = 0 } = candidate;
  const { spokenOf } = model.turn.table;
  return (
    <li
      onPointerEnter={() => {
        spokenOf.value = [at];
      }}
      onPointerLeave={() => {
        spokenOf.value = [];
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

/** The monuments that cannot be raised, and what they lack. */
function Obstacles({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const { raising: text } = words.value;
  const stuck = candidates.flatMap(({ at, level, obstacle }) =>
    obstacle === undefined ? [] : [{ at, level, obstacle }],
  );
  if (stuck.length === 0) return undefined;
  return (
    <details class="obstacles" open={stuck.length === candidates.length}>
      <summary>{text.others(stuck.length)}</summary>
      <ul>
        {stuck.map(({ at, level, obstacle }) => (
          <li key={at}>
            <b>{text.monument(at, level)}</b>: {text.whyNot(obstacle)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The ways to pay could not be worked out; they can be asked for again. */
function Failed({ model }: { readonly model: RaiseModel }) {
  const { common, raising: text } = words.value;
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
function Alternatives({ model }: { readonly model: RaiseModel }) {
  const { raising: text } = words.value;
  const { names } = model.turn.table;
  const plans = model.plans.value;
  if (model.hasFailed.value) return <Failed model={model} />;
  if (plans === undefined) return <p class="quiet">{text.planning}</p>;
  if (plans.length === 0) {
    return model.chosen.value.length === 0 ? undefined : <p class="refusal">{text.notTogether}</p>;
  }
  if (plans.length === 1) return undefined;
  return (
    <label class="alternatives">
      <span>{text.plan}</span>
      <select
        value={model.picked.value}
        onChange={(event) => model.pick(Number(event.currentTarget.value))}
      >
        {plans.map((plan, index) => (
          <option key={index} value={index}>
            {text.alternative(plan, names, model.turn.table.me.value)}
          </option>
        ))}
      </select>
    </label>
  );
}
