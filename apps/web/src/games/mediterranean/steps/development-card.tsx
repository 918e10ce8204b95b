import type { DevelopMove, DevelopmentData, DevelopmentId } from "@sofala/mediterranean";
import { capital } from "../../../text/capitalize.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { Models } from "../table-models.ts";
import { Changes } from "./changes.tsx";
import { considering } from "./preview-handlers.ts";
import { fitting, settled, usualPicks } from "./development-picks.ts";
import "./development-card.css";
import { DevelopmentChooser } from "./development-chooser.tsx";
import type { Change } from "./outcome.ts";
import { reasonAgainst } from "./development-refusal.ts";
import { shopOf } from "./shop-model.ts";

interface Props {
  readonly models: Models;
  readonly card: DevelopmentId;
}

/** A development of the turn: what it costs and brings, and the way to buy it. */
export function DevelopmentCard({ models, card }: Props) {
  const { table } = models;
  const { game, steps } = mediterraneanWords.value;
  const { shop: text } = steps;
  const shop = shopOf(models);
  const data = table.edition.value.developments[card];
  if (data === undefined) return undefined;
  const { effects, category } = data;
  const isOpen = shop.card.value === card && shop.movesOf(card).length > 0;
  const unlocked = effects.flatMap((effect) => text.unlocks(effect) ?? []);
  return (
    <li class={isOpen ? `development ${category} open` : `development ${category}`}>
      <div class="head">
        <h3>{game.development(card)}</h3>
        <b class="figures">{text.price(priceAt(models, data))}</b>
      </div>
      <p>{capital(game.effects(effects))}</p>
      {unlocked.length > 0 && <p class="note">{unlocked.join(" ")}</p>}
      <Buyers models={models} card={card} />
      {isOpen ? (
        <DevelopmentChooser models={models} card={card} price={priceAt(models, data)} />
      ) : (
        <Way models={models} card={card} data={data} />
      )}
    </li>
  );
}

interface WayProps extends Props {
  readonly data: DevelopmentData;
}

/** The button that buys it or asks how, or why there is none. */
function Way({ models, card, data }: WayProps) {
  const { table } = models;
  const { game, steps } = mediterraneanWords.value;
  const { shop: text } = steps;
  const mine = table.mine.value;
  const shop = shopOf(models);
  const moves = shop.movesOf(card);
  if (mine === undefined || table.me.value === undefined) return undefined;
  if (mine.bought.includes(card)) return <p class="done">✓ {text.bought}</p>;
  // Who is done looks on.
  if (mine.ready) return undefined;
  if (moves.length === 0) {
    const refusal = reasonAgainst(card, data, mine, (move) => table.whyNot(move));
    return refusal && <p class="reason">{game.refusal(refusal, table.names)}</p>;
  }
  const price = priceAt(models, data);
  const picks = usualPicks(moves);
  const usual = settled(moves, picks);
  const isBusy = table.isSending.value;
  return (
    <div class="buying">
      <Changes edition={table.edition.value} changes={surelyBy(models, fitting(moves, picks))} />
      {usual !== undefined && moves.length > 1 && (
        <button
          type="button"
          class="button plain"
          disabled={isBusy}
          onClick={() => shop.begin(card)}
        >
          {text.fromFarm}
        </button>
      )}
      <button
        type="button"
        class="button"
        data-choice="one"
        aria-label={text.buyNamed(card, price)}
        disabled={isBusy}
        {...considering(shop, usual)}
        onClick={() => (usual === undefined ? shop.begin(card) : void shop.buy(usual))}
      >
        {usual === undefined ? text.buyHow : text.buy}
      </button>
    </div>
  );
}

/** What changes whatever is chosen, beside the price and the worker. */
function surelyBy(models: Models, moves: readonly DevelopMove[]): readonly Change[] {
  const shop = shopOf(models);
  const [first, last] = [moves[0], moves.at(-1)].map((move) =>
    move === undefined ? [] : shop.changesBy(move),
  );
  const spoken = new Set(last?.map((change) => JSON.stringify(change)));
  return (first ?? []).filter(
    (change) =>
      change.of !== "money" && change.of !== "available" && spoken.has(JSON.stringify(change)),
  );
}

/** Who of the others has bought it. */
function Buyers({ models: { table }, card }: Props) {
  const { shop: text } = mediterraneanWords.value.steps;
  const me = table.me.value;
  const buyers = table.view.value.seats.flatMap(({ bought }, seat) =>
    seat !== me && bought.includes(card) ? [seat] : [],
  );
  if (buyers.length === 0) return undefined;
  return (
    <p class="note buyers">
      {buyers.map((seat) => (
        <SeatBadge key={seat} seat={seat} />
      ))}
      {text.boughtBy(buyers.map((seat) => table.names[seat] ?? ""))}
    </p>
  );
}

const priceAt = ({ table }: Models, { price }: DevelopmentData): number =>
  typeof price === "number" ? price : (price[table.view.value.turn] ?? 0);
