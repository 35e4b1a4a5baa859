import type { Stars } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { starring } from './mine.edits.ts';
import { stars } from './mine.live.ts';

function useStarChange(eventId: number) {
  const t = useTranslations('my-agenda.star');
  const { apply } = useChanges();
  return (sessionId: number, isStarred: boolean) =>
    void apply(starring({ eventId, sessionId, isStarred }), {
      failed: (reason) => t('failed', { reason }),
    });
}

function useKnownStars<T>(
  eventId: number,
  select: (known: Stars) => T,
  isWanted = true,
): T | undefined {
  const isSignedIn = useSession() !== null;
  return useQuery({ ...stars.options(eventId), select, enabled: isSignedIn && isWanted }).data;
}

const idsOf = ({ sessionIds }: Stars) => sessionIds;

export interface MyStars {
  /** Empty until they are known. */
  ids: ReadonlySet<number>;
  toggle: (sessionId: number) => void;
}

/** All my stars of an event, where they are wanted; the screen loads the texts `my-agenda`. */
export function useStars(eventId: number, isWanted = true): MyStars {
  const known = useKnownStars(eventId, idsOf, isWanted);
  const change = useStarChange(eventId);
  const ids = useMemo(() => new Set(known), [known]);
  return { ids, toggle: (sessionId) => change(sessionId, !ids.has(sessionId)) };
}

/** One star alone: changes of the others draw nothing anew. Undefined until it is known. */
export function useStar(eventId: number, sessionId: number) {
  const isStarred = useKnownStars(eventId, ({ sessionIds }) => sessionIds.includes(sessionId));
  const change = useStarChange(eventId);
  return { isStarred, toggle: () => change(sessionId, !isStarred) };
}
