import { readAgain } from '../../../platform/live/live.ts';
import { liveReadings } from '../../../platform/live/live-readings.ts';

/** A burst of lines is read once. */
const readSoon = () => readAgain(undefined, 120);

/** Apart from the rest of chat: reading a conversation here makes it read. */
export const template = liveReadings({
  key: ['template-chat'],
  told: () => ({
    'chat.changes': readSoon,
    'chat.read': readSoon,
    'chat.conversation_changed': readSoon,
    'chat.self_changed': readSoon,
  }),
});
