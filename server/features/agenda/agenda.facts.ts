import type { AgendaFacts } from '../events/index.ts';
import { countSpeakers } from '../speakers/index.ts';
import { findProgress, isRoomUsed } from './agenda.queries.ts';

/** What an event asks about its agenda and those who speak in it. */
export const agendaFacts: AgendaFacts = {
  progressOf: async (db, organisationId, eventId) => {
    const agenda = await findProgress(db, organisationId, eventId);
    const speakers = await countSpeakers(db, organisationId, eventId);
    if (!agenda || !speakers) throw new Error('Counting answered nothing.');
    return { ...agenda, ...speakers };
  },
  isRoomUsed,
};
