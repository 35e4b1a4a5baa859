export type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;
const slack = 4;

/** The click that ends a drag is none. */
function swallowClick() {
  const stop = (event: MouseEvent) => {
    // A key makes clicks too: those are meant.
    if (event.detail > 0) event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  addEventListener('pointerdown', () => removeEventListener('click', stop, { capture: true }), {
    capture: true,
    once: true,
  });
}

export interface PointerSteps {
  begin: () => void;
  /** Once a frame at most; answers whether the next frame is wanted without a move. */
  paint: (at: Point) => boolean;
  drop: (at: Point) => void;
  end: () => void;
}

/** Follows one pointer from a press to its release; Escape leaves everything as it was. */
export function followPointer(start: PointerEvent, steps: PointerSteps): void {
  let last: Point = start;
  let isMoving = false;
  let frame = 0;
  const listening = new AbortController();
  const paint = () => {
    frame = 0;
    if (steps.paint(last)) frame ||= requestAnimationFrame(paint);
  };
  const finish = () => {
    listening.abort();
    cancelAnimationFrame(frame);
    if (isMoving) steps.end();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    last = event;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!isMoving && far < slack) return;
    if (!isMoving) steps.begin();
    isMoving = true;
    frame ||= requestAnimationFrame(paint);
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const wasMoving = isMoving;
    finish();
    if (!wasMoving) return;
    swallowClick();
    steps.drop(event);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isMoving) swallowClick();
    finish();
  };
  const { signal } = listening;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', finish, { signal });
  addEventListener('keydown', cancel, { signal, capture: true });
}
