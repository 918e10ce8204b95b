import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { Profile } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { server } from "../../online/api.ts";
import { readProfile } from "../../online/profile-api.ts";
import type { Failure } from "../../online/api-client.ts";

/** Somebody's page; undefined until it came. */
export function useProfile(id: string) {
  const answer = useSignal<Result<Profile, Failure> | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => {
    let isWanted = true;
    answer.value = undefined;
    void readProfile(server, id).then((found) => {
      if (isWanted) answer.value = found;
    });
    return () => {
      isWanted = false;
    };
  }, [id, times.value]);
  return { answer, again: () => (times.value += 1) };
}
