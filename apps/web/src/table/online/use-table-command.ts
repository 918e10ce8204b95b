import { useSignal } from "@preact/signals";
import type { Acknowledgement, CommandName } from "@sofala/protocol";
import type { Asked } from "../../online/pending-commands.ts";
import type { RemoteRoom } from "../../online/table-client.ts";
import type { Failure } from "../../online/api-client.ts";
import { whenOpen } from "./wait-until-open.ts";

/** Asks things of a table, one at a time, and keeps why the last was not done. */
export function useAsking(room: RemoteRoom) {
  const isBusy = useSignal(false);
  const failure = useSignal<Failure | undefined>(undefined);
  const ask = async <Name extends CommandName>(
    command: Name,
    body: Asked<Name>,
  ): Promise<Acknowledgement | undefined> => {
    if (isBusy.peek()) return undefined;
    isBusy.value = true;
    failure.value = undefined;
    await whenOpen(room.connection);
    const answer = await room.ask(command, body);
    isBusy.value = false;
    if (answer.ok) return answer.value;
    failure.value = answer.error;
    return undefined;
  };
  return { isBusy, failure, ask };
}
