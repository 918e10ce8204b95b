import type { ComponentChildren } from "preact";
import { memo } from "../../../ui/memo.ts";
import { zimbabweText } from "../zimbabwe-text.ts";
import type { ViewportModel } from "./viewport-model.ts";
import "./zoom-buttons.css";

/** The zoom factor of a button or a key. */
export const ZOOM_STEP = 1.5;

/** Zoom in, zoom out, fit. */
export const ZoomButtons = memo(({ viewport }: { readonly viewport: ViewportModel }) => {
  const text = zimbabweText.value.board;
  const isZoomedIn = viewport.isZoomedIn.value;
  return (
    <div class={`zoom-buttons ${viewport.buttonSide.value}`} role="group" aria-label={text.zoom}>
      <ZoomButton
        label={text.zoomIn}
        isDisabled={viewport.isAtMaxZoom.value}
        onPress={() => {
          viewport.animateZoom(ZOOM_STEP);
        }}
      >
        <path d="M10 4v12M4 10h12" />
      </ZoomButton>
      <ZoomButton
        label={text.zoomOut}
        isDisabled={!isZoomedIn}
        onPress={() => {
          viewport.animateZoom(1 / ZOOM_STEP);
        }}
      >
        <path d="M4 10h12" />
      </ZoomButton>
      <ZoomButton
        label={text.fit}
        isDisabled={!isZoomedIn}
        onPress={() => {
          viewport.fit();
        }}
      >
        <path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
      </ZoomButton>
    </div>
  );
});

interface ZoomButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

const ZoomButton = ({ label, isDisabled, onPress, children }: ZoomButtonProps) => (
  <button
    type="button"
    class="button"
    aria-label={label}
    title={label}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onPress}
  >
    <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true">
      {children}
    </svg>
  </button>
);
