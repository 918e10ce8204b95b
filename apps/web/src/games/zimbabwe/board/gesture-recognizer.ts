import type { CellName } from "@sofala/zimbabwe";
import type { Point } from "./geometry.ts";
import type { Fingers } from "./viewport.ts";

/** How the board is pointed at. */
export type Pointing = "mouse" | "touch" | "keys";

/** A finger or the mouse, on the stage. */
export interface Contact extends Point {
  readonly id: number;
  readonly pointing: "mouse" | "touch";
  /** Milliseconds. */
  readonly time: number;
  readonly cell: CellName | undefined;
}

export interface Tap extends Point {
  readonly pointing: "mouse" | "touch";
  readonly cell: CellName | undefined;
  /** It followed another one at this place so soon that both are a double tap. */
  readonly isSecond: boolean;
}

/** What gestures come to. */
export interface Reactions {
  /** May one finger take the drawing along? */
  canDrag(pointing: "mouse" | "touch"): boolean;
  /** The contact is the board's from now on, wherever it goes. */
  hold(id: number): void;
  drag(by: Point): void;
  pinch(before: Fingers, after: Fingers): void;
  tap(tap: Tap): void;
  press(cell: CellName): void;
  /** Runs something after so many milliseconds; the answer calls it off. */
  later(run: () => void, after: number): () => void;
}

/** Pixels that a contact may stray and still be a tap. */
const SLACK = { mouse: 4, touch: 10 } as const;
const LONG_PRESS = 500;
const DOUBLE_TAP = 320;
const DOUBLE_TAP_SLACK = 32;

const far = (one: Point, other: Point, slack: number): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) > slack;

/** Tells taps, double taps, long presses, drags and pinches apart. What was a drag is never a tap. */
export class Gestures {
  private readonly react: Reactions;
  private readonly contacts = new Map<number, Contact>();
  private first: Contact | undefined;
  private isTap = false;
  private isDrag = false;
  private callOff: () => void = () => undefined;
  private lastTap: Contact | undefined;

  constructor(react: Reactions) {
    this.react = react;
  }

  /** Two or more fingers are down. */
  get isPinch(): boolean {
    return this.contacts.size > 1;
  }

  down(contact: Contact): void {
    this.contacts.set(contact.id, contact);
    this.callOff();
    if (this.isPinch) {
      this.isTap = false;
      for (const id of this.contacts.keys()) this.react.hold(id);
      return;
    }
    this.first = contact;
    this.isTap = true;
    this.isDrag = false;
    const { cell } = contact;
    if (contact.pointing === "mouse" || cell === undefined) return;
    this.callOff = this.react.later(() => {
      this.isTap = false;
      this.react.press(cell);
    }, LONG_PRESS);
  }

  /** Is told every move of a contact that is down. */
  move(contact: Contact): void {
    const before = this.contacts.get(contact.id);
    if (before === undefined) return;
    const pair = this.pair();
    this.contacts.set(contact.id, contact);
    const after = this.pair();
    if (pair !== undefined && after !== undefined) {
      this.react.pinch(pair, after);
      return;
    }
    if (!this.isDrag && this.strays(contact)) {
      this.callOff();
      this.isTap = false;
      this.isDrag = this.react.canDrag(contact.pointing);
      if (this.isDrag) this.react.hold(contact.id);
    }
    if (this.isDrag) this.react.drag({ x: contact.x - before.x, y: contact.y - before.y });
  }

  up(contact: Contact): void {
    if (!this.contacts.delete(contact.id)) return;
    this.callOff();
    const { first } = this;
    if (this.contacts.size === 1) this.isDrag = this.react.canDrag(contact.pointing);
    if (!this.isTap || first === undefined || this.strays(contact)) return;
    this.isTap = false;
    const isSecond =
      this.lastTap !== undefined &&
      contact.time - this.lastTap.time < DOUBLE_TAP &&
      !far(contact, this.lastTap, DOUBLE_TAP_SLACK);
    this.lastTap = isSecond ? undefined : contact;
    const { x, y, pointing } = contact;
    this.react.tap({ x, y, pointing, cell: first.cell, isSecond });
  }

  /** The browser took the contact for itself. */
  cancel(id: number): void {
    this.callOff();
    this.contacts.delete(id);
    this.isTap = false;
    this.isDrag = false;
  }

  private strays(contact: Contact): boolean {
    return this.first !== undefined && far(contact, this.first, SLACK[contact.pointing]);
  }

  private pair(): Fingers | undefined {
    const [one, other] = this.contacts.values();
    return one === undefined || other === undefined ? undefined : [one, other];
  }
}
