import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useErrorBoundary } from "preact/hooks";
import { Frame } from "./frame/frame.tsx";
import { UpdatePrompt } from "./frame/update-prompt.tsx";
import type { PathParameters } from "./match-path.ts";
import { ReportHost } from "./problem-report/report-host.tsx";
import { path } from "./router.ts";
import type { ScreenProps } from "./match-path.ts";
import { findRoute, type Route } from "./routes.ts";
import { Broken } from "./screens/broken/broken.tsx";
import { lazy } from "./ui/lazy.tsx";
import { RulesDialog } from "./rules/rules-dialog.tsx";
import { NotFound } from "./screens/not-found/not-found.tsx";
import { Loading } from "./ui/loading.tsx";
import { appText } from "./text/app-text.ts";
import { loadAllTexts } from "./text/text-in-parts.ts";

interface MatchedRoute {
  readonly route: Route;
  readonly parameters: PathParameters;
}

const GameRulesPanel = lazy(() =>
  import("./screens/rules/game-rules-panel.tsx").then((module) => module.GameRulesPanel),
);

/** The screen of the address. */
export function App() {
  const found = findRoute(path.value);
  useEffect(() => {
    if (found !== undefined) setTitle(found.route.title(appText.value));
  }, [found?.route, appText.value.tag]);

  return (
    <>
      {found === undefined ? (
        <MissingPage />
      ) : (
        // The screens of two games have different code.
        <RoutedScreen key={`${found.route.path} ${found.parameters["game"] ?? ""}`} {...found} />
      )}
      <ReportHost />
      <RulesDialog Panel={GameRulesPanel} />
      <UpdatePrompt />
    </>
  );
}

function setTitle(title: string): void {
  document.title = appText.value.common.title(title);
}

function MissingPage() {
  useEffect(() => setTitle(appText.value.common.notFound.title), [appText.value.tag]);
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}

/** Loads a screen and its texts. */
async function loadScreen({ route, parameters }: MatchedRoute) {
  const screen = await route.load(parameters);
  if (route.isFirstPage !== true) await loadAllTexts();
  return screen;
}

/** The screen of the address at the start, which is shown at once: otherwise the footer would jump. */
let preloaded: { readonly path: string; readonly Screen: ComponentType<ScreenProps> } | undefined;

function RoutedScreen({ route, parameters }: MatchedRoute) {
  const screen = useSignal(preloaded?.path === path.peek() ? preloaded.Screen : undefined);
  const isMissing = useSignal(false);
  const failed = useSignal<unknown>(undefined);
  const [error] = useErrorBoundary();
  useEffect(() => {
    loadScreen({ route, parameters }).then(
      (module) => {
        screen.value = module?.Screen;
        isMissing.value = module === undefined;
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
  if (isMissing.value) return <MissingPage />;
  const Screen = screen.value;
  const content =
    Screen === undefined ? <Loading /> : <Screen key={path.value} parameters={parameters} />;
  return route.isFullWindow === true ? content : <Frame>{content}</Frame>;
}

/** Fetches the screen of the address early; a failure is shown with the screen. */
export async function preloadScreen(): Promise<void> {
  const address = path.peek();
  const found = findRoute(address);
  if (found === undefined) return;
  const module = await loadScreen(found).catch(() => undefined);
  if (module !== undefined) preloaded = { path: address, Screen: module.Screen };
}
