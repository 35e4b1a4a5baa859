import type { WordFilter } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { liveReadings } from '../../platform/live/live-readings.ts';

const told = () => ({
  'moderation.changed': ({ eventId }: { eventId: number }) =>
    readAgain((asked: number) => asked === eventId),
});

/** Cases and measures of an event, as its moderators see them. */
export const desk = liveReadings<number>({ key: ['moderation', 'desk'], told });

export const wordFilter = liveAnswer<WordFilter, number>({
  key: ['moderation', 'words'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/word-filter', { params: { eventId }, signal }),
  told,
});
