import { followPointer, type Point } from '../../../ui/drag/follow-pointer.ts';
import { scrollStep } from '../../../ui/drag/scroll-step.ts';
import { cornerOf, type Ground, snap, snapMinutes, type Spot, spotAt } from './grid.drag.ts';

/** What a block is dragged over, measured anew in every frame: all of it may scroll. */
export interface Surface {
  layer: HTMLElement;
  scroll: HTMLElement;
  tray: HTMLElement | null;
  ground: (box: DOMRect) => Ground;
}

export interface Gesture {
  block: HTMLElement;
  surface: Surface;
  minutes: number;
  words: (from: number, minutes: number) => string;
}

const isIn = (element: HTMLElement | null, { clientX, clientY }: Point) => {
  const box = element?.getBoundingClientRect();
  return (
    box !== undefined &&
    clientX >= box.left &&
    clientX <= box.right &&
    clientY >= box.top &&
    clientY <= box.bottom
  );
};

/** A picture of the block that follows the pointer: the only thing that changes in a frame. */
function pictureOf(block: HTMLElement, width: number, height: number): HTMLElement {
  const picture = block.cloneNode(true) as HTMLElement;
  picture.removeAttribute('data-session');
  picture.setAttribute('aria-hidden', 'true');
  picture.dataset['picture'] = '';
  Object.assign(picture.style, {
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(picture);
  return picture;
}

const say = (element: HTMLElement, text: string) => {
  const time = element.querySelector('[data-time]');
  if (time && time.textContent !== text) time.textContent = text;
};

function scrollNear({ scroll }: Surface, { clientX, clientY }: Point): boolean {
  const box = scroll.getBoundingClientRect();
  const [left, top] = [
    scrollStep(clientX, box.left, box.right),
    scrollStep(clientY, box.top, box.bottom),
  ];
  if (left || top) scroll.scrollBy({ left, top, behavior: 'instant' });
  return left !== 0 || top !== 0;
}

export function dragBlock(
  start: PointerEvent,
  { block, surface, minutes, words }: Gesture,
  drop: (spot: Spot | 'tray') => void,
): void {
  const grab = start.clientY - block.getBoundingClientRect().top;
  let picture: HTMLElement | undefined;
  const groundNow = () => surface.ground(surface.layer.getBoundingClientRect());
  const spotUnder = (at: Point) => spotAt(groundNow(), at.clientX, at.clientY - grab);
  followPointer(start, {
    begin: () => {
      const { width, columns, minute } = groundNow();
      picture = pictureOf(block, width / columns, Math.max(minutes * minute, 24));
      block.dataset['dragged'] = '';
    },
    paint: (at) => {
      if (!picture) return false;
      const isOver = isIn(surface.scroll, at);
      const spot = spotUnder(at);
      const corner = isOver
        ? cornerOf(groundNow(), spot)
        : { x: at.clientX - 24, y: at.clientY - 12 };
      picture.style.transform = `translate3d(${corner.x}px, ${corner.y}px, 0)`;
      if (isOver) say(picture, words(spot.from, minutes));
      return isOver && scrollNear(surface, at);
    },
    drop: (at) => {
      if (isIn(surface.scroll, at)) drop(spotUnder(at));
      else if (isIn(surface.tray, at)) drop('tray');
    },
    end: () => {
      picture?.remove();
      delete block.dataset['dragged'];
    },
  });
}

/** By its lower edge. */
export function resizeBlock(
  start: PointerEvent,
  { block, surface, minutes, words }: Gesture,
  from: number,
  drop: (minutes: number) => void,
): void {
  const before = block.querySelector('[data-time]')?.textContent ?? '';
  const lengthAt = (at: Point) => {
    const { top, minute, minutes: whole } = surface.ground(surface.layer.getBoundingClientRect());
    const end = snap((at.clientY - top) / minute);
    return Math.min(Math.max(end - from, snapMinutes), whole - from);
  };
  followPointer(start, {
    begin: () => void (block.dataset['resized'] = ''),
    paint: (at) => {
      const length = lengthAt(at);
      block.style.setProperty('--minutes', String(length));
      say(block, words(from, length));
      return scrollNear(surface, at);
    },
    drop: (at) => {
      const length = lengthAt(at);
      if (length !== minutes) drop(length);
    },
    end: () => {
      delete block.dataset['resized'];
      block.style.setProperty('--minutes', String(minutes));
      say(block, before);
    },
  });
}
