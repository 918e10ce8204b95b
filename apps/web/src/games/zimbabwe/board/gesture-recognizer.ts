import type { CellName } from "@sofala/zimbabwe";
import type { Point } from "./geometry.ts";
import type { Fingers } from "./viewport.ts";

/** How the board is pointed at. */
export type InputDevice = "mouse" | "touch" | "keys";

/** A finger or the mouse, in coordinates of the stage. */
export interface Contact extends Point {
  readonly id: number;
  readonly device: "mouse" | "touch";
  /** Milliseconds. */
  readonly time: number;
  readonly cell: CellName | undefined;
}

export interface Tap extends Point {
  readonly device: "mouse" | "touch";
  readonly cell: CellName | undefined;
  /** It is the second tap of a double tap. */
  readonly isDoubleTap: boolean;
}

/** Called when a gesture is recognized. */
export interface GestureHandlers {
  /** May one finger move the drawing? */
  canDrag(device: "mouse" | "touch"): boolean;
  /** Captures the pointer. */
  capture(id: number): void;
  drag(by: Point): void;
  pinch(before: Fingers, after: Fingers): void;
  tap(tap: Tap): void;
  longPress(cell: CellName): void;
  /** Runs something after so many milliseconds; the result cancels it. */
  schedule(run: () => void, after: number): () => void;
}

/** A contact that moves farther than this is no tap. */
const TAP_SLOP_PX = { mouse: 4, touch: 10 } as const;
const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_SLOP_PX = 32;

const isFartherThan = (one: Point, other: Point, limit: number): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) > limit;

/** Recognizes taps, double taps, long presses, drags and pinches. A drag never becomes a tap. */
export class GestureRecognizer {
  private readonly handlers: GestureHandlers;
  private readonly contacts = new Map<number, Contact>();
  private firstContact: Contact | undefined;
  private mayBeTap = false;
  private isDragging = false;
  private cancelLongPress: () => void = () => undefined;
  private lastTap: Contact | undefined;

  constructor(handlers: GestureHandlers) {
    this.handlers = handlers;
  }

  /** Two or more fingers are down. */
  get isPinching(): boolean {
    return this.contacts.size > 1;
  }

  down(contact: Contact): void {
    this.contacts.set(contact.id, contact);
    this.cancelLongPress();
    if (this.isPinching) {
      this.mayBeTap = false;
      for (const id of this.contacts.keys()) this.handlers.capture(id);
      return;
    }
    this.firstContact = contact;
    this.mayBeTap = true;
    this.isDragging = false;
    const { cell } = contact;
    if (contact.device === "mouse" || cell === undefined) return;
    this.cancelLongPress = this.handlers.schedule(() => {
      this.mayBeTap = false;
      this.handlers.longPress(cell);
    }, LONG_PRESS_MS);
  }

  /** To be called for every move of a contact that is down. */
  move(contact: Contact): void {
    const before = this.contacts.get(contact.id);
    if (before === undefined) return;
    const pair = this.firstTwoContacts();
    this.contacts.set(contact.id, contact);
    const after = this.firstTwoContacts();
    if (pair !== undefined && after !== undefined) {
      this.handlers.pinch(pair, after);
      return;
    }
    if (!this.isDragging && this.hasMovedTooFar(contact)) {
      this.cancelLongPress();
      this.mayBeTap = false;
      this.isDragging = this.handlers.canDrag(contact.device);
      if (this.isDragging) this.handlers.capture(contact.id);
    }
    if (this.isDragging) this.handlers.drag({ x: contact.x - before.x, y: contact.y - before.y });
  }

  up(contact: Contact): void {
    if (!this.contacts.delete(contact.id)) return;
    this.cancelLongPress();
    const { firstContact } = this;
    if (this.contacts.size === 1) this.isDragging = this.handlers.canDrag(contact.device);
    if (!this.mayBeTap || firstContact === undefined || this.hasMovedTooFar(contact)) return;
    this.mayBeTap = false;
    const isDoubleTap =
      this.lastTap !== undefined &&
      contact.time - this.lastTap.time < DOUBLE_TAP_MS &&
      !isFartherThan(contact, this.lastTap, DOUBLE_TAP_SLOP_PX);
    this.lastTap = isDoubleTap ? undefined : contact;
    const { x, y, device } = contact;
    this.handlers.tap({ x, y, device, cell: firstContact.cell, isDoubleTap });
  }

  /** The browser cancelled the contact. */
  cancel(id: number): void {
    this.cancelLongPress();
    this.contacts.delete(id);
    this.mayBeTap = false;
    this.isDragging = false;
  }

  private hasMovedTooFar(contact: Contact): boolean {
    return (
      this.firstContact !== undefined &&
      isFartherThan(contact, this.firstContact, TAP_SLOP_PX[contact.device])
    );
  }

  private firstTwoContacts(): Fingers | undefined {
    const [one, other] = this.contacts.values();
    return one === undefined || other === undefined ? undefined : [one, other];
  }
}
