import type { Work } from '../../../platform/work.ts';
import { findToRemind } from './mails.queries.ts';
import { draftReminder, remind } from './mails.reminders.ts';

const atOnce = 200;

/** Of organisations that have it done for them: the next reminder, once its day has come. */
export async function remindOverdue(work: Work): Promise<void> {
  for (const { organisationId, id } of await findToRemind(work.db, work.clock.now(), atOnce)) {
    const by = { organisationId, id: null };
    try {
      const { to, language, subject, text, step } = await draftReminder(work, by, id);
      await remind(work, by, id, { to, language, subject, text, due: step });
    } catch (error) {
      // The others are reminded all the same; this one when the next round comes by.
      work.log.warn({ err: error, invoice: id }, 'a reminder was not sent');
    }
  }
}
