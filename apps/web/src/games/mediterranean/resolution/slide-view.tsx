import type { Seat } from "@sofala/engine";
import type { CalamityId, SeenEvent } from "@sofala/mediterranean";
import { isStill } from "../../../settings/theme.ts";
import { capital } from "../../../text/capitalize.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { CardsView } from "./cards-slide.tsx";
import { MoodsView } from "./status-slide.tsx";
import { StageTitle } from "./slide-title.tsx";
import "./slide-view.css";
import { paymentsIn, type Stage } from "./slides.ts";

interface Props {
  readonly stage: Stage;
  readonly model: TableModel;
  readonly beat: number;
}

/** One picture of the show; where nothing is to move all of it is there at once. */
export function StageView({ stage, model, beat }: Props) {
  return (
    <div class={`stage-view ${stage.kind}`} data-beat={isStill.value ? 9 : beat}>
      <Content stage={stage} model={model} />
    </div>
  );
}

function Content({ stage, model }: Omit<Props, "beat">) {
  const { show: text } = mediterraneanWords.value;
  switch (stage.kind) {
    case "cards":
      return <CardsView stage={stage} model={model} />;
    case "moods":
      return <MoodsView moods={stage.moods} names={model.names} />;
    case "industries":
      return (
        <>
          <StageTitle>{text.industries}</StageTitle>
          <Payments events={stage.events} names={model.names} />
        </>
      );
    case "order":
      return <OrderView turnOrder={stage.turnOrder} names={model.names} />;
    case "calamity":
      return <CalamityView {...stage} names={model.names} />;
  }
}

interface SentencesProps {
  readonly events: readonly SeenEvent[];
  readonly names: readonly string[];
}

/** What happened, sentence by sentence. */
function Sentences({ events, names }: SentencesProps) {
  const { game } = mediterraneanWords.value;
  return (
    <ul class="sentences bare">
      {events.map((event, at) => (
        <li key={at} style={`--n: ${at}`}>
          {"seat" in event && <SeatBadge seat={event.seat} />}
          <span>{game.event(event, names)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What industries paid, each with what it brought. */
function Payments({ events, names }: SentencesProps) {
  const { game } = mediterraneanWords.value;
  return (
    <ul class="sentences bare">
      {paymentsIn(events).map(([paid, ...gains], at) => (
        <li key={at} style={`--n: ${at}`}>
          {paid !== undefined && "seat" in paid && <SeatBadge seat={paid.seat} size="1.75rem" />}
          <span>
            {paid !== undefined && game.event(paid, names)}{" "}
            <span class="quiet">{gains.map((gain) => game.event(gain, names)).join(" ")}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface OrderProps {
  readonly turnOrder: readonly Seat[];
  readonly names: readonly string[];
}

function OrderView({ turnOrder, names }: OrderProps) {
  const { order } = mediterraneanWords.value.show;
  return (
    <>
      <StageTitle>{order.title}</StageTitle>
      <p class="quiet">{order.hint}</p>
      <ol class="order bare">
        {turnOrder.map((seat, at) => (
          <li key={seat} style={`--n: ${at}`}>
            <b class="figures">{at + 1}</b>
            <SeatBadge seat={seat} size="1.75rem" />
            <span>{names[seat]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

interface CalamityProps extends SentencesProps {
  readonly calamity: CalamityId;
  readonly victim?: Seat;
}

function CalamityView({ calamity, victim, events, names }: CalamityProps) {
  const { game, show: text } = mediterraneanWords.value;
  const isPassed = events.some(({ kind }) => kind === "calamity-passed");
  return (
    <>
      <StageTitle seat={victim}>{capital(game.calamity(calamity))}</StageTitle>
      {victim !== undefined && <p class="verdict">{text.calamity.struck(names[victim] ?? "")}</p>}
      {isPassed && <p class="quiet">{text.calamity.spared}</p>}
      <Sentences events={events} names={names} />
    </>
  );
}
