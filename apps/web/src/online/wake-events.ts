/** Tells when the network comes back, or the page is looked at again; returns how to stop. */
export function onWake(wake: () => void): () => void {
  const left = new AbortController();
  const { signal } = left;
  const ifSeen = () => {
    if (!document.hidden) wake();
  };
  addEventListener("online", wake, { signal });
  addEventListener("pageshow", wake, { signal });
  document.addEventListener("visibilitychange", ifSeen, { signal });
  return () => left.abort();
}
