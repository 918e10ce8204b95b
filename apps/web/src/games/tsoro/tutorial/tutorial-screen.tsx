import { loadTsoroTutorialText } from "@sofala/text/tsoro";
import { openInfoTable } from "../../../table/tutorial/open-info-table.ts";
import { TutorialScreen } from "../../../table/tutorial/tutorial-screen.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { SeatBadge } from "../board/seat-badge.tsx";
import { TableModels } from "../table-models.ts";
import { tableUi } from "../table-ui.ts";
import { TableView } from "../table-view.tsx";
import { tsoroText, useTsoroText } from "../tsoro-text.ts";
import { course } from "./lessons.ts";

/** The tutorial of Tsoro yematatu. */
export function Screen() {
  const hasText = useTsoroText();
  if (!hasText) return <Loading />;
  return (
    <TutorialScreen
      course={course}
      loadText={loadTsoroTutorialText}
      createModels={(tutorial) => new TableModels(openInfoTable(tutorial))}
      TableView={TableView}
      reveal={(_state, { table }) => {
        table.shownMoment.value = undefined;
      }}
      keyAction={(key, models) => tableUi.onKey?.(key, models)}
      keyList={() => tsoroText.value.keyList}
      picture={[0, 1, 2].map((n) => (
        <SeatBadge key={n} seat={0} size="100%" />
      ))}
      firstGame="/new/tsoro?for=bots"
    />
  );
}
