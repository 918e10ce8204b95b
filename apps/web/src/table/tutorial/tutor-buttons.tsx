import type { TutorText } from "@sofala/text/tutorial";

interface Props {
  readonly text: TutorText;
  readonly canGoBack: boolean;
  /** True while replies are still being shown. */
  readonly isWaiting: boolean;
  readonly onBack: () => void;
  /** Makes a suitable move, if one is expected. */
  readonly onShowMove: (() => void) | undefined;
  /** Repeats the lesson. */
  readonly repeat?: ButtonAction | undefined;
  /** The next step, if it needs no move. */
  readonly next: ButtonAction | undefined;
}

interface ButtonAction {
  readonly name: string;
  readonly onPress: () => void;
}

/** Back and next: the next text, a shown move, or the next lesson. */
export function TutorButtons({
  text,
  canGoBack,
  isWaiting,
  onBack,
  onShowMove,
  repeat,
  next,
}: Props) {
  // Not `disabled`, which would take the focus away.
  return (
    <div class="buttons">
      <button type="button" class="button" disabled={!canGoBack} onClick={onBack}>
        {text.back}
      </button>
      {onShowMove !== undefined && (
        <button type="button" class="button" aria-disabled={isWaiting} onClick={onShowMove}>
          {text.showMe}
        </button>
      )}
      {repeat !== undefined && (
        <button type="button" class="button" onClick={repeat.onPress}>
          {repeat.name}
        </button>
      )}
      {next !== undefined && (
        <button
          type="button"
          class="button primary way-on"
          aria-disabled={isWaiting}
          onClick={next.onPress}
        >
          {next.name}
        </button>
      )}
    </div>
  );
}
