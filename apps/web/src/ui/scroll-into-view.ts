/**
 * Scrolls to an element in the next frame, after all other changes, so that the page is laid out only once. Returns a
 * function that cancels it.
 */
export function scrollIntoViewSoon(find: () => Element | null | undefined): () => void {
  let isWanted = true;
  queueMicrotask(() => {
    if (isWanted) find()?.scrollIntoView({ block: "nearest" });
  });
  return () => {
    isWanted = false;
  };
}

/** Runs work that reads the layout in the next frame. Returns a function that cancels it. */
export function inNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
