import type { ComponentProps } from "preact";
import { Loading } from "../../ui/loading.tsx";
import type { CourseTypes } from "../tutorial/lesson.ts";
import { openInfoTable } from "../tutorial/open-info-table.ts";
import { TutorialScreen } from "../tutorial/tutorial-screen.tsx";
import { SmallGameModels } from "./small-game-models.ts";
import type { SmallGame } from "./small-game.ts";
import { TableView } from "./table-view.tsx";

interface Props<C extends CourseTypes> extends Pick<
  ComponentProps<typeof TutorialScreen<C, SmallGameModels<C["game"]>>>,
  "course" | "loadText" | "loadFirstGame" | "picture"
> {
  readonly game: SmallGame<C["game"]>;
}

/** The tutorial of a small game. */
export function SmallGameTutorial<C extends CourseTypes>({ game, ...props }: Props<C>) {
  const hasText = game.useText();
  if (!hasText) return <Loading />;
  return (
    <TutorialScreen
      {...props}
      createModels={(tutorial) => new SmallGameModels(game, openInfoTable(tutorial))}
      TableView={TableView}
      reveal={(_state, { table }) => {
        table.shownMoment.value = undefined;
      }}
      moveText={(move) => game.text.value.sentences.move(move)}
      keyAction={(key, { table }) => table.keyAction(key)}
      loadKeys={game.ui.loadKeys}
    />
  );
}
