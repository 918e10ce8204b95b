/** Calls back when the network is back, or the page is shown again; returns a function that stops it. */
export function onWake(wake: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const wakeIfVisible = () => {
    if (!document.hidden) wake();
  };
  addEventListener("online", wake, { signal });
  addEventListener("pageshow", wake, { signal });
  document.addEventListener("visibilitychange", wakeIfVisible, { signal });
  return () => controller.abort();
}
