import { batch, computed, signal } from "@preact/signals";
import { isMotionReduced } from "../../../settings/theme.ts";
import type { Point } from "./geometry.ts";
import {
  cameraAfterResize,
  arrangeScene,
  interpolateCamera,
  maxScale,
  fitCamera,
  isZoomedIn,
  panCamera,
  pinchCamera,
  panToReveal,
  zoomCamera,
  type ButtonSide,
  type Box,
  type Camera,
  type Fingers,
  type Scene,
  type SceneSpace,
  type Size,
} from "./viewport.ts";

const ANIMATION_MS = 200;
/** When the camera has not moved for this long, the drawing is laid out at its scale. */
const SETTLE_MS = 140;
const EMPTY_SCENE: Scene = {
  drawing: { width: 1, height: 1 },
  stage: { width: 1, height: 1 },
  lostHeight: 0,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** The camera of a board, with animations. */
export class ViewportModel {
  readonly scene = signal<Scene>(EMPTY_SCENE);
  readonly camera = signal<Camera>({ scale: 1, x: 0, y: 0 });
  /** The scale at which the drawing is laid out; follows the camera when it rests. */
  readonly layoutScale = signal(1);
  /** The side of the zoom buttons. */
  readonly buttonSide = signal<ButtonSide>("right");
  readonly isZoomedIn = computed(() => isZoomedIn(this.camera.value, this.scene.value));
  /** Can the drawing be moved, even at the fitting scale? */
  readonly canPan = computed(() => this.isZoomedIn.value || this.scene.value.lostHeight > 1);
  readonly isAtMaxZoom = computed(
    () => this.camera.value.scale > maxScale(this.scene.value) * 0.999,
  );

  /** The part of the drawing to show if not all of it fits. */
  mainPart: Box | undefined;

  private settleTimer: ReturnType<typeof setTimeout> | undefined;
  private animationFrame = 0;
  /** Where the running animation ends. */
  private animationTarget: Camera | undefined;

  /** Called when the stage or the drawing has another size. */
  resize(drawing: Size, stage: Size, space: SceneSpace): void {
    const before = this.scene.peek();
    const { scene, side } = arrangeScene(drawing, stage, space);
    const isOtherDrawing =
      drawing.width !== before.drawing.width || drawing.height !== before.drawing.height;
    this.stopAnimation();
    batch(() => {
      this.scene.value = scene;
      this.buttonSide.value = side;
      this.camera.value = isOtherDrawing
        ? fitCamera(scene)
        : cameraAfterResize(this.camera.peek(), before, scene);
      this.layoutScale.value = this.camera.peek().scale;
    });
    if (this.mainPart !== undefined && !this.isZoomedIn.peek()) this.reveal(this.mainPart);
  }

  pan(by: Point): void {
    this.jumpTo(panCamera(this.camera.peek(), by, this.scene.peek()));
  }

  pinch(before: Fingers, after: Fingers): void {
    this.jumpTo(pinchCamera(this.camera.peek(), before, after, this.scene.peek()));
  }

  /** Zooms at once, for wheels and trackpads; false if nothing changes. */
  zoom(factor: number, about: Point): boolean {
    const before = this.camera.peek();
    const after = zoomCamera(before, factor, about, this.scene.peek());
    if (after.scale === before.scale) return false;
    this.jumpTo(after);
    return true;
  }

  /** Zooms smoothly, by default about the middle of the stage. */
  animateZoom(factor: number, about: Point = this.stageCentre()): void {
    this.animateTo(
      zoomCamera(this.animationTarget ?? this.camera.peek(), factor, about, this.scene.peek()),
    );
  }

  fit(): void {
    this.animateTo(fitCamera(this.scene.peek()));
  }

  reveal(part: Box): void {
    const from = this.animationTarget ?? this.camera.peek();
    const to = panToReveal(from, part, this.scene.peek());
    if (to.x !== from.x || to.y !== from.y) this.animateTo(to);
  }

  dispose(): void {
    this.stopAnimation();
    clearTimeout(this.settleTimer);
  }

  private stageCentre(): Point {
    const { width, height } = this.scene.peek().stage;
    return { x: width / 2, y: height / 2 };
  }

  private jumpTo(camera: Camera): void {
    this.stopAnimation();
    this.setCamera(camera);
  }

  private setCamera(camera: Camera): void {
    this.camera.value = camera;
    clearTimeout(this.settleTimer);
    this.settleTimer = setTimeout(() => {
      this.layoutScale.value = this.camera.peek().scale;
    }, SETTLE_MS);
  }

  private stopAnimation(): void {
    cancelAnimationFrame(this.animationFrame);
    this.animationTarget = undefined;
  }

  private animateTo(to: Camera): void {
    this.stopAnimation();
    if (isMotionReduced.peek()) {
      this.setCamera(to);
      return;
    }
    this.animationTarget = to;
    const from = this.camera.peek();
    const startedAt = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - startedAt) / ANIMATION_MS));
      this.setCamera(part === 1 ? to : interpolateCamera(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.animationFrame = requestAnimationFrame(step);
      else this.animationTarget = undefined;
    };
    this.animationFrame = requestAnimationFrame(step);
  }
}
