import type { Rect } from './beside';

/** What is looked at, where it lies on the screen, and whether it stays until it is closed. */
export interface Peeked {
  readonly what: string;
  readonly about: Rect;
  readonly pinned: boolean;
}

/** A place on the map somebody points at; `held` under a finger that rests on it. */
export interface Place {
  readonly what: string;
  readonly about: Rect;
  readonly held: boolean;
}

const SIGN = '[data-peek]';
/** Whoever only passes by sees nothing; on the map the pointer rests more often than in the hand. */
const REST_MS = 350;
const MAP_MS = 700;
const HOLD_MS = 450;
/** The pointer may go from the sign to the card. */
const GRACE_MS = 150;

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/**
 * Shows more of whatever has a `data-peek` on the page: while the pointer or the focus rests on it, or after a finger has rested
 * on it until it is closed. The game says what belongs to the sign.
 */
export class Peeking {
  shown = $state.raw<Peeked | null>(null);
  /** A finger has rested: the click that follows means nothing else. */
  private swallow = false;
  private touching = false;
  private onMap = false;
  /** What a mouse points at. */
  private at: Element | null = null;
  /** Where a mouse has clicked and rests: what comes to lie under it was not pointed at. */
  private rests: { readonly x: number; readonly y: number } | null = null;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Listens to the page; gives back how to stop. */
  listen(pressed: Element | null): () => void {
    const stop = new AbortController();
    const on = <K extends keyof DocumentEventMap>(type: K, then: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(type, then, { capture: true, signal: stop.signal });
    on('pointerover', (event) => this.over(event));
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', () => this.lift());
    on('pointercancel', () => this.lift());
    on('click', (event) => this.click(event));
    on(
      'contextmenu',
      (event) => (this.touching || this.shown?.pinned) && this.signOf(event) !== null && event.preventDefault(),
    );
    on('dragstart', (event) => (this.touching ? event.preventDefault() : this.close()));
    on('focusin', (event) => this.focus(event));
    // what loses the focus may be on its way out of the page: it is let go first
    on('focusout', () => {
      this.leaving = setTimeout(() => this.shown?.pinned === true || this.onMap || this.close());
    });
    on('keydown', (event) => this.key(event));
    on('wheel', () => this.shown?.pinned === true || this.close());
    // it was loaded because somebody points at something already
    this.touching = pressed !== null;
    if (pressed !== null) this.wait(pressed, HOLD_MS, true);
    else {
      this.at = document.querySelector(`${SIGN}:is(:hover, :focus-visible)`);
      // a card that was taken in hand meanwhile would lie over the field where it is to go
      if (this.at?.getAttribute('aria-pressed') !== 'true') this.wait(this.at, REST_MS);
    }
    return () => {
      stop.abort();
      this.close();
    };
  }

  /** The map has no elements to point at. */
  point(place: Place | null): void {
    // who leaves the map leaves only what the map has shown
    if (place === null && !this.onMap) return;
    if (this.shown?.pinned === true && place?.held !== true) return;
    this.wait();
    this.onMap = place !== null;
    this.shown = place?.held === true ? { what: place.what, about: place.about, pinned: true } : null;
    if (place === null || place.held) return;
    const { what, about } = place;
    this.timer = setTimeout(() => (this.shown = { what, about, pinned: false }), MAP_MS);
  }

  close(): void {
    this.wait();
    this.shown = null;
  }

  private wait(sign: Element | null = null, ms = 0, pinned = false): void {
    clearTimeout(this.timer);
    if (sign === null) return;
    this.timer = setTimeout(() => {
      const what = sign.getAttribute('data-peek') ?? '';
      if (what === '' || !sign.isConnected) return;
      this.swallow = pinned;
      this.shown = { what, about: rectOf(sign), pinned };
    }, ms);
  }

  private signOf(event: Event): Element | null {
    return event.target instanceof Element ? event.target.closest(SIGN) : null;
  }

  private isInside(event: Event): boolean {
    return event.target instanceof Element && event.target.closest('[data-peeked]') !== null;
  }

  private move(event: PointerEvent): void {
    if (this.touching && Math.hypot(event.movementX, event.movementY) > 4) this.wait();
    if (this.isResting(event)) return;
    this.rests = null;
    if (this.signOf(event) !== this.at) this.over(event);
  }

  private isResting({ screenX, screenY }: PointerEvent): boolean {
    return this.rests?.x === screenX && this.rests.y === screenY;
  }

  private over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || this.shown?.pinned === true) return;
    if (this.isResting(event)) return;
    const sign = this.signOf(event);
    this.at = sign;
    if (sign !== null) {
      this.onMap = false;
      this.wait(sign, this.shown === null ? REST_MS : 0);
    } else if (this.onMap) return;
    else if (this.isInside(event)) this.wait();
    else if (this.shown !== null) {
      this.wait();
      this.timer = setTimeout(() => (this.shown = null), GRACE_MS);
    } else this.wait();
  }

  private down(event: PointerEvent): void {
    if (this.isInside(event)) return;
    this.close();
    this.swallow = false;
    this.touching = event.pointerType !== 'mouse';
    this.rests = this.touching ? null : { x: event.screenX, y: event.screenY };
    if (this.touching) this.wait(this.signOf(event), HOLD_MS, true);
  }

  private lift(): void {
    this.touching = false;
    if (this.shown === null) this.wait();
  }

  private click(event: MouseEvent): void {
    if (this.isInside(event)) return;
    const sign = this.signOf(event);
    if (this.swallow) {
      this.swallow = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (sign?.hasAttribute('data-peek-only') === true) this.pin(sign);
  }

  /** What does nothing else opens its card for good. */
  private pin(sign: Element): void {
    this.wait();
    this.shown = { what: sign.getAttribute('data-peek') ?? '', about: rectOf(sign), pinned: true };
  }

  private focus(event: FocusEvent): void {
    if (this.isInside(event) || this.shown?.pinned === true) return;
    const sign = this.signOf(event);
    if (sign?.matches(':focus-visible') !== true) return;
    clearTimeout(this.leaving);
    this.onMap = false;
    this.wait(sign, REST_MS);
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.shown === null) {
      if (this.shown?.pinned === false && event.key !== 'Tab') this.close();
      return;
    }
    this.close();
    event.preventDefault();
    event.stopPropagation();
  }
}
