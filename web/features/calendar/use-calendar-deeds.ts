import type { Occurrence, Scope } from '@plenum/contract';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCalendarFacts } from './calendar-facts.tsx';
import { usePendingIds } from '../../platform/live/use-pending-ids.ts';
import { type Deed, move, removal } from './calendar.edits.ts';
import { occurrences } from './calendar.live.ts';
import type { Drag } from './views/views.drag.ts';
import { useCalendarChanges } from './use-calendar-changes.ts';

/** A deed on one that repeats, before it is told which of its repeats are meant. */
export type Asked =
  | { kind: 'move'; occurrence: Occurrence; to: Drag }
  | { kind: 'remove'; occurrence: Occurrence };

/** What can be done to entries in the grid, each with an undo. */
export function useCalendarDeeds() {
  const t = useTranslations('calendar.done');
  const { wholeOf } = useCalendarFacts();
  const { send } = useCalendarChanges();
  const [asked, setAsked] = useState<Asked | null>(null);

  const run = (deed: Asked, scope: Scope) => {
    const { occurrence } = deed;
    const { title } = occurrence;
    if (deed.kind === 'remove') send(removal(occurrence, scope), t('removed', { title }));
    else send(move(occurrence, deed.to, scope), t('moved', { title, when: wholeOf(deed.to) }));
  };
  const begin = (deed: Asked) => {
    if (deed.occurrence.isRepeating) setAsked(deed);
    else run(deed, 'all');
  };
  // Until the question is answered the block stays where it was put.
  const tried: readonly Deed[] = useMemo(
    () => (asked?.kind === 'move' ? [move(asked.occurrence, asked.to, 'one')] : []),
    [asked],
  );

  return {
    asked,
    tried,
    pendingIds: usePendingIds(occurrences),
    answer: (scope: Scope | null) => {
      setAsked(null);
      if (asked && scope) run(asked, scope);
    },
    move: (occurrence: Occurrence, to: Drag) => {
      if (to.start === occurrence.start && to.end === occurrence.end) return;
      begin({ kind: 'move', occurrence, to });
    },
    remove: (occurrence: Occurrence) => {
      if (occurrence.layer === 'entries' && occurrence.isMine)
        begin({ kind: 'remove', occurrence });
    },
  };
}
