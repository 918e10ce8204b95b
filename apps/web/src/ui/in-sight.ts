/**
 * Brings an element into sight with the next frame, when all else that changes has changed: the
 * page is laid out once. Returns how to leave it.
 */
export function bringIntoSight(find: () => Element | null | undefined): () => void {
  const frame = requestAnimationFrame(() => find()?.scrollIntoView({ block: "nearest" }));
  return () => cancelAnimationFrame(frame);
}
