import { signal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { loadZimbabweTutorialText } from "@sofala/text/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import { lazyText } from "../../../text/lazy-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { seatScore } from "../seat-summary.ts";
import type { TableModel } from "../table-model.ts";
import type { TableModels } from "../table-models.ts";
import { dueCaption, type CaptionTopic } from "./due-caption.ts";
import { rememberShownCaption, shownCaptions } from "./shown-captions.ts";
import "./guide-caption.css";

const { text: tutorialText, use: useTutorialText } = lazyText(loadZimbabweTutorialText);

interface Props {
  readonly models: Pick<TableModels, "table" | "layout">;
}

/** Explains a number on my turn, the first time it matters. */
export function GuideCaption({ models: { table, layout } }: Props) {
  const hasText = useTutorialText();
  const shown = useMemo(() => signal(shownCaptions()), [table]);
  const seat = table.isMyTurn.value ? table.me.value : undefined;
  const topic = seat === undefined ? undefined : dueCaption(table.view.value, shown.value);
  const dismiss = (explained: CaptionTopic) => {
    if (shown.peek().includes(explained)) return;
    rememberShownCaption(explained);
    shown.value = [...shown.peek(), explained];
  };
  useEffect(() => {
    if (topic === undefined) return undefined;
    const { sheet } = layout;
    const isRaised = sheet.peek() === "peek";
    if (isRaised) sheet.value = "half";
    return () => {
      // A caption is shown on one turn only, even if it is not dismissed.
      dismiss(topic);
      if (isRaised && sheet.peek() === "half") sheet.value = "peek";
    };
  }, [topic]);
  if (!hasText || topic === undefined || seat === undefined) return undefined;
  const { captions } = tutorialText.value;
  return (
    <div class="guide-caption" data-topic={topic} role="status">
      <p>
        <b>{captions[topic].title}</b> {sentenceOf(topic, table, seat)}
      </p>
      <button type="button" class="button" onClick={() => dismiss(topic)}>
        <Icon name="check" />
        {captions.dismiss}
      </button>
    </div>
  );
}

function sentenceOf(topic: CaptionTopic, table: TableModel, seat: Seat): string {
  const { captions } = tutorialText.value;
  const { vp, vr, missingVp, missingGoods } = seatScore(table.view.value, table.state.value, seat);
  switch (topic) {
    case "vr":
      return captions.vr.text(vr);
    case "plaques":
      return captions.plaques.text();
    case "vp":
      return captions.vp.text(vp);
    case "revenue":
      return captions.revenue.text();
    case "goods":
      return captions.goods.text(missingVp, missingGoods);
  }
}
