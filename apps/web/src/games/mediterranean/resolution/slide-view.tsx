import type { Seat } from "@sofala/engine";
import type { CalamityId, SeenEvent } from "@sofala/mediterranean";
import { isMotionReduced } from "../../../settings/theme.ts";
import { capitalize } from "../../../text/capitalize.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModel } from "../table-model.ts";
import { CardsSlide } from "./cards-slide.tsx";
import { StatusSlide } from "./status-slide.tsx";
import { SlideTitle } from "./slide-title.tsx";
import "./slide-view.css";
import { paymentsIn, type Slide } from "./slides.ts";

interface Props {
  readonly slide: Slide;
  readonly model: TableModel;
  readonly step: number;
}

/** One slide. With reduced motion all its steps are shown at once. */
export function SlideView({ slide, model, step }: Props) {
  return (
    <div class={`slide-view ${slide.kind}`} data-step={isMotionReduced.value ? 9 : step}>
      <SlideContent slide={slide} model={model} />
    </div>
  );
}

function SlideContent({ slide, model }: Omit<Props, "step">) {
  const { resolution: text } = allMediterraneanText.value;
  switch (slide.kind) {
    case "cards":
      return <CardsSlide slide={slide} model={model} />;
    case "status":
      return <StatusSlide changes={slide.changes} names={model.names} />;
    case "industries":
      return (
        <>
          <SlideTitle>{text.industries}</SlideTitle>
          <PaymentList events={slide.events} names={model.names} />
        </>
      );
    case "order":
      return <TurnOrderSlide turnOrder={slide.turnOrder} names={model.names} />;
    case "calamity":
      return <CalamitySlide {...slide} model={model} />;
  }
}

interface EventListProps {
  readonly events: readonly SeenEvent[];
  readonly names: readonly string[];
}

/** What happened, sentence by sentence. */
function EventList({ events, names }: EventListProps) {
  const { sentences } = allMediterraneanText.value;
  return (
    <ul class="sentences bare">
      {events.map((event, at) => (
        <li key={at} style={`--n: ${at}`}>
          {"seat" in event && <SeatBadge seat={event.seat} />}
          <span>{sentences.event(event, names)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What industries paid, each with what it brought. */
function PaymentList({ events, names }: EventListProps) {
  const { sentences } = allMediterraneanText.value;
  return (
    <ul class="sentences bare">
      {paymentsIn(events).map(([paid, ...gains], at) => (
        <li key={at} style={`--n: ${at}`}>
          {paid !== undefined && "seat" in paid && <SeatBadge seat={paid.seat} size="1.75rem" />}
          <span>
            {paid !== undefined && sentences.event(paid, names)}{" "}
            <span class="quiet">{gains.map((gain) => sentences.event(gain, names)).join(" ")}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface TurnOrderSlideProps {
  readonly turnOrder: readonly Seat[];
  readonly names: readonly string[];
}

function TurnOrderSlide({ turnOrder, names }: TurnOrderSlideProps) {
  const { turnOrder: order } = allMediterraneanText.value.resolution;
  return (
    <>
      <SlideTitle>{order.title}</SlideTitle>
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

interface CalamitySlideProps extends Pick<EventListProps, "events"> {
  readonly calamity: CalamityId;
  readonly victim?: Seat;
  readonly model: TableModel;
}

/** A calamity as an event: what it is, and whom it strikes. */
function CalamitySlide({ calamity, victim, events, model }: CalamitySlideProps) {
  const { sentences, resolution: text } = allMediterraneanText.value;
  const { names, edition } = model;
  const isPassed = events.some(({ kind }) => kind === "calamity-passed");
  const track = edition.value.calamities[calamity]?.track ?? "happiness";
  return (
    <>
      <div class={isPassed ? "strike passed" : "strike"}>
        <BottomIcon bottom={track === "happiness" ? "depression" : "barbarians"} size="5rem" />
        <div>
          <SlideTitle>{capitalize(sentences.calamity(calamity))}</SlideTitle>
          {victim !== undefined && (
            <p class="verdict">{text.calamity.struck(names[victim] ?? "")}</p>
          )}
          {isPassed && <p class="quiet">{text.calamity.spared}</p>}
        </div>
        {victim !== undefined && (
          <span class="victim">
            <SeatBadge seat={victim} size="5rem" />
          </span>
        )}
      </div>
      <EventList events={events.filter(({ kind }) => kind !== "calamity-struck")} names={names} />
    </>
  );
}
