/** Kinds of faults that trials can find. */
export type FaultCode =
  | "ack/missing"
  | "ack/elsewhere"
  | "ack/changed"
  | "ack/differs"
  | "key/twice"
  | "key/unknown"
  | "key/refused"
  | "log/gap"
  | "log/count"
  | "log/unreadable"
  | "received/gap"
  | "received/differs"
  | "read/not-prefix"
  | "read/backwards"
  | "read/stale"
  | "read/too-soon"
  | "order/reversed"
  | "seen/differs"
  | "seen/secret"
  | "deadline/twice"
  | "deadline/late"
  | "response/unexpected"
  | "clock/differs"
  | "clock/early"
  | "outage/charged"
  | "outage/unfounded"
  | "server/error";

export interface Fault {
  readonly code: FaultCode;
  /** Empty if the fault concerns no table. */
  readonly table: string;
  readonly detail: string;
}

export const fault = (code: FaultCode, table: string, detail: string): Fault => ({
  code,
  table,
  detail,
});
