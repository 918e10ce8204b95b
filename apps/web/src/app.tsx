import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useErrorBoundary } from "preact/hooks";
import { Frame } from "./frame/frame.tsx";
import { UpdatePrompt } from "./frame/update-prompt.tsx";
import type { PathParameters } from "./match-path.ts";
import { ReportHost } from "./problem-report/report-host.tsx";
import { path } from "./router.ts";
import { findRoute, type Route, type ScreenProps } from "./routes.ts";
import { Broken } from "./screens/broken/broken.tsx";
import { RulesDialog } from "./rules/rules-dialog.tsx";
import { NotFound } from "./screens/not-found/not-found.tsx";
import { Loading } from "./ui/loading.tsx";
import { appText } from "./text/app-text.ts";

interface MatchedRoute {
  readonly route: Route;
  readonly parameters: PathParameters;
}

/** The screen of the address. */
export function App() {
  const found = findRoute(path.value);
  useEffect(() => {
    const { common } = appText.value;
    document.title = common.title(found?.route.title(appText.value) ?? common.notFound.title);
  }, [found?.route, appText.value.tag]);

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

function RoutedScreen({ route, parameters }: MatchedRoute) {
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
  return route.isFullWindow === true ? content : <Frame>{content}</Frame>;
}

/** Fetches the screen of the address early; a failure is shown with the screen. */
export async function preloadScreen(): Promise<void> {
  await findRoute(path.peek())
    ?.route.load()
    .catch(() => undefined);
}
