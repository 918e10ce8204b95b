import { useSignal } from "@preact/signals";
import type { Acknowledgement, CommandName } from "@sofala/protocol";
import type { CommandInput } from "../../online/connection.ts";
import type { TableClient } from "../../online/table-client.ts";
import type { Failure } from "../../api-failure.ts";
import { waitUntilOpen } from "./wait-until-open.ts";

/** Sends commands to a table, one at a time, with the state of the last one. */
export function useTableCommand(client: TableClient) {
  const isBusy = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const send = async <Name extends CommandName>(
    command: Name,
    body: CommandInput<Name>,
  ): Promise<Acknowledgement | undefined> => {
    if (isBusy.peek()) return undefined;
    isBusy.value = true;
    failure.value = undefined;
    await waitUntilOpen(client.connectionState);
    const result = await client.send(command, body);
    isBusy.value = false;
    if (result.ok) return result.value;
    failure.value = result.error;
    return undefined;
  };
  return { isBusy, failure, send };
}
