import { useSignal } from "@preact/signals";
import { readMapCode, type MapCodeRefusal } from "@sofala/zimbabwe";
import { useId, useMemo } from "preact/hooks";
import { MapPicture } from "../board/thumbnail.tsx";
import { newSeed } from "../../../store/create-stored-game.ts";
import "../../../ui/field.css";
import { Icon } from "../../../ui/icon.tsx";
import { copy } from "../../../ui/download.ts";
import { words } from "../../../text/app-text.ts";
import "./map-panel.css";
import { queryOf } from "./setup-link.ts";
import { mapFor, withMap, withoutMap, type SetUp } from "./table-setup.ts";

interface Props {
  readonly setUp: SetUp;
  readonly seed: string;
  /** What is wrong with the code in the link that led here, and the code. */
  readonly refusal: MapCodeRefusal | undefined;
  readonly written: string;
  readonly onChange: (setUp: SetUp) => void;
  readonly onSeed: (seed: string) => void;
  /** What a link to this set-up says besides; nothing on the screen of its own. */
  readonly also?: string;
}

/** A code that a person is writing, and what is wrong with it so far. */
interface Draft {
  readonly text: string;
  readonly refusal: MapCodeRefusal | undefined;
}

/** The map of the game: looked at, drawn again, taken from a code, passed on. */
export function MapPanel({ setUp, seed, refusal, written, onChange, onSeed, also = "" }: Props) {
  const id = useId();
  const draft = useSignal<Draft | undefined>(
    refusal === undefined ? undefined : { text: written, refusal },
  );
  const copied = useSignal<boolean | undefined>(undefined);
  const { players, map: chosen } = setUp;
  const map = useMemo(() => mapFor(setUp, seed), [players, chosen, seed]);
  const { setup } = words.value;

  const write = (text: string) => {
    copied.value = undefined;
    const read = readMapCode(text);
    draft.value = { text, refusal: read.ok ? undefined : read.error };
    if (read.ok) onChange(withMap(setUp, read.value));
  };
  const drawAnother = () => {
    draft.value = undefined;
    copied.value = undefined;
    onSeed(newSeed());
    onChange(withoutMap(setUp));
  };
  const share = async () => {
    const link = `${location.origin}${location.pathname}?${also}${queryOf(setUp, map.code)}`;
    copied.value = await copy(link);
  };
  const problem = draft.value?.refusal;
  return (
    <section class="panel map-panel">
      <div class="head">
        <h2>{setup.map}</h2>
        <button type="button" class="button" onClick={drawAnother}>
          <Icon name="dice" />
          {setup.another}
        </button>
      </div>
      <MapPicture board={map.board} label={setup.mapPicture(map.code)} />
      <label for={id}>{setup.code}</label>
      <div class="code">
        <input
          id={id}
          class="field"
          value={draft.value?.text ?? map.code}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="characters"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          onInput={(event) => write(event.currentTarget.value)}
          onBlur={() => {
            // A code that was read is shown as it is written.
            if (draft.peek()?.refusal === undefined) draft.value = undefined;
          }}
        />
        <button type="button" class="button" onClick={() => void share()}>
          <Icon name="link" />
          {setup.copyLink}
        </button>
      </div>
      <p id={`${id}-hint`} class={problem === undefined ? "quiet hint" : "problem"} role="status">
        {hint()}
      </p>
    </section>
  );

  function hint(): string {
    if (problem !== undefined) return setup.refusal(problem);
    if (copied.value === undefined) return setup.codeText;
    return copied.value ? setup.copied : setup.cannotCopy;
  }
}
