import { useSignal } from "@preact/signals";
import { readMapCode, type MapCodeRefusal } from "@sofala/zimbabwe";
import { useId, useMemo } from "preact/hooks";
import { MapPicture } from "../board/thumbnail.tsx";
import { newSeed } from "../../../store/create-stored-game.ts";
import "../../../ui/field.css";
import { Icon } from "../../../ui/icon.tsx";
import { copyText } from "../../../ui/download.ts";
import { appText } from "../../../text/app-text.ts";
import "./map-panel.css";
import { setupQuery } from "./setup-link.ts";
import { mapFor, withMap, withoutMap, type TableSetup } from "./table-setup.ts";

interface Props {
  readonly setup: TableSetup;
  readonly seed: string;
  /** Why the map code of the link is invalid, and the code itself. */
  readonly linkRefusal: MapCodeRefusal | undefined;
  readonly linkMapCode: string;
  readonly onChange: (setup: TableSetup) => void;
  readonly onSeedChange: (seed: string) => void;
  /** Put before the set-up in the link's query. */
  readonly extraQuery?: string;
}

/** A map code that is being typed, and why it is still invalid. */
interface MapCodeDraft {
  readonly text: string;
  readonly refusal: MapCodeRefusal | undefined;
}

/** The map of the game: shown, redrawn, read from a code, shared as a link. */
export function MapPanel({
  setup,
  seed,
  linkRefusal,
  linkMapCode,
  onChange,
  onSeedChange,
  extraQuery = "",
}: Props) {
  const id = useId();
  const draft = useSignal<MapCodeDraft | undefined>(
    linkRefusal === undefined ? undefined : { text: linkMapCode, refusal: linkRefusal },
  );
  const copied = useSignal<boolean | undefined>(undefined);
  const { players, map: chosen } = setup;
  const map = useMemo(() => mapFor(setup, seed), [players, chosen, seed]);
  const { setup: text } = appText.value;

  const readCode = (code: string) => {
    copied.value = undefined;
    const read = readMapCode(code);
    draft.value = { text: code, refusal: read.ok ? undefined : read.error };
    if (read.ok) onChange(withMap(setup, read.value));
  };
  const drawAnother = () => {
    draft.value = undefined;
    copied.value = undefined;
    onSeedChange(newSeed());
    onChange(withoutMap(setup));
  };
  const share = async () => {
    const link = `${location.origin}${location.pathname}?${extraQuery}${setupQuery(setup, map.code)}`;
    copied.value = await copyText(link);
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
