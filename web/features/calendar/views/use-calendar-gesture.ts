import type { Occurrence } from '@plenum/contract';
import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { followPointer, type Point } from '../../../ui/drag/follow-pointer.ts';
import { scrollStep } from '../../../ui/drag/scroll-step.ts';
import type { Block } from './views.blocks.ts';
import {
  type Drag,
  type Ground,
  movedBy,
  resizedTo,
  type Spot,
  stretchFrom,
} from './views.drag.ts';
import { cellUnder, spotUnder } from './views.spot.ts';

/** What is shown while the pointer is down: an entry elsewhere, or one that is not there yet. */
export interface Dragged extends Drag {
  occurrence: Occurrence | null;
}

interface GestureOptions {
  blocks: readonly Block[];
  ground: Ground;
  onDrop: (dragged: Dragged) => void;
}

const gripOf = (target: Element) => target.closest<HTMLElement>('[data-grip]')?.dataset['grip'];

/** A finger scrolls; only a grip drags. */
const mayDrag = ({ button, pointerType }: PointerEvent, grip: string | undefined) =>
  button === 0 && (pointerType !== 'touch' || grip !== undefined);

const sameDrag = (a: Dragged | null, b: Dragged) =>
  a !== null && a.start === b.start && a.end === b.end;

function scrollNear(root: HTMLElement, { clientX, clientY }: Point): boolean {
  const scroll = root.querySelector<HTMLElement>('[data-calendar-scroll]');
  if (!scroll) return false;
  const box = scroll.getBoundingClientRect();
  const left = scrollStep(clientX, box.left, box.right);
  const top = scrollStep(clientY, box.top, box.bottom);
  if (left || top) scroll.scrollBy({ left, top, behavior: 'instant' });
  return left !== 0 || top !== 0;
}

/** What a press means: another place for a block, another end of it, or a new entry. */
function dragFor(
  block: Block | undefined,
  grip: string | undefined,
  begin: Spot,
  ground: Ground,
): (now: Spot) => Drag {
  if (!block) return (now) => stretchFrom(begin, now, ground);
  return grip === 'resize'
    ? (now) => resizedTo(block, now, ground)
    : (now) => movedBy(block, begin, now, ground);
}

export function useCalendarGesture({ blocks, ground, onDrop }: GestureOptions) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef<Dragged | null>(null);

  const show = (next: Dragged | null) => {
    if (next && sameDrag(latest.current, next)) return;
    latest.current = next;
    setDragged(next);
  };

  const press = (event: ReactPointerEvent<HTMLElement>) => {
    const { currentTarget: root } = event;
    const target = event.target as Element;
    const grip = gripOf(target);
    const begin = spotUnder(root, event, cellUnder(root, event));
    if (!begin || !mayDrag(event.nativeEvent, grip) || target.closest('[data-no-drag]')) return;
    const key = target.closest<HTMLElement>('[data-key]')?.dataset['key'];
    const block = blocks.find(({ occurrence }) => occurrence.key === key);
    const mayMove = block?.occurrence.isMine && block.occurrence.layer === 'entries';
    if (key !== undefined && !mayMove) return;
    const drag = dragFor(block, grip, begin, ground);
    const follow = (at: Point) => {
      const now = spotUnder(root, at, begin.row);
      if (now) show({ ...drag(now), occurrence: block?.occurrence ?? null });
    };
    followPointer(event.nativeEvent, {
      begin: () => follow(event),
      paint: (at) => {
        follow(at);
        return begin.minute !== null && scrollNear(root, at);
      },
      drop: (at) => {
        follow(at);
        const { current } = latest;
        show(null);
        if (current) onDrop(current);
      },
      end: () => setDragged(null),
    });
  };

  return { dragged, press };
}
