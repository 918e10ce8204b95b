import { isObject, type Seat } from "@sofala/engine";
import type { Pledge } from "@sofala/mediterranean";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { useDraft } from "../use-draft.ts";
import type { MarketModel } from "./market-model.ts";
import "./pledge-fields.css";

/** Promises about buildings that are used on opponents, of mine and of the one the offer is for. */
export function PledgeFields({ market }: { readonly market: MarketModel }) {
  const { pledge } = mediterraneanWords.value.market;
  const { composer, table } = market;
  const { to } = composer.draft.value;
  const me = table.me.value;
  const partner = to !== "all" && to.length === 1 ? to[0] : undefined;
  const { turn } = table.view.value;
  if (me === undefined || turn >= table.edition.value.rules.turns.value) return undefined;
  return (
    <>
      <Pledges market={market} title={pledge.title} seat={me} usual={partner} side="pledges" />
      {partner !== undefined && (
        <Pledges
          market={market}
          title={pledge.wanted}
          seat={partner}
          usual={me}
          side="wantPledges"
        />
      )}
    </>
  );
}

interface PledgesProps {
  readonly market: MarketModel;
  readonly title: string;
  /** Whose buildings. */
  readonly seat: Seat;
  /** On whom most likely. */
  readonly usual: Seat | undefined;
  readonly side: "pledges" | "wantPledges";
}

function Pledges({ market, title, seat, usual, side }: PledgesProps) {
  const { game, market: text } = mediterraneanWords.value;
  const { composer, table } = market;
  const { buildings: tiles } = table.edition.value;
  const standing = table
    .seatAt(seat)
    .buildings.filter((id) => tiles[id]?.ability.kind === "giveOpponent");
  const others = table.names.flatMap((_, other) => (other === seat ? [] : [other]));
  const chosen = useDraft<Partial<Pledge>>(table, side, {}, restorePledge);
  const pledges = composer.draft.value[side];
  if (standing.length === 0) return undefined;
  const next: Pledge = {
    building: standing.find((id) => id === chosen.value.building) ?? standing[0] ?? "",
    target: others.find((other) => other === chosen.value.target) ?? usual ?? others[0] ?? 0,
    use: chosen.value.use === true,
  };
  const choose = (part: Partial<Pledge>) => (chosen.value = { ...chosen.peek(), ...part });
  const put = (all: readonly Pledge[]) => composer.change((draft) => ({ ...draft, [side]: all }));
  return (
    <fieldset class="pledge-fields">
      <legend>{title}</legend>
      {pledges.map((pledge) => (
        <p key={`${pledge.building} ${pledge.target}`}>
          {text.pledge.line(
            pledge.use,
            game.building(pledge.building),
            table.names[pledge.target] ?? "",
          )}
          <button
            type="button"
            class="button plain"
            aria-label={text.pledge.remove}
            onClick={() => put(pledges.filter((each) => each !== pledge))}
          >
            <Icon name="close" size="1em" />
          </button>
        </p>
      ))}
      <div class="row">
        <select
          class="field"
          aria-label={text.pledge.whether}
          value={next.use ? "use" : "spare"}
          onChange={(event) => choose({ use: event.currentTarget.value === "use" })}
        >
          <option value="spare">{text.pledge.spare}</option>
          <option value="use">{text.pledge.use}</option>
        </select>
        <select
          class="field"
          aria-label={text.pledge.building}
          value={next.building}
          onChange={(event) => choose({ building: event.currentTarget.value })}
        >
          {standing.map((id) => (
            <option key={id} value={id}>
              {game.building(id)}
            </option>
          ))}
        </select>
        <select
          class="field"
          aria-label={text.pledge.on}
          value={`${next.target}`}
          onChange={(event) => choose({ target: Number(event.currentTarget.value) })}
        >
          {others.map((other) => (
            <option key={other} value={`${other}`}>
              {text.pledge.on} {table.names[other]}
            </option>
          ))}
        </select>
        <button type="button" class="button" onClick={() => put([...pledges, next])}>
          {text.pledge.add}
        </button>
      </div>
    </fieldset>
  );
}

/** What of it makes no sense here is not chosen. */
const restorePledge = (kept: unknown): Partial<Pledge> | undefined =>
  isObject(kept) ? kept : undefined;
