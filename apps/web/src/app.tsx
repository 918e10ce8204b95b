import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useErrorBoundary } from "preact/hooks";
import { Frame } from "./frame/frame.tsx";
import { UpdatePrompt } from "./frame/update-prompt.tsx";
import type { Parameters } from "./match-path.ts";
import { ReportHost } from "./problem-report/report-host.tsx";
import { path } from "./router.ts";
import { findRoute, type Route, type ScreenProps } from "./routes.ts";
import { Broken } from "./screens/broken/broken.tsx";
import { RulesDialog } from "./rules/rules-dialog.tsx";
import { NotFound } from "./screens/not-found/not-found.tsx";
import { Loading } from "./ui/loading.tsx";
import { words } from "./text/app-text.ts";

interface Found {
  readonly route: Route;
  readonly parameters: Parameters;
}

/** The screen that the address names. */
export function App() {
  const found = findRoute(path.value);
  useEffect(() => {
    const { common } = words.value;
    document.title = common.title(found?.route.title(words.value) ?? common.notFound.title);
  }, [found?.route, words.value.tag]);

  return (
    <>
      {found === undefined ? (
        <Frame>
          <NotFound />
        </Frame>
      ) : (
        <RoutedScreen key={found.route.path} {...found} />
      )}
      <ReportHost />
      <RulesDialog />
      <UpdatePrompt />
    </>
  );
}

function RoutedScreen({ route, parameters }: Found) {
  const screen = useSignal<ComponentType<ScreenProps> | undefined>(undefined);
  const failed = useSignal<unknown>(undefined);
  const [error] = useErrorBoundary();
  useEffect(() => {
    route.load().then(
      (module) => {
        screen.value = module.Screen;
      },
      (reason: unknown) => {
        failed.value = reason;
      },
    );
  }, [route]);

  const problem: unknown = error ?? failed.value;
  if (problem !== undefined) {
    return (
      <Frame>
        <Broken error={problem} />
      </Frame>
    );
  }
  const Screen = screen.value;
  const content =
    Screen === undefined ? <Loading /> : <Screen key={path.value} parameters={parameters} />;
  return route.isBare === true ? content : <Frame>{content}</Frame>;
}

/** Fetches the screen that the address names, while something else is on its way; a failure is told when it is shown. */
export async function loadScreen(): Promise<void> {
  await findRoute(path.peek())
    ?.route.load()
    .catch(() => undefined);
}
