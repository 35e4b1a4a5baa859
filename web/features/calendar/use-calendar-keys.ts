import { useDirection } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { addDays } from './calendar.days.ts';
import { blockBeside, blockKeyOf, cellOf, focusIn, stepFrom } from './views/views.focus.ts';
import type { Block } from './views/views.blocks.ts';
import type { CalendarWork } from './calendar-work.tsx';

interface CalendarKeysOptions {
  rootRef: RefObject<HTMLElement | null>;
  work: CalendarWork;
  onNudge: (block: Block, event: KeyboardEvent) => boolean;
}

const daysOf: Record<string, number> = {
  ArrowUp: -7,
  ArrowDown: 7,
  ArrowLeft: -1,
  ArrowRight: 1,
};
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Arrows walk over days, Enter steps into one, arrows walk over its entries, Escape steps out. */
export function useCalendarKeys({ rootRef, work, onNudge }: CalendarKeysOptions) {
  const { dir } = useDirection();
  const isRtl = dir === 'rtl';
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null || !rootRef.current) return;
    if (focusIn(rootRef.current, wanted.current)) wanted.current = null;
  });

  /** Beyond what is in sight: the view follows, and then the focus. */
  const goOn = (day: string, key: string) => {
    const by = daysOf[(isRtl && mirrored[key]) || key] ?? 0;
    if (work.view !== 'month' && Math.abs(by) > 1) return;
    const next = addDays(day, by);
    wanted.current = next;
    work.go(next);
  };

  const walk = (root: HTMLElement, cell: HTMLElement, key: string) => {
    const next = stepFrom(root, cell, { key, isRtl });
    if (next instanceof HTMLElement) next.focus();
    else if (next) goOn(cell.dataset['cell'] ?? '', key);
    return next !== undefined;
  };

  const pressOnCell = (root: HTMLElement, cell: HTMLElement, key: string) => {
    if (key !== 'Enter') return walk(root, cell, key);
    const first = cell.querySelector<HTMLElement>('[data-key]');
    if (first) first.focus();
    else {
      const day = cell.dataset['cell'] ?? '';
      work.create(
        cell.dataset['row'] === 'hours' ? { start: day, isAllDay: false } : { start: day },
      );
    }
    return true;
  };

  const pressOnBlock = (root: HTMLElement, cell: HTMLElement, target: Element, key: string) => {
    if (key === 'Escape') cell.focus();
    else if (key === 'ArrowUp' || key === 'ArrowDown')
      blockBeside(cell, target, key === 'ArrowUp' ? -1 : 1)?.focus();
    else return walk(root, cell, key);
    return true;
  };

  const pressInList = (root: HTMLElement, target: Element, key: string) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (by === undefined) return false;
    const all = [...root.querySelectorAll<HTMLElement>('[data-key]')];
    all[all.findIndex((one) => one === target.closest('[data-key]')) + by]?.focus();
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: root, key } = event;
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const cell = cellOf(target);
    const blockKey = blockKeyOf(target);
    const block = work.blocks.find(({ occurrence }) => occurrence.key === blockKey);
    let isDone: boolean;
    if (event.altKey) isDone = block !== undefined && onNudge(block, event);
    else if (key === 'Delete' && block) {
      work.remove(block.occurrence);
      cell?.focus();
      isDone = true;
    } else if (!cell) isDone = blockKey !== undefined && pressInList(root, target, key);
    else if (blockKey !== undefined) isDone = pressOnBlock(root, cell, target, key);
    else isDone = target === cell && pressOnCell(root, cell, key);
    if (isDone) event.preventDefault();
  };
}
