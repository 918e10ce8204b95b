import { useSignal } from "@preact/signals";
import type { IdeaTrack } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import { filterAvailable, useDraft } from "../use-draft.ts";
import { ChoiceList } from "./choice.tsx";
import { FlipChoice } from "./flip-choice.tsx";
import { flipOutcome, type FlipOutcome } from "./flip-outcome.ts";
import { MainButton, StepFrame } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

const TRACKS: readonly IdeaTrack[] = ["government", "religion"];

/** Chooses boards to flip, in secret; all flips are revealed together. */
export function FlipsStep({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { flips: text } = allMediterraneanText.value.steps;
  const selected = useDraft<readonly IdeaTrack[]>(table, "flips", [], (stored) =>
    filterAvailable(TRACKS, stored),
  );
  const isDialogOpen = useSignal(false);
  const mine = table.mine.value;
  const chosen = mine?.flips ?? [];
  if (!table.isMyTurn.value || mine === undefined) {
    const decisionText = mine === undefined ? undefined : text.waiting(chosen);
    return <Waiting models={models} decisionText={decisionText} />;
  }
  const toFlip = TRACKS.filter((track) => chosen.includes(track) || selected.value.includes(track));
  const flips = TRACKS.map((track) => flipOutcome(table.edition.value, mine, track));
  const finish = async () => {
    isDialogOpen.value = false;
    for (const track of toFlip) {
      if (!chosen.includes(track) && !(await table.play({ kind: "flip", track }))) return;
    }
    await table.play({ kind: "ready" });
  };
  const toggle = (track: IdeaTrack) => {
    const now = selected.peek();
    selected.value = now.includes(track) ? now.filter((each) => each !== track) : [...now, track];
  };
  return (
    <StepFrame
      models={models}
      prompt={text.prompt}
      isTall
      mainAction={
        <MainButton
          name={toFlip.length === 0 ? text.keep : text.confirm(toFlip)}
          isDisabled={table.isSending.value}
          onPress={() => {
            if (toFlip.length === 0) void finish();
            else isDialogOpen.value = true;
          }}
        />
      }
    >
      <ChoiceList>
        {flips.map((flip) => (
          <FlipChoice
            key={flip.track}
            edition={table.edition.value}
            flip={flip}
            isChosen={toFlip.includes(flip.track)}
            isSubmitted={chosen.includes(flip.track)}
            onChoose={() => toggle(flip.track)}
          />
        ))}
      </ChoiceList>
      <p class="note">{text.secret}</p>
      {isDialogOpen.value && (
        <FlipDialog
          flips={flips.filter(({ track }) => toFlip.includes(track))}
          onConfirm={() => void finish()}
          onClose={() => {
            isDialogOpen.value = false;
          }}
        />
      )}
    </StepFrame>
  );
}

interface Props {
  readonly flips: readonly FlipOutcome[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation: a flip cannot be undone. */
function FlipDialog({ flips, onConfirm, onClose }: Props) {
  const { flips: text } = allMediterraneanText.value.steps;
  const destroyed = flips.flatMap((flip) => flip.destroyed);
  return (
    <Dialog
      isOpen
      title={text.confirmDialog.title(flips.map(({ track }) => track))}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={onClose}>
            {text.confirmDialog.cancel}
          </button>
          <button
            type="button"
            class={destroyed.length > 0 ? "button danger" : "button primary"}
            autofocus
            onClick={onConfirm}
          >
            {text.confirmDialog.confirm}
          </button>
        </>
      }
    >
      <p>{destroyed.length === 0 ? text.destroysNothing : text.destroys(destroyed)}</p>
      <p>{text.confirmDialog.cannotUndo}</p>
    </Dialog>
  );
}
