import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { openZimbabweRules } from "../rules/open-rules.ts";
import { isPhone } from "../../../ui/screen-size.ts";
import { appText } from "../../../text/app-text.ts";
import type { GiftModel } from "../gifts/gift-model.ts";
import { GiftsBar } from "../gifts/gifts-bar.tsx";
import { BillView } from "../raising/bill-view.tsx";
import { RaisePanel } from "../raising/raise-panel.tsx";
import type { RaiseModel } from "../raising/raise-model.ts";
import { sectionOfRefusal } from "../rules/rules-links.ts";
import "../../../table/key-hint.css";
import "../../../table/action-bar.css";
import { ActionButtons } from "./action-buttons.tsx";
import { CardChooser } from "./card-chooser.tsx";
import { CraftChooser } from "./craft-chooser.tsx";
import { figuresAfter, figuresOf } from "./figures.ts";
import { FiguresView } from "./figures-view.tsx";
import { PricesChooser } from "./prices-chooser.tsx";
import type { Intent } from "./intent.ts";
import { useFocusTarget } from "./use-focus-target.ts";
import { MainButtons } from "./main-buttons.tsx";
import { promptOf } from "./prompt.ts";
import { HerdStep, ShamanStep } from "./specialist-steps.tsx";
import { TurnStepsView } from "./turn-steps-view.tsx";
import type { TurnModel } from "./turn-model.ts";

interface Props {
  readonly turn: TurnModel;
  readonly raise: RaiseModel;
  readonly gift: GiftModel;
  /** The status in one sentence, shown when it is not my turn. */
  readonly status: string;
  /** Shown below the step, on my turn or not. */
  readonly footer?: ComponentChildren;
  /** Opens the result. */
  readonly onShowResult?: (() => void) | undefined;
}

/** The bar for moves: what may be done, step by step, and its effect. */
export function ActionBar({ turn, raise, gift, status, footer, onShowResult }: Props) {
  const { table } = turn;
  const seat = table.me.value;
  const planned = useComputed(() => {
    const me = table.me.value;
    if (me === undefined || !table.isMyTurn.value) return undefined;
    const move = turn.previewedMove.value ?? turn.plannedMove.value;
    const moves =
      turn.intent.value?.kind === "raise" ? raise.moves.value : move === undefined ? [] : [move];
    return moves.length === 0 ? undefined : figuresAfter(table.state.value, me, moves);
  });
  const isMine = table.isMyTurn.value;
  useFocusTarget(turn, raise.candidates.value);
  return (
    <section class="action-bar" aria-label={appText.value.turn.label}>
      <div class="step">
        {!isMine && <p class="prompt">{status}</p>}
        {isMine && turn.intent.value === undefined && <TurnStepsView table={table} />}
        {isMine && <Step turn={turn} raise={raise} gift={gift} />}
        <RefusalMessage turn={turn} />
        {footer}
      </div>
      <div class="outcome">
        {!isPhone.value && <BillView model={raise} />}
        {seat !== undefined && (
          <FiguresView now={figuresOf(table.view.value, seat)} afterMove={planned.value} />
        )}
        <div class="buttons">
          <MainButtons turn={turn} raise={raise} gift={gift} onShowResult={onShowResult} />
        </div>
      </div>
    </section>
  );
}

type StepProps = Pick<Props, "turn" | "raise" | "gift">;

function Step({ turn, raise, gift }: StepProps) {
  if (turn.table.view.value.phase === "gifts") return <GiftsBar table={turn.table} model={gift} />;
  const intent = turn.intent.value;
  if (intent === undefined) return <ActionButtons turn={turn} />;
  return (
    <>
      <p class="prompt">{promptOf(intent)}</p>
      <IntentChoices turn={turn} raise={raise} intent={intent} />
    </>
  );
}

interface IntentChoicesProps {
  readonly turn: TurnModel;
  readonly raise: RaiseModel;
  readonly intent: Intent;
}

/** Choices in addition to a cell on the board. */
function IntentChoices({ turn, raise, intent }: IntentChoicesProps) {
  switch (intent.kind) {
    case "card":
      return <CardChooser turn={turn} />;
    case "place":
      return <CraftChooser turn={turn} intent={intent} />;
    case "prices":
      return <PricesChooser turn={turn} intent={intent} />;
    case "raise":
      return <RaisePanel model={raise} />;
    case "herd":
      return <HerdStep turn={turn} />;
    case "shaman":
      return <ShamanStep turn={turn} intent={intent} />;
    case "first":
    case "build":
    case "rain":
      return undefined;
  }
}

/** Why the last attempt was refused, with a link to the rule. */
function RefusalMessage({ turn }: { readonly turn: TurnModel }) {
  const refusal = turn.refusal.value;
  const { turn: text, zimbabwe } = appText.value;
  return (
    <div class={refusal === undefined ? "spoken" : "refusal"} role="alert">
      {refusal !== undefined && (
        <>
          {zimbabwe.refusal(refusal, turn.table.names)}{" "}
          <button
            type="button"
            class="button plain"
            onClick={() => openZimbabweRules(sectionOfRefusal(refusal))}
          >
            {text.ruleLink}
          </button>
        </>
      )}
    </div>
  );
}
