import type { Occurrence } from '@plenum/contract';
import { useRouter } from '@tanstack/react-router';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { useCalendarWork } from '../calendar-work.tsx';
import { hueOf } from '../calendar.look.ts';

interface BlockTargetProps {
  occurrence: Occurrence;
  className: string | undefined;
  style?: CSSProperties;
  /** Whether the Tab key stops here. */
  isReached?: boolean;
  marks?: Record<`data-${string}`, string | number | true | undefined>;
  children: ReactNode;
}

/** What opens an entry; a session or a task opens its own page. */
export function BlockTarget(props: BlockTargetProps) {
  const { occurrence, className, style, isReached = true, marks, children } = props;
  const { labelOf } = useCalendarFacts();
  const { open, pendingIds } = useCalendarWork();
  const router = useRouter();
  const { key, link, layer, entryId, myAnswer, isCancelled } = occurrence;
  const isPending = layer === 'entries' && entryId !== null && pendingIds.has(entryId);
  const shared = {
    className,
    style,
    tabIndex: isReached ? 0 : -1,
    'data-key': key,
    'data-hue': hueOf(occurrence),
    'data-answer': myAnswer ?? undefined,
    'data-cancelled': isCancelled || undefined,
    'data-pending': isPending || undefined,
    ...marks,
  };
  const inside = (
    <>
      <span className="visually-hidden">{labelOf(occurrence)}</span>
      {children}
    </>
  );
  if (layer === 'entries' || link === null) {
    return (
      <button type="button" {...shared} onClick={() => open(occurrence)}>
        {inside}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(link);
  };
  return (
    <a href={link} draggable={false} {...shared} onClick={follow}>
      {inside}
    </a>
  );
}
