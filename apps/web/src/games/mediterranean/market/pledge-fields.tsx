import { isObject, type Seat } from "@sofala/engine";
import type { Pledge } from "@sofala/mediterranean";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { useDraft } from "../use-draft.ts";
import type { MarketModel } from "./market-model.ts";
import "./pledge-fields.css";

/** Pledges about buildings that affect opponents: mine, and those of the single addressee. */
export function PledgeFields({ market }: { readonly market: MarketModel }) {
  const { pledge } = mediterraneanText.value.market;
  const { composer, table } = market;
  const { to } = composer.draft.value;
  const me = table.me.value;
  const partner = to !== "all" && to.length === 1 ? to[0] : undefined;
  const { turn } = table.view.value;
  if (me === undefined || turn >= table.edition.value.rules.turns.value) return undefined;
  return (
    <>
      <PledgeEditor
        market={market}
        title={pledge.title}
        seat={me}
        defaultTarget={partner}
        side="pledges"
      />
      {partner !== undefined && (
        <PledgeEditor
          market={market}
          title={pledge.pledgedToYou}
          seat={partner}
          defaultTarget={me}
          side="wantPledges"
        />
      )}
    </>
  );
}

interface PledgeEditorProps {
  readonly market: MarketModel;
  readonly title: string;
  /** The owner of the buildings. */
  readonly seat: Seat;
  /** The target that is selected at first. */
  readonly defaultTarget: Seat | undefined;
  readonly side: "pledges" | "wantPledges";
}

function PledgeEditor({ market, title, seat, defaultTarget, side }: PledgeEditorProps) {
  const { sentences, market: text } = mediterraneanText.value;
  const { composer, table } = market;
  const { buildings: tiles } = table.edition.value;
  const giftBuildings = table
    .seatAt(seat)
    .buildings.filter((id) => tiles[id]?.ability.kind === "giveOpponent");
  const others = table.names.flatMap((_, other) => (other === seat ? [] : [other]));
  const chosen = useDraft<Partial<Pledge>>(table, side, {}, restorePledge);
  const pledges = composer.draft.value[side];
  if (giftBuildings.length === 0) return undefined;
  const next: Pledge = {
    building: giftBuildings.find((id) => id === chosen.value.building) ?? giftBuildings[0] ?? "",
    target:
      others.find((other) => other === chosen.value.target) ?? defaultTarget ?? others[0] ?? 0,
    use: chosen.value.use === true,
  };
  const choose = (part: Partial<Pledge>) => (chosen.value = { ...chosen.peek(), ...part });
  const setPledges = (all: readonly Pledge[]) =>
    composer.update((draft) => ({ ...draft, [side]: all }));
  return (
    <fieldset class="pledge-fields">
      <legend>{title}</legend>
      {pledges.map((pledge) => (
        <p key={`${pledge.building} ${pledge.target}`}>
          {text.pledge.summary(pledge.use, pledge.building, table.names[pledge.target] ?? "")}
          <button
            type="button"
            class="button plain"
            aria-label={text.pledge.remove}
            onClick={() => setPledges(pledges.filter((each) => each !== pledge))}
          >
            <Icon name="close" size="1em" />
          </button>
        </p>
      ))}
      <div class="row">
        <select
          class="field"
          aria-label={text.pledge.useChoice}
          value={next.use ? "use" : "spare"}
          onChange={(event) => choose({ use: event.currentTarget.value === "use" })}
        >
          <option value="spare">{text.pledge.doNotUse}</option>
          <option value="use">{text.pledge.use}</option>
        </select>
        <select
          class="field"
          aria-label={text.pledge.building}
          value={next.building}
          onChange={(event) => choose({ building: event.currentTarget.value })}
        >
          {giftBuildings.map((id) => (
            <option key={id} value={id}>
              {sentences.building(id)}
            </option>
          ))}
        </select>
        <select
          class="field"
          aria-label={text.pledge.target}
          value={`${next.target}`}
          onChange={(event) => choose({ target: Number(event.currentTarget.value) })}
        >
          {others.map((other) => (
            <option key={other} value={`${other}`}>
              {text.pledge.target} {table.names[other]}
            </option>
          ))}
        </select>
        <button type="button" class="button" onClick={() => setPledges([...pledges, next])}>
          {text.pledge.add}
        </button>
      </div>
    </fieldset>
  );
}

/** Values that make no sense here are ignored by the fields. */
const restorePledge = (stored: unknown): Partial<Pledge> | undefined =>
  isObject(stored) ? stored : undefined;
