import { useDirection } from '@mantine/core';
import type { AgendaSession } from '@plenum/contract';
import { type RefObject, useEffect, useRef } from 'react';
import type { AgendaDay } from '../agenda.days.ts';
import { type Ground, type Spot, spotAt } from './grid.drag.ts';
import { dragBlock, type Gesture, resizeBlock, type Surface } from './grid.gesture.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import type { Lift } from './use-grid-lift.ts';
import type { AgendaWork } from '../use-agenda-work.ts';

interface GridPointerOptions {
  rootRef: RefObject<HTMLElement | null>;
  work: AgendaWork;
  day: AgendaDay;
  columns: readonly (number | null)[];
  /** Pixels a minute. */
  zoom: number;
  lift: Lift;
}

const quarter = 15;
const part = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
const blockOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-session]') : null;

/** A finger scrolls; only the grip drags. */
const mayDrag = (event: PointerEvent, grip: string | undefined) =>
  event.button === 0 && (event.pointerType !== 'touch' || grip !== undefined);

export function useGridPointer(options: GridPointerOptions): void {
  const { rootRef } = options;
  const facts = useAgendaFacts();
  const { dir } = useDirection();
  const latest = useRef({ press: (_: PointerEvent) => {}, click: (_: MouseEvent) => {} });

  const instantAt = (from: number) => new Date(options.day.from + from * 60_000).toISOString();

  const surfaceIn = (root: HTMLElement): Surface | null => {
    const [layer, scroll] = [part(root, 'agenda-layer'), part(root, 'agenda-scroll')];
    const { zoom: minute, columns, day } = options;
    if (!layer || !scroll) return null;
    const ground = ({ left, top, width }: DOMRect): Ground => ({
      left,
      top,
      width,
      columns: columns.length,
      minute,
      minutes: (day.to - day.from) / 60_000,
      isRtl: dir === 'rtl',
    });
    return { layer, scroll, tray: part(root, 'agenda-tray'), ground };
  };

  const drop = (session: AgendaSession, spot: Spot | 'tray') => {
    const { work, columns } = options;
    if (spot === 'tray') return work.deeds.unplace(session);
    const startsAt = instantAt(spot.from);
    return work.deeds.place(session, { roomId: columns[spot.column] ?? null, startsAt });
  };

  const press = (event: PointerEvent) => {
    const { current: root } = rootRef;
    const block = blockOf(event.target);
    const surface = root && surfaceIn(root);
    const session = options.work.sessions.find(
      ({ id }) => id === Number(block?.dataset['session']),
    );
    const handle = (event.target as Element).closest<HTMLElement>('[data-grip]');
    const grip = handle?.dataset['grip'];
    if (!block || !surface || !session || !mayDrag(event, grip)) return;
    if (block.dataset['continued'] !== undefined) return;
    const gesture: Gesture = {
      block,
      surface,
      minutes: session.minutes,
      words: (from, minutes) => facts.briefTimeOf({ startsAt: instantAt(from), minutes }),
    };
    if (grip === 'resize') {
      const from = Number(block.dataset['from']);
      resizeBlock(event, gesture, from, (minutes) =>
        options.work.deeds.place(session, { minutes }),
      );
    } else dragBlock(event, gesture, (spot) => drop(session, spot));
  };

  const click = (event: MouseEvent) => {
    const { work, lift, columns } = options;
    const id = Number(blockOf(event.target)?.dataset['session']);
    const session = work.sessions.find((one) => one.id === id);
    if (session && lift.held?.session.id === id) return lift.putDown();
    if (session) return work.open(session);
    const surface = rootRef.current && surfaceIn(rootRef.current);
    if (!surface || event.target !== surface.layer) return undefined;
    const ground = surface.ground(surface.layer.getBoundingClientRect());
    const { column, from } = spotAt(ground, event.clientX, event.clientY);
    return work.create(instantAt(from - (from % quarter)), columns[column]);
  };

  useEffect(() => {
    latest.current = { press, click };
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const root = rootRef.current;
    root?.addEventListener('pointerdown', (event) => latest.current.press(event), { signal });
    root?.addEventListener('click', (event) => latest.current.click(event), { signal });
    return () => listening.abort();
  }, [rootRef]);
}
