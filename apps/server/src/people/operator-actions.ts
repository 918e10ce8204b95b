import type { CompiledQuery } from "kysely";
import type { Database } from "../store/database.ts";
import { newId } from "../tokens.ts";

/** Stored as the operator of what was done from the command line. */
export const COMMAND_LINE_OPERATOR = "host";

/** Something that an operator did, besides the sanctions, which are stored with the reports. */
export interface OperatorAction {
  readonly at: number;
  readonly person?: string;
  readonly tableId?: string;
  readonly action: "appoint" | "dismiss-operator" | "reset-password" | "abort-table" | "set-clock";
  readonly details?: OperatorActionDetails;
}

/** Stored as JSON. */
export interface OperatorActionDetails {
  /** Why a game was ended. */
  readonly explanation?: string;
  /** The time that a clock was set to. */
  readonly leftMs?: number;
}

/** A statement that records what was done from the command line. */
export const recordActionQuery = (
  { query }: Pick<Database, "query">,
  { at, person, tableId, action, details = {} }: OperatorAction,
): CompiledQuery =>
  query
    .insertInto("operator_actions")
    .values({
      id: newId(),
      at,
      operator: COMMAND_LINE_OPERATOR,
      person: person ?? null,
      table_id: tableId ?? null,
      action,
      details: JSON.stringify(details),
    })
    .compile();
