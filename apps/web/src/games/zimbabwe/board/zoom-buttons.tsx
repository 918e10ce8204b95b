import type { ComponentChildren } from "preact";
import { memo } from "../../../ui/memo.ts";
import { words } from "../../../text/app-text.ts";
import type { Viewer } from "./viewport-model.ts";
import "./zoom-buttons.css";

/** How much closer a button or a key leads. */
export const ZOOM_STEP = 1.5;

/** Closer, farther, all of it. */
export const ZoomButtons = memo(({ viewer }: { readonly viewer: Viewer }) => {
  const text = words.value.board;
  const isCloser = viewer.isCloser.value;
  return (
    <div class={`zoom-buttons ${viewer.side.value}`} role="group" aria-label={text.zoom}>
      <ZoomButton
        label={text.zoomIn}
        isOff={viewer.isClosest.value}
        act={() => {
          viewer.glideBy(ZOOM_STEP);
        }}
      >
        <path d="M10 4v12M4 10h12" />
      </ZoomButton>
      <ZoomButton
        label={text.zoomOut}
        isOff={!isCloser}
        act={() => {
          viewer.glideBy(1 / ZOOM_STEP);
        }}
      >
        <path d="M4 10h12" />
      </ZoomButton>
      <ZoomButton
        label={text.fit}
        isOff={!isCloser}
        act={() => {
          viewer.fit();
        }}
      >
        <path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
      </ZoomButton>
    </div>
  );
});

interface ZoomButtonProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly act: () => void;
  readonly children: ComponentChildren;
}

const ZoomButton = ({ label, isOff, act, children }: ZoomButtonProps) => (
  <button
    type="button"
    class="button"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={isOff ? undefined : act}
  >
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  </button>
);
