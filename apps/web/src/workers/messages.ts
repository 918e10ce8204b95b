/** A request to a worker; `name` selects its handler. */
export interface RequestMessage {
  readonly id: number;
  readonly name: string;
  readonly request: unknown;
}

/** The worker's answer to the request with the same id. */
export type ResponseMessage =
  | { readonly id: number; readonly response: unknown }
  | { readonly id: number; readonly error: string };
