import { batch, computed, signal } from "@preact/signals";
import { isStill } from "../../../settings/theme.ts";
import type { Point } from "./geometry.ts";
import {
  adjusted,
  arranged,
  between,
  closestScale,
  fitted,
  isCloser,
  panned,
  pinched,
  revealing,
  zoomed,
  type BarSide,
  type Box,
  type Camera,
  type Fingers,
  type Scene,
  type Size,
} from "./viewport.ts";

const GLIDE = 200;
/** Milliseconds of rest after which the drawing is laid out at the scale it is seen at. */
const REST = 140;
const NOWHERE: Scene = {
  drawing: { width: 1, height: 1 },
  stage: { width: 1, height: 1 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** How one board is looked at, as it changes. */
export class Viewer {
  readonly scene = signal<Scene>(NOWHERE);
  readonly camera = signal<Camera>({ scale: 1, x: 0, y: 0 });
  /** The scale at which the drawing is laid out; it follows the camera when that rests. */
  readonly drawn = signal(1);
  /** Where the buttons stand. */
  readonly side = signal<BarSide>("right");
  readonly isCloser = computed(() => isCloser(this.camera.value, this.scene.value));
  readonly isClosest = computed(
    () => this.camera.value.scale > closestScale(this.scene.value) * 0.999,
  );

  private rest: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  /** Where a glide leads. */
  private target: Camera | undefined;

  /** Takes note of the room there is. */
  arrange(
    drawing: Size,
    stage: Size,
    room: { readonly bar: number; readonly ruler: number },
  ): void {
    const before = this.scene.peek();
    const { scene, side } = arranged(drawing, stage, room);
    const isOther =
      drawing.width !== before.drawing.width || drawing.height !== before.drawing.height;
    this.stop();
    batch(() => {
      this.scene.value = scene;
      this.side.value = side;
      this.camera.value = isOther ? fitted(scene) : adjusted(this.camera.peek(), before, scene);
      this.drawn.value = this.camera.peek().scale;
    });
  }

  pan(by: Point): void {
    this.put(panned(this.camera.peek(), by, this.scene.peek()));
  }

  pinch(before: Fingers, after: Fingers): void {
    this.put(pinched(this.camera.peek(), before, after, this.scene.peek()));
  }

  /** At once, as a wheel or a trackpad wants it; false where nothing changes. */
  zoom(factor: number, about: Point): boolean {
    const before = this.camera.peek();
    const after = zoomed(before, factor, about, this.scene.peek());
    if (after.scale === before.scale) return false;
    this.put(after);
    return true;
  }

  /** Smoothly; about the middle of the stage if no point is named. */
  glideBy(factor: number, about: Point = this.middle()): void {
    this.glide(zoomed(this.target ?? this.camera.peek(), factor, about, this.scene.peek()));
  }

  fit(): void {
    this.glide(fitted(this.scene.peek()));
  }

  reveal(part: Box): void {
    const from = this.target ?? this.camera.peek();
    const to = revealing(from, part, this.scene.peek());
    if (to.x !== from.x || to.y !== from.y) this.glide(to);
  }

  /** The board is gone. */
  close(): void {
    this.stop();
    clearTimeout(this.rest);
  }

  private middle(): Point {
    const { width, height } = this.scene.peek().stage;
    return { x: width / 2, y: height / 2 };
  }

  private put(camera: Camera): void {
    this.stop();
    this.show(camera);
  }

  private show(camera: Camera): void {
    this.camera.value = camera;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.drawn.value = this.camera.peek().scale;
    }, REST);
  }

  private stop(): void {
    cancelAnimationFrame(this.frame);
    this.target = undefined;
  }

  private glide(to: Camera): void {
    this.stop();
    if (isStill.peek()) {
      this.show(to);
      return;
    }
    this.target = to;
    const from = this.camera.peek();
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      this.show(part === 1 ? to : between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.target = undefined;
    };
    this.frame = requestAnimationFrame(step);
  }
}
