import { enqueueEach, type JobTable } from '../../../platform/jobs/jobs.ts';
import { letter, textsOf } from '../../../platform/mail/letter.ts';
import { postWithFiles } from '../../../platform/mail/mail.ts';
import { carriesSecrets } from '../../../platform/mail/way-out.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { findReaders, type Reader } from '../../accounts/index.ts';
import { organisationById, roleOf } from '../../organisations/index.ts';
import { printFigures } from '../paper/paper.ts';
import { stopToken } from './weekly.ts';
import { claimDue, type Due, markSent, turnOff } from './weekly.queries.ts';

const job = 'analytics.mail_weekly';
const atOnce = 500;
/** Ever more slowly, until the week is nearly over. */
const tries = 20;

/** Whose Monday morning it is by now: each gets a job of their own. */
export const askWeekly = (work: Work): Promise<void> =>
  work.transaction(async (tx) => {
    const due = await claimDue(tx, work.clock.now(), atOnce);
    if (due.length > 0) await enqueueEach(tx, job, due, tries);
  });

export const analyticsJobs = (work: Work): JobTable => ({
  [job]: (due: Due) => mailWeekly(work, due),
});

/** Printed before anything is locked; that it was sent and the letter are one transaction. */
async function mailWeekly(work: Work, due: Due): Promise<void> {
  const { organisationId, personId, timeZone } = due;
  const organisation = await organisationById(work.db, organisationId);
  if (!organisation?.isVerified || !carriesSecrets(work.config)) return;
  const reader = await readerOf(work, due);
  if (!reader) {
    await turnOff(work.db, organisationId, personId);
    return;
  }
  const language = reader.language ?? organisation.languages[0] ?? 'en';
  const asked = { period: 'last-28-days', language, timeZone } as const;
  const { name, pdf } = await printFigures(work, organisationId, asked);
  const token = stopToken(work.config, organisationId, personId);
  const home = addressOf(work.config);
  const mail = letter(
    language,
    'weeklyReport',
    { email: reader.email, organisation: organisation.name },
    `${home}/dashboard/analytics`,
    { words: textsOf(language).weeklyReport.stop, link: `${home}/reports/stop/${token}` },
  );
  await work.transaction(async (tx) => {
    // Who was removed or is no organiser any more while it was printed gets none.
    if ((await roleOf(tx, organisationId, personId)) !== 'admin') return;
    if (!(await markSent(tx, due, hashOfToken(token)))) return;
    await postWithFiles(work, tx, { organisationId }, reader.email, {
      letter: mail,
      files: [{ name, type: 'application/pdf', content: Buffer.from(pdf) }],
      replyTo: '',
    });
  });
}

/** Null for whoever may not see these figures now. */
async function readerOf({ db }: Work, { organisationId, personId }: Due): Promise<Reader | null> {
  if ((await roleOf(db, organisationId, personId)) !== 'admin') return null;
  return (await findReaders(db, organisationId, [personId]))[0] ?? null;
}
