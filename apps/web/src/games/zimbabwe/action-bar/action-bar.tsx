import { useComputed, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLoaded } from "../../../use-loaded.ts";
import { appText } from "../../../text/app-text.ts";
import { refusalText, withText, zimbabweText } from "../zimbabwe-text.ts";
import type { GiftModel } from "../gifts/gift-model.ts";
import { GiftsBar } from "../gifts/gifts-bar.tsx";
import type { RaiseModel } from "../raising/raise-model.ts";
import "../../../table/key-hint.css";
import "../../../table/action-bar.css";
import { ActionButtons } from "../turn/action-buttons.tsx";
import { figuresAfter, figuresOf } from "../turn/figures.ts";
import { FiguresView } from "../turn/figures-view.tsx";
import type { Intent } from "../turn/intent.ts";
import { useFocusTarget } from "../turn/use-focus-target.ts";
import { MainButtons } from "./main-buttons.tsx";
import { promptOf } from "../turn/prompt.ts";
import { TurnStepsView } from "../turn/turn-steps-view.tsx";
import type { TurnModel } from "../turn/turn-model.ts";

type Choosers = typeof import("./choosers.ts");

/** If they cannot be loaded, the next step tries again. */
const loadChoosers = () => withText(import("./choosers.ts")).catch(() => undefined);

interface Props {
  readonly turn: TurnModel;
  /** Undefined until a raise is planned. */
  readonly raise: ReadonlySignal<RaiseModel | undefined>;
  readonly gift: GiftModel;
  /** The status in one sentence, shown when it is not my turn. */
  readonly status: string;
  /** Shown above the step. */
  readonly note?: ComponentChildren;
  /** Shown below the step, on my turn or not. */
  readonly footer?: ComponentChildren;
  /** Opens the result. */
  readonly onShowResult?: (() => void) | undefined;
}

/** The bar for moves: what may be done, step by step, and its effect. */
export function ActionBar({ turn, gift, status, note, footer, onShowResult, ...props }: Props) {
  const { table } = turn;
  const raise = props.raise.value;
  const seat = table.me.value;
  const planned = useComputed(() => {
    const me = table.me.value;
    if (me === undefined || !table.isMyTurn.value) return undefined;
    const move = turn.previewedMove.value ?? turn.plannedMove.value;
    const isRaise = turn.intent.value?.kind === "raise";
    const made = move === undefined ? [] : [move];
    const moves = isRaise ? (props.raise.value?.moves.value ?? []) : made;
    return moves.length === 0 ? undefined : figuresAfter(table.state.value, me, moves);
  });
  const isMine = table.isMyTurn.value;
  const choosers = useLoaded(
    loadChoosers,
    `${turn.intent.value?.kind} ${turn.isRaiseExplained.value}`,
  );
  useFocusTarget(turn, raise?.candidates.value, choosers);
  return (
    <section class="action-bar" aria-label={appText.value.table.yourTurn}>
      <div class="step">
        {note}
        {!isMine && <p class="prompt">{status}</p>}
        {isMine && turn.intent.value === undefined && <TurnStepsView table={table} />}
        {isMine && <Step turn={turn} raise={raise} gift={gift} choosers={choosers} />}
        <RefusalMessage turn={turn} />
        {footer}
      </div>
      <div class="outcome">
        {seat !== undefined && (
          <FiguresView now={figuresOf(table.view.value, seat)} afterMove={planned.value} />
        )}
        <div class="buttons">
          <MainButtons
            turn={turn}
            raiseButton={raise && choosers && <choosers.RaiseButton model={raise} />}
            gift={gift}
            onShowResult={onShowResult}
          />
        </div>
      </div>
    </section>
  );
}

interface StepProps extends Pick<Props, "turn" | "gift"> {
  readonly raise: RaiseModel | undefined;
  readonly choosers: Choosers | undefined;
}

function Step({ turn, raise, gift, choosers }: StepProps) {
  if (turn.table.view.value.phase === "gifts") return <GiftsBar table={turn.table} model={gift} />;
  const intent = turn.intent.value;
  if (intent === undefined) {
    return (
      <>
        <ActionButtons turn={turn} />
        {turn.isRaiseExplained.value && raise && choosers && (
          <choosers.NothingToRaise model={raise} />
        )}
      </>
    );
  }
  return (
    <>
      <p class="prompt">{promptOf(intent, turn.choices.value)}</p>
      {choosers && <IntentChoices turn={turn} raise={raise} intent={intent} choosers={choosers} />}
    </>
  );
}

interface IntentChoicesProps {
  readonly turn: TurnModel;
  readonly raise: RaiseModel | undefined;
  readonly intent: Intent;
  readonly choosers: Choosers;
}

/** Choices in addition to a cell on the board. */
function IntentChoices({ turn, raise, intent, choosers }: IntentChoicesProps) {
  switch (intent.kind) {
    case "card":
      return <choosers.CardChooser turn={turn} />;
    case "place":
      return <choosers.CraftChooser turn={turn} intent={intent} />;
    case "prices":
      return <choosers.PricesChooser turn={turn} intent={intent} />;
    case "raise":
      return raise && <choosers.RaisePanel model={raise} />;
    case "herd":
      return <choosers.HerdStep turn={turn} />;
    case "shaman":
      return <choosers.ShamanStep turn={turn} intent={intent} />;
    case "first":
    case "build":
    case "rain":
      return undefined;
  }
}

/** Why the last attempt was refused, with a link to the rule. */
function RefusalMessage({ turn }: { readonly turn: TurnModel }) {
  const refusal = turn.refusal.value;
  const { turn: text } = zimbabweText.value;
  return (
    <div class={refusal === undefined ? "spoken" : "refusal"} role="alert">
      {refusal !== undefined && (
        <>
          {refusalText(refusal, turn.table.names)}{" "}
          <button
            type="button"
            class="button plain"
            onClick={async () =>
              (await import("../rules/open-relevant-rules.ts")).openRelevantRules(turn)
            }
          >
            {text.ruleLink}
          </button>
        </>
      )}
    </div>
  );
}
