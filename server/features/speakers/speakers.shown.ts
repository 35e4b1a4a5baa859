import type { PublicSpeakers } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { keptOf, requireMyEvent } from '../events/index.ts';
import { findShownProfiles } from './speakers.queries.ts';
import { findChairedSessions, findShownSessions } from './speakers.sessions.queries.ts';
import { publicView } from './speakers.view.ts';

/** The same bytes for everyone, kept until something of the event changes. */
export const readShownSpeakers = (work: Work, slug: string) =>
  keptOf(work, 'speakers', slug, async (db, event): Promise<PublicSpeakers> => {
    if (!event.modules.includes('speakers')) throw problem('not_found');
    const { organisationId, id } = event;
    const [rows, sessions] = await Promise.all([
      findShownProfiles(db, organisationId, id),
      event.modules.includes('program') ? findShownSessions(db, organisationId, id) : [],
    ]);
    return {
      event: { name: event.name, timeZone: event.timeZone, languages: event.languages },
      speakers: rows.map((row) =>
        publicView(
          row,
          sessions.filter(({ speakerId }) => speakerId === row.id),
        ),
      ),
    };
  });

export async function listModerated({ db }: Work, person: Person, eventId: number) {
  await requireMyEvent(db, person, eventId);
  return sessionsIModerate(db, person, eventId);
}

/** Who chairs a published session moderates it: known by the confirmed address of their account. */
export const sessionsIModerate = async (
  db: Db,
  { organisationId, id }: Pick<Person, 'organisationId' | 'id'>,
  eventId: number,
): Promise<number[]> =>
  (await findChairedSessions(db, organisationId, eventId, id)).map((session) => session.id);
