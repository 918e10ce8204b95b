import { useEffect, useRef } from "preact/hooks";

interface Props {
  readonly message: string;
  /** An additional text. */
  readonly more?: string | undefined;
  /** A comment on a move that was not accepted; each has its own number. */
  readonly nudge: { readonly text: string; readonly number: number } | undefined;
}

/** The present text, and a comment on a move that was not accepted; screen readers announce changes. */
export function TutorMessage({ message, more, nudge }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    box.current.scrollTop = nudge === undefined ? 0 : box.current.scrollHeight;
  }, [nudge?.number, message]);
  return (
    <div ref={box} class="message" aria-live="polite">
      <p class="say" tabIndex={-1}>
        {message}
      </p>
      {more !== undefined && <p class="more">{more}</p>}
      {nudge !== undefined && (
        <p key={nudge.number} class="nudge">
          {nudge.text}
        </p>
      )}
    </div>
  );
}
