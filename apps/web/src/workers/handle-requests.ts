import type { RequestMessage, ResponseMessage } from "./messages.ts";

interface RequestHandlers {
  readonly [name: string]: (request: never) => unknown;
}

/** Runs in a worker: answers the requests of a `workerClient`. */
export function handleRequests(handlers: RequestHandlers): void {
  addEventListener("message", ({ data }: MessageEvent<RequestMessage>) => {
    postMessage(respondTo(handlers, data));
  });
}

function respondTo(
  handlers: RequestHandlers,
  { id, name, request }: RequestMessage,
): ResponseMessage {
  try {
    return { id, response: handlers[name]?.(request as never) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
