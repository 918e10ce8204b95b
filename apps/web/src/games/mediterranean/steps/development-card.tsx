import type { DevelopMove, DevelopmentData, DevelopmentId } from "@sofala/mediterranean";
import { capitalize } from "../../../text/capitalize.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModels } from "../table-models.ts";
import { Changes } from "./changes.tsx";
import { previewHandlers } from "../../../ui/preview-handlers.ts";
import { matchingMoves, decidedMove, defaultPicks } from "./development-picks.ts";
import "./development-card.css";
import { DevelopmentChooser } from "./development-chooser.tsx";
import type { Change } from "./outcome.ts";
import { developmentRefusal } from "./development-refusal.ts";
import { shopModelOf } from "./shop-model.ts";

interface Props {
  readonly models: TableModels;
  readonly card: DevelopmentId;
}

/** A development of the turn: its price and effect, and the button to buy it. Its questions open below its row. */
export function DevelopmentCard({ models, card }: Props) {
  const { table } = models;
  const { sentences, steps } = allMediterraneanText.value;
  const { shop: text } = steps;
  const shop = shopModelOf(models);
  const data = table.edition.value.developments[card];
  if (data === undefined) return undefined;
  const { effects, category } = data;
  const isOpen = shop.card.value === card && shop.movesOf(card).length > 0;
  const isChanged = table.live.value?.changes.value?.developments.has(card) === true;
  const classes = ["development", category, isOpen && "open", isChanged && "changed"];
  const unlocked = effects.flatMap((effect) => text.unlocks(effect) ?? []);
  return (
    <>
      <li class={classes.filter(Boolean).join(" ")}>
        <div class="head">
          <h3>{sentences.development(card)}</h3>
          <b class="figures">{text.price(priceAt(models, data))}</b>
        </div>
        <p>{capitalize(sentences.effects(effects))}</p>
        {unlocked.length > 0 && <p class="note">{unlocked.join(" ")}</p>}
        <div class="foot">
          <BuyButton models={models} card={card} data={data} isOpen={isOpen} />
          <Buyers models={models} card={card} />
        </div>
      </li>
      {isOpen && (
        <li class="development-questions">
          <DevelopmentChooser models={models} card={card} price={priceAt(models, data)} />
        </li>
      )}
    </>
  );
}

interface BuyButtonProps extends Props {
  readonly data: DevelopmentData;
  /** Its questions are shown. */
  readonly isOpen: boolean;
}

/** The button that buys it or opens its questions, or the reason why there is none. */
function BuyButton({ models, card, data, isOpen }: BuyButtonProps) {
  const { table } = models;
  const { sentences, steps } = allMediterraneanText.value;
  const { shop: text } = steps;
  const mine = table.mine.value;
  const shop = shopModelOf(models);
  const moves = shop.movesOf(card);
  if (mine === undefined || table.me.value === undefined) return undefined;
  if (mine.bought.includes(card)) return <p class="done">✓ {text.bought}</p>;
  // A player who is ready cannot buy.
  if (mine.ready) return undefined;
  if (moves.length === 0) {
    const refusal = developmentRefusal(card, data, mine, (move) => table.refusalOf(move));
    return refusal && <p class="reason">{sentences.refusal(refusal, table.names)}</p>;
  }
  const price = priceAt(models, data);
  const picks = defaultPicks(moves);
  const defaultMove = decidedMove(moves, picks);
  const isBusy = table.isSending.value;
  return (
    <>
      <Changes
        edition={table.edition.value}
        changes={commonChanges(models, matchingMoves(moves, picks))}
      />
      {defaultMove !== undefined && moves.length > 1 && (
        <button
          type="button"
          class="button plain"
          disabled={isBusy}
          onClick={() => shop.openCard(card)}
        >
          {text.fromFarm}
        </button>
      )}
      <button
        type="button"
        class="button"
        data-choice="one"
        aria-label={text.buyNamed(card, price)}
        aria-expanded={defaultMove === undefined ? isOpen : undefined}
        disabled={isBusy}
        {...previewHandlers(shop.previewedMove, defaultMove)}
        onClick={() => {
          if (defaultMove !== undefined) void shop.buy(defaultMove);
          else if (isOpen) shop.closeCard();
          else shop.openCard(card);
        }}
      >
        {defaultMove === undefined ? text.buyWithChoice : text.buy}
      </button>
    </>
  );
}

/** Changes that do not depend on the choices, without price and worker. */
function commonChanges(models: TableModels, moves: readonly DevelopMove[]): readonly Change[] {
  const shop = shopModelOf(models);
  const [first, last] = [moves[0], moves.at(-1)].map((move) =>
    move === undefined ? [] : shop.changesBy(move),
  );
  const lastChanges = new Set(last?.map((change) => JSON.stringify(change)));
  return (first ?? []).filter(
    (change) =>
      change.of !== "money" && change.of !== "available" && lastChanges.has(JSON.stringify(change)),
  );
}

/** The other players who bought it, beside the button, so that nothing moves when somebody buys. */
function Buyers({ models: { table }, card }: Props) {
  const { shop: text } = allMediterraneanText.value.steps;
  const me = table.me.value;
  const buyers = table.view.value.seats.flatMap(({ bought }, seat) =>
    seat !== me && bought.includes(card) ? [seat] : [],
  );
  if (buyers.length === 0) return undefined;
  const label = text.boughtBy(buyers.map((seat) => table.names[seat] ?? ""));
  return (
    <p class="buyers" title={label}>
      <span class="spoken">{label}</span>
      {buyers.map((seat) => (
        <SeatBadge key={seat} seat={seat} />
      ))}
    </p>
  );
}

const priceAt = ({ table }: TableModels, { price }: DevelopmentData): number =>
  typeof price === "number" ? price : (price[table.view.value.turn] ?? 0);
