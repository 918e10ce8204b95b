import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Fault, Result } from "@sofala/engine";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { ZimbabweTable } from "../../boards/zimbabwe/zimbabwe-table.tsx";
import type { LocalTable } from "../../host/local-table.ts";
import { openTable } from "../../host/open-table.ts";
import type { ScreenProps } from "../../routes.ts";
import { Loading } from "../../ui/loading.tsx";
import { words } from "../../words/words.ts";
import { Unopened } from "./unopened.tsx";

/** A game on this device, to be played. */
export function Screen({ parameters }: ScreenProps) {
  const { id = "" } = parameters;
  const opened = useSignal<Result<LocalTable<Zimbabwe>, Fault> | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    void openTable(id).then((result) => {
      if (!isLeft) opened.value = result;
      else if (result.ok) result.value.close();
    });
    return () => {
      isLeft = true;
      const result = opened.peek();
      if (result?.ok === true) result.value.close();
    };
  }, [id]);

  const result = opened.value;
  if (result === undefined) return <Loading text={words.value.play.opening} />;
  return result.ok ? <ZimbabweTable table={result.value} /> : <Unopened fault={result.error} />;
}
