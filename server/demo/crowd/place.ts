import type { Conversation } from '@plenum/contract';
import type { Member } from './member.ts';

/** What there is at the event, as one who comes reads it. */
export interface Place {
  eventId: number;
  sessionIds: readonly number[];
  boothIds: readonly number[];
  stageIds: readonly number[];
  channels: readonly Conversation[];
}

export async function lookAround(member: Member, eventId: number): Promise<Place> {
  const params = { eventId };
  const events = await member.call('GET /api/events');
  const slug = events.find(({ id }) => id === eventId)?.slug ?? '';
  const program = await member.call('GET /api/e/:slug/program', { params: { slug } });
  const { booths } = await member.call('GET /api/events/:eventId/hall', { params });
  const stages = await member.call('GET /api/events/:eventId/stages', { params });
  const { conversations } = await member.call('GET /api/events/:eventId/channels', { params });
  return {
    eventId,
    sessionIds: program.sessions.flatMap(({ id, kind }) => (kind === 'break' ? [] : [id])),
    boothIds: booths.map(({ id }) => id),
    stageIds: stages.map(({ id }) => id),
    channels: conversations,
  };
}
