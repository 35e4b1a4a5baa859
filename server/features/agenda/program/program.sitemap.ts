import type { PublicPages } from '../../events/index.ts';
import { findSessionsOf } from './program.found.queries.ts';

/** As many as stand on a page of it that search engines take, with all others beside them. */
const most = 5_000;

/** Each session that is published, whatever event of the organisation it is in. */
export const pagesOfProgram: PublicPages = async ({ db }, { organisationId }, events) => {
  const withProgram = new Map(
    events.filter(({ modules }) => modules.includes('program')).map((event) => [event.id, event]),
  );
  const sessions = await findSessionsOf(db, organisationId, [...withProgram.keys()], most);
  return sessions.flatMap(({ eventId, id }) => {
    const event = withProgram.get(eventId);
    return event ? [{ path: `/e/${event.slug}/sessions/${id}`, languages: event.languages }] : [];
  });
};
