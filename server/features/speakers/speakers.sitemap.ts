import type { PublicPages } from '../events/index.ts';
import { findShownOf } from './speakers.queries.ts';

/** As many as stand on a page of it that search engines take, with all others beside them. */
const most = 5_000;

/** Each speaker who is shown, whatever event of the organisation they speak at. */
export const pagesOfSpeakers: PublicPages = async ({ db }, { organisationId }, events) => {
  const withSpeakers = new Map(
    events.filter(({ modules }) => modules.includes('speakers')).map((event) => [event.id, event]),
  );
  const speakers = await findShownOf(db, organisationId, [...withSpeakers.keys()], most);
  return speakers.flatMap(({ eventId, id }) => {
    const event = withSpeakers.get(eventId);
    return event ? [{ path: `/e/${event.slug}/speakers/${id}`, languages: event.languages }] : [];
  });
};
