import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { openRules } from "../../../rules/rules-dialog.tsx";
import { isPhone } from "../../../table/layout-model.ts";
import { words } from "../../../text/app-text.ts";
import type { GiftModel } from "../gifts/gift-model.ts";
import { GiftsBar } from "../gifts/gifts-bar.tsx";
import { BillView } from "../raising/bill-view.tsx";
import { RaisePanel } from "../raising/raise-panel.tsx";
import type { RaiseModel } from "../raising/raise-model.ts";
import { sectionOfRefusal } from "../rules/rules-links.ts";
import "../../../table/key-hint.css";
import "./action-bar.css";
import { Actions } from "./action-buttons.tsx";
import { CardChooser } from "./card-chooser.tsx";
import { CraftChooser } from "./craft-chooser.tsx";
import { figuresAfter, figuresOf } from "./figures.ts";
import { FiguresView } from "./figures-view.tsx";
import { PricesChooser } from "./prices-chooser.tsx";
import type { Intent } from "./intent.ts";
import { useLedFocus } from "./use-focus-target.ts";
import { MainButtons } from "./main-buttons.tsx";
import { promptOf } from "./prompt.ts";
import { HerdStep, ShamanStep } from "./specialist-steps.tsx";
import { Trail } from "./turn-steps-view.tsx";
import type { TurnModel } from "./turn-model.ts";

interface Props {
  readonly turn: TurnModel;
  readonly raise: RaiseModel;
  readonly gift: GiftModel;
  /** What is going on, in a sentence, when it is not this person's turn. */
  readonly status: string;
  /** What the host of the table says or offers beside, on one's own turn or not. */
  readonly beside?: ComponentChildren;
  /** Shows how the game ended. */
  readonly onResult?: (() => void) | undefined;
}

/** Where a person plays: what may be done, step by step, and what it brings. */
export function ActionBar({ turn, raise, gift, status, beside, onResult }: Props) {
  const { table } = turn;
  const seat = table.me.value;
  const planned = useComputed(() => {
    const me = table.me.value;
    if (me === undefined || !table.isMyTurn.value) return undefined;
    const move = turn.considered.value ?? turn.planned.value;
    const moves =
      turn.intent.value?.kind === "raise" ? raise.moves.value : move === undefined ? [] : [move];
    return moves.length === 0 ? undefined : figuresAfter(table.state.value, me, moves);
  });
  const isMine = table.isMyTurn.value;
  useLedFocus(turn, raise.candidates.value);
  return (
    <section class="action-bar" aria-label={words.value.turn.bar}>
      <div class="step">
        {!isMine && <p class="prompt">{status}</p>}
        {isMine && turn.intent.value === undefined && <Trail table={table} />}
        {isMine && <Step turn={turn} raise={raise} gift={gift} />}
        <Refused turn={turn} />
        {beside}
      </div>
      <div class="outcome">
        {!isPhone.value && <BillView model={raise} />}
        {seat !== undefined && (
          <FiguresView now={figuresOf(table.view.value, seat)} then={planned.value} />
        )}
        <div class="buttons">
          <MainButtons turn={turn} raise={raise} gift={gift} onResult={onResult} />
        </div>
      </div>
    </section>
  );
}

type StepProps = Pick<Props, "turn" | "raise" | "gift">;

function Step({ turn, raise, gift }: StepProps) {
  if (turn.table.view.value.phase === "gifts") return <GiftsBar table={turn.table} model={gift} />;
  const intent = turn.intent.value;
  if (intent === undefined) return <Actions turn={turn} />;
  return (
    <>
      <p class="prompt">{promptOf(intent)}</p>
      <Choosing turn={turn} raise={raise} intent={intent} />
    </>
  );
}

interface ChoosingProps {
  readonly turn: TurnModel;
  readonly raise: RaiseModel;
  readonly intent: Intent;
}

/** What has to be chosen beside the place on the board. */
function Choosing({ turn, raise, intent }: ChoosingProps) {
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

/** What the rules said against the last attempt, and where they say it. */
function Refused({ turn }: { readonly turn: TurnModel }) {
  const refusal = turn.refusal.value;
  const { turn: text, zimbabwe } = words.value;
  return (
    <div class={refusal === undefined ? "spoken" : "refusal"} role="alert">
      {refusal !== undefined && (
        <>
          {zimbabwe.refusal(refusal, turn.table.names)}{" "}
          <button
            type="button"
            class="button plain"
            onClick={() => openRules(sectionOfRefusal(refusal))}
          >
            {text.theRule}
          </button>
        </>
      )}
    </div>
  );
}
