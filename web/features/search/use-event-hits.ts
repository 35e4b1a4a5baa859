import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useCurrentEvent } from '../../platform/current-event.ts';
import { wordsIn } from '../../platform/i18n/words.ts';
import { eventHits, eventOptions } from './search.event-hits.ts';
import type { FoundHit } from './search.hits.ts';

const none: readonly FoundHit[] = [];

/** What of the current event fits, in the reader's language. */
export function useEventHits(q: string, findsPeople: boolean) {
  const locale = useLocale();
  const event = useCurrentEvent().event ?? undefined;
  const { data, isError, isPlaceholderData, isPending } = useQuery(eventOptions(q, event?.id));
  const hits = useMemo(() => {
    if (!data || !event) return none;
    const title = (texts: Parameters<typeof wordsIn>[0]) =>
      wordsIn(texts, [locale, ...event.languages]);
    return eventHits(data, { event, title, findsPeople });
  }, [data, event, locale, findsPeople]);
  const isOnItsWay = event !== undefined && !isError && (isPlaceholderData || isPending);
  return { hits, isOnItsWay };
}
