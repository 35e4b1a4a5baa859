import { call, type CallReply } from './api-client.ts';
import { readAgain } from './live/live.ts';
import { liveAnswer } from './live/live-answer.ts';

const myMeasures = liveAnswer<CallReply<'GET /api/moderation/mine'>>({
  key: ['moderation', 'mine'],
  read: (_, signal) => call('GET /api/moderation/mine', { signal }),
  told: () => ({ 'moderation.mine_changed': () => readAgain() }),
});

/** What was done about me, in whatever event. */
export const myMeasuresOptions = () => myMeasures.options();
