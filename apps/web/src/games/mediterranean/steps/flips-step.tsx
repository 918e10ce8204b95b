import { useSignal } from "@preact/signals";
import type { IdeaTrack } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import { stillIn, useDraft } from "../use-draft.ts";
import { ChoiceList } from "./choice.tsx";
import { FlipChoice } from "./flip-choice.tsx";
import { FlipDialog } from "./flip-dialog.tsx";
import { flipOf } from "./flip-outcome.ts";
import { Main, StepFrame } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

const TRACKS: readonly IdeaTrack[] = ["government", "religion"];

/** Boards to be turned over: chosen in secret, shown with those of all others. */
export function FlipsStep({ models }: { readonly models: Models }) {
  const { table } = models;
  const { flips: text } = mediterraneanWords.value.steps;
  const wanted = useDraft<readonly IdeaTrack[]>(table, "flips", [], (kept) =>
    stillIn(TRACKS, kept),
  );
  const isAsking = useSignal(false);
  const mine = table.mine.value;
  const chosen = mine?.flips ?? [];
  if (!table.isMyTurn.value || mine === undefined) {
    const decided = mine === undefined ? undefined : text.waiting(chosen);
    return <Waiting models={models} decided={decided} />;
  }
  const turning = TRACKS.filter((track) => chosen.includes(track) || wanted.value.includes(track));
  const flips = TRACKS.map((track) => flipOf(table.edition.value, mine, track));
  const finish = async () => {
    isAsking.value = false;
    for (const track of turning) {
      if (!chosen.includes(track) && !(await table.decide({ kind: "flip", track }))) return;
    }
    await table.decide({ kind: "ready" });
  };
  const toggle = (track: IdeaTrack) => {
    const now = wanted.peek();
    wanted.value = now.includes(track) ? now.filter((each) => each !== track) : [...now, track];
  };
  return (
    <StepFrame
      models={models}
      prompt={text.prompt}
      isTall
      main={
        <Main
          name={turning.length === 0 ? text.keep : text.turn(turning)}
          isDisabled={table.isSending.value}
          onPress={() => {
            if (turning.length === 0) void finish();
            else isAsking.value = true;
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
            isChosen={turning.includes(flip.track)}
            isMade={chosen.includes(flip.track)}
            onChoose={() => toggle(flip.track)}
          />
        ))}
      </ChoiceList>
      <p class="note">{text.secret}</p>
      {isAsking.value && (
        <FlipDialog
          flips={flips.filter(({ track }) => turning.includes(track))}
          onTurn={() => void finish()}
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
    </StepFrame>
  );
}
