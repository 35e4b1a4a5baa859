import type { Tx } from '../../platform/work.ts';
import { holdWriting, judge } from '../moderation/index.ts';
import type { Reader } from './feed.rows.ts';

interface Judged {
  kind: 'post' | 'post_comment';
  /** Everything of it that people read. */
  words: string;
  now: Date;
}

/**
 * Refuses what holds a refused word; what holds one to look at first is seen by its writer and by
 * moderators until they release it. The answer is given the id once it is written.
 */
export async function judged(tx: Tx, reader: Reader, { kind, words, now }: Judged) {
  const { organisationId, eventId, id: personId } = reader;
  const verdict = reader.isModerator ? 'fine' : await judge(tx, organisationId, eventId, words);
  const isHeld = verdict === 'held';
  return {
    hiddenAt: isHeld ? now : null,
    hold: async (id: number): Promise<void> => {
      if (!isHeld) return;
      const held = { organisationId, eventId, kind, id, personId, text: words };
      await holdWriting(tx, held, now);
    },
  };
}
