import { useEffect, useRef } from "preact/hooks";

interface Props {
  readonly say: string;
  /** What is said besides. */
  readonly more?: string | undefined;
  /** A word about a move that was taken back; another number for each. */
  readonly nudge: { readonly text: string; readonly number: number } | undefined;
}

/** What is said now, and a word about a move that was taken back; heard when it changes. */
export function TutorSays({ say, more, nudge }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    box.current.scrollTop = nudge === undefined ? 0 : box.current.scrollHeight;
  }, [nudge?.number, say]);
  return (
    <div ref={box} class="said" aria-live="polite">
      <p class="say" tabIndex={-1}>
        {say}
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
