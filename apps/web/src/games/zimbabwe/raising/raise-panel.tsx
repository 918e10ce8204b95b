import type { Seat } from "@sofala/engine";
import type { RaisePlan } from "@sofala/zimbabwe";
import { appText } from "../../../text/app-text.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { MonumentIcon } from "../board/piece-icons.tsx";
import { BillView } from "./bill-view.tsx";
import { GoodRow } from "./good-row.tsx";
import type { Candidate, RaiseModel } from "./raise-model.ts";
import "./raise-panel.css";

/** Which monuments to raise, with which goods, and who is paid. */
export function RaisePanel({ model }: { readonly model: RaiseModel }) {
  const { raising: text } = allZimbabweText.value;
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
        <PlanChoice model={model} />
        <ExtraCostNote model={model} />
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
                  monument={move.at}
                  raiseIndex={raise}
                  goodIndex={index}
                />
              ))}
            </ul>
          </section>
        ))}
        <BillView model={model} />
      </div>
    </div>
  );
}

interface CandidateProps {
  readonly model: RaiseModel;
  readonly candidate: Candidate;
}

function CandidateRow({ model, candidate }: CandidateProps) {
  const { raising: text } = allZimbabweText.value;
  const { at, level, plan, vp } = candidate;
  const { highlightedCells, view, me } = model.turn.table;
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
        <MonumentIcon level={level} empire={view.value.seats[me.value ?? 0]?.empire} size={26} />
        <span>
          {text.monument(at, level)}{" "}
          <span class="facts figures">
            {text.cost(plan?.cost ?? 0)} · {text.gain(vp, plan?.returns ?? 0)}
          </span>
        </span>
      </label>
    </li>
  );
}

/** Why the chosen monuments cost more together than one by one. */
function ExtraCostNote({ model }: { readonly model: RaiseModel }) {
  const extra = model.extraCost.value;
  if (extra === undefined) return undefined;
  const { names } = model.turn.table;
  const makers = extra.makers.map(({ craft, seat }) => ({ craft, owner: names[seat] ?? "" }));
  return (
    <p class="extra-cost figures" role="status">
      {allZimbabweText.value.raising.extraCost({ ...extra, makers })}
    </p>
  );
}

/** Nothing can be raised, and why. */
export function NothingToRaise({ model }: { readonly model: RaiseModel }) {
  const { raising: text } = allZimbabweText.value;
  const candidates = model.candidates.value;
  return (
    <div class="nothing-to-raise" role="alert">
      {model.hasFailed.value && <PlanningFailed model={model} />}
      {candidates !== undefined && (
        <>
          <p>{text.nothing}</p>
          <ObstacleList blocked={candidates} />
        </>
      )}
    </div>
  );
}

/** The monuments that cannot be raised, and why. */
function Obstacles({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const { raising: text } = allZimbabweText.value;
  const blocked = candidates.filter(({ obstacle }) => obstacle !== undefined);
  if (blocked.length === 0) return undefined;
  return (
    <details class="obstacles" open={blocked.length === candidates.length}>
      <summary>{text.notRaisable(blocked.length)}</summary>
      <ObstacleList blocked={blocked} />
    </details>
  );
}

function ObstacleList({ blocked }: { readonly blocked: readonly Candidate[] }) {
  const { raising: text } = allZimbabweText.value;
  return (
    <ul>
      {blocked.map(({ at, level, obstacle }) => (
        <li key={at}>
          <b>{text.monument(at, level)}</b>: {obstacle && text.obstacle(obstacle)}
        </li>
      ))}
    </ul>
  );
}

/** The plans could not be computed; offers to try again. */
function PlanningFailed({ model }: { readonly model: RaiseModel }) {
  const { common } = appText.value;
  const { raising: text } = allZimbabweText.value;
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
function PlanChoice({ model }: { readonly model: RaiseModel }) {
  const { raising: text } = allZimbabweText.value;
  const { names, me, view } = model.turn.table;
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
    <fieldset class="ways-to-pay">
      <legend>{text.planLabel}</legend>
      {plans.map((plan, index) => (
        <label key={index}>
          <input
            type="radio"
            name="way-to-pay"
            checked={model.pickedPlan.value === index}
            onChange={() => model.pickPlan(index)}
          />
          {recipientsOf(plan).map((seat) => (
            <EmpireBadge key={seat} empire={view.value.seats[seat]?.empire} size={18} />
          ))}
          <span class="figures">{text.planSummary(plan, names, me.value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The players whom a plan pays. */
const recipientsOf = ({ bill }: RaisePlan): readonly Seat[] => [
  ...new Set(bill.flatMap(({ to }) => (to === "stock" ? [] : [to]))),
];
