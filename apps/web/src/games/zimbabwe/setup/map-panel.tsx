import { useSignal } from "@preact/signals";
import { readMapCode, type MapCodeRefusal } from "@sofala/zimbabwe";
import { useId, useMemo } from "preact/hooks";
import type { SetupFields } from "../../../setup/setup-slots.ts";
import { MapPicture } from "../board/thumbnail.tsx";
import { newSeed } from "../../../store/create-stored-game.ts";
import "../../../ui/field.css";
import { Icon } from "../../../ui/icon.tsx";
import { copyText } from "../../../ui/download.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import "./map-panel.css";
import { invalidMapCode, setupQuery } from "./setup-link.ts";
import { mapFor, withMap, withoutMap, type SetupOptions } from "./setup-options.ts";

interface Props extends SetupFields<SetupOptions> {
  /** Put before the set-up in the link's query. */
  readonly extraQuery?: string;
}

/** A map code that is being typed, and why it is still invalid. */
interface MapCodeDraft {
  readonly text: string;
  readonly refusal: MapCodeRefusal | undefined;
}

/** The map of the game: shown, redrawn, read from a code, shared as a link. */
export function MapPanel(props: Props) {
  const { setup, options, seed, link, extraQuery = "" } = props;
  const { onChange, onSetupChange, onSeedChange } = props;
  const id = useId();
  const draft = useSignal<MapCodeDraft | undefined>(invalidMapCode(link));
  const copied = useSignal<boolean | undefined>(undefined);
  const { players } = setup;
  const map = useMemo(() => mapFor(options, players, seed), [players, options.map, seed]);
  const { options: text } = allZimbabweText.value;

  const readCode = (code: string) => {
    copied.value = undefined;
    const read = readMapCode(code);
    draft.value = { text: code, refusal: read.ok ? undefined : read.error };
    if (read.ok) onSetupChange(withMap(setup, read.value));
  };
  const drawAnother = () => {
    draft.value = undefined;
    copied.value = undefined;
    onSeedChange(newSeed());
    onChange(withoutMap(options));
  };
  const share = async () => {
    const address = `${location.origin}${location.pathname}`;
    copied.value = await copyText(`${address}?${extraQuery}${setupQuery(setup, map.code)}`);
  };
  const problem = draft.value?.refusal;
  return (
    <section class="panel map-panel">
      <div class="head">
        <h2>{text.map}</h2>
        <button type="button" class="button" onClick={drawAnother}>
          <Icon name="dice" />
          {text.newMap}
        </button>
      </div>
      <MapPicture board={map.board} label={text.mapLabel(map.code)} />
      <label for={id}>{text.code}</label>
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
          onInput={(event) => readCode(event.currentTarget.value)}
          onBlur={() => {
            // A valid code is shown in its normal form.
            if (draft.peek()?.refusal === undefined) draft.value = undefined;
          }}
        />
        <button type="button" class="button" onClick={() => void share()}>
          <Icon name="link" />
          {text.copyLink}
        </button>
      </div>
      <p id={`${id}-hint`} class={problem === undefined ? "quiet hint" : "problem"} role="status">
        {hint()}
      </p>
    </section>
  );

  function hint(): string {
    if (problem !== undefined) return text.mapCodeRefusal(problem);
    if (copied.value === undefined) return text.codeText;
    return copied.value ? text.copied : text.cannotCopy;
  }
}
