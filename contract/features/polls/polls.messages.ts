import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Nullable } from '../../kernel/values.ts';
import { Poll, PollResults, PollVote } from './polls.schema.ts';

const place = { stageId: Type.Integer(), runId: Nullable(Type.Integer()) };

export const pollsMessages = {
  'polls.changed': Type.Object({ poll: Poll }),
  'polls.gone': Type.Object({ id: Type.Integer() }),
  /** At most once a second for each poll. */
  'polls.counted': Type.Object({ ...place, results: PollResults }),
  /** To whoever voted, in their other windows. */
  'polls.voted': Type.Object({ ...place, vote: PollVote }),
} as const satisfies MessageTable;
