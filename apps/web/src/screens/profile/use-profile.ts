import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { Profile } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { api } from "../../online/api.ts";
import { readProfile } from "../../online/profile-api.ts";
import type { Failure } from "../../api-failure.ts";

/** The profile of a person; undefined until it is loaded. */
export function useProfile(id: string) {
  const result = useSignal<Result<Profile, Failure> | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => {
    let isWanted = true;
    result.value = undefined;
    void readProfile(api, id).then((found) => {
      if (isWanted) result.value = found;
    });
    return () => {
      isWanted = false;
    };
  }, [id, times.value]);
  return { result, reload: () => (times.value += 1) };
}
