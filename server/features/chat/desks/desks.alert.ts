import { beginningOf } from '../../../platform/beginning-of.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { notify } from '../../notifications/index.ts';
import { findHelpers } from './desks.helpers.queries.ts';
import { takeUnanswered, type Unanswered } from '../notices/notices.due.queries.ts';
import { noticeKeyOf } from '../notices/notices.queries.ts';
import { linkOf } from './desks.request-notices.ts';

const atOnce = 200;

/** Tells all organisers once of each question that waits too long. */
export const alertOfUnanswered = (work: Work): Promise<void> =>
  work.transaction(async (tx) => {
    for (const one of await takeUnanswered(tx, work.clock.now(), atOnce)) await alert(tx, one);
  });

async function alert(tx: Tx, waiting: Unanswered): Promise<void> {
  const { organisationId, conversationId, askerId, sequence, eventId, eventName } = waiting;
  const desk = { organisationId, kind: 'help' as const, subjectId: null };
  const to = (await findHelpers(tx, desk)).map(({ id }) => id);
  await notify(tx, organisationId, to, {
    kind: 'chat.help_unanswered',
    data: {
      eventId,
      eventName,
      conversationId,
      conversation: '',
      personId: askerId,
      fullName: waiting.fullName,
      text: beginningOf(waiting.text, 160),
    },
    link: linkOf({ ...desk, id: conversationId }, 'helper', sequence ?? undefined),
    groupKey: noticeKeyOf({ id: conversationId }),
  });
}
