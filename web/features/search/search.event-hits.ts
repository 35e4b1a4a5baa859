import type { Found, MyEvent } from '@plenum/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import type { FoundHit } from './search.hits.ts';

/** What of the event fits; without an event there is nothing to look through. */
export const eventOptions = (q: string, eventId: number | undefined) =>
  queryOptions({
    queryKey: ['search', 'event', eventId, q],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/find', {
        params: { eventId: eventId ?? 0 },
        query: { q: q.slice(0, 100) },
        signal,
      }),
    enabled: q !== '' && eventId !== undefined,
    placeholderData: keepPreviousData,
  });

interface Reader {
  event: Pick<MyEvent, 'timeZone'>;
  title: (texts: Found['sessions']['hits'][number]['title']) => string;
  /** Organisers find everyone, by another way. */
  findsPeople: boolean;
}

export function eventHits(found: Found, { event, title, findsPeople }: Reader): FoundHit[] {
  const people = findsPeople ? [] : found.people.hits;
  return [
    ...people.map(({ id, fullName, headline, company, avatar }): FoundHit => ({
      kind: 'people',
      id,
      name: fullName,
      at: null,
      detail: [headline, company].filter(Boolean).join(', '),
      picture: avatar,
      link: `/people/${id}`,
    })),
    ...found.sessions.hits.map(({ id, title: texts, startsAt }): FoundHit => ({
      kind: 'sessions',
      id,
      name: title(texts),
      at: startsAt,
      timeZone: event.timeZone,
      detail: '',
      link: `/conference-program?session=${id}`,
    })),
    ...found.speakers.hits.map(({ id, name, company, picture }): FoundHit => ({
      kind: 'speakers',
      id,
      name,
      at: null,
      detail: company,
      picture,
      link: `/conference-program/speakers/${id}`,
    })),
    ...found.booths.hits.map(({ id, name, logo }): FoundHit => ({
      kind: 'booths',
      id,
      name,
      at: null,
      detail: '',
      picture: logo,
      link: `/exhibit-hall/${id}`,
    })),
  ];
}
