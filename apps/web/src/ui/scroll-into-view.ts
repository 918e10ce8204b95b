/**
 * Brings an element into sight as soon as all that changes at once has changed, so that the page is
 * laid out and painted once. Returns how to leave it.
 */
export function bringIntoSight(find: () => Element | null | undefined): () => void {
  let isWanted = true;
  queueMicrotask(() => {
    if (isWanted) find()?.scrollIntoView({ block: "nearest" });
  });
  return () => {
    isWanted = false;
  };
}

/** Does what needs to know how the page is laid out when that is worked out anyway. Returns how to leave it. */
export function inNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
