import type { TutorText } from "@sofala/text/tutorial";

interface Props {
  readonly text: TutorText;
  readonly mayGoBack: boolean;
  /** Are answers still to be shown? */
  readonly isWaiting: boolean;
  readonly onBack: () => void;
  /** Makes a fitting move, where one is asked for. */
  readonly onShow: (() => void) | undefined;
  /** Does the lesson once more. */
  readonly again?: Way | undefined;
  /** The way on, where there is one without a move. */
  readonly on: Way | undefined;
}

interface Way {
  readonly name: string;
  readonly go: () => void;
}

/** Back, and the way on: reading on, being shown a move, or the next lesson. */
export function TutorButtons({ text, mayGoBack, isWaiting, onBack, onShow, again, on }: Props) {
  // Not `disabled`, which would take the focus away.
  return (
    <div class="buttons">
      <button type="button" class="button" disabled={!mayGoBack} onClick={onBack}>
        {text.back}
      </button>
      {onShow !== undefined && (
        <button type="button" class="button" aria-disabled={isWaiting} onClick={onShow}>
          {text.showMe}
        </button>
      )}
      {again !== undefined && (
        <button type="button" class="button" onClick={again.go}>
          {again.name}
        </button>
      )}
      {on !== undefined && (
        <button
          type="button"
          class="button primary way-on"
          aria-disabled={isWaiting}
          onClick={on.go}
        >
          {on.name}
        </button>
      )}
    </div>
  );
}
