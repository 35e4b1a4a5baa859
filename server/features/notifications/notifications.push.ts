import type { Db } from '../../platform/db/db.ts';
import { enqueueEach, type JobTable, waitsOutside } from '../../platform/jobs/jobs.ts';
import type { Language } from '../../platform/mail/letter.ts';
import type { Push } from '../../platform/push/push.ts';
import type { Work } from '../../platform/work.ts';
import { findReaders } from '../accounts/index.ts';
import { organisationById } from '../organisations/index.ts';
import { deleteDevice, type PushTarget, takePushable } from './notifications.devices.queries.ts';
import { findPushed, type Pushed } from './notifications.pushed.queries.ts';
import { headlineOf, quoteOf } from './notifications.words.ts';

const job = 'notifications.push';
/** Over some minutes: who is told later sees it in the app. */
const tries = 5;
const aDay = 86_400;

/** To every browser of those people, except where they do not want to be disturbed. */
export async function enqueuePushes(
  tx: Db,
  organisationId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const targets = await takePushable(tx, organisationId, ids, now);
  const payloads = targets.map((target) => ({ organisationId, ...target }));
  if (payloads.length > 0) await enqueueEach(tx, job, payloads, tries);
}

type Payload = PushTarget & { organisationId: number };

export const notificationsJobs = (work: Work, push: Push): JobTable => ({
  [job]: waitsOutside(async ({ organisationId, ...target }: Payload) => {
    const pushed = await findPushed(work.db, organisationId, target);
    if (!pushed || push.key === null) return;
    const { endpoint, p256dh, auth } = pushed;
    const outcome = await push.send(
      { endpoint, keys: { p256dh, auth } },
      {
        body: messageOf(pushed, await languageOf(work.db, organisationId, target.personId)),
        // That something begins soon is no news an hour later.
        seconds: pushed.kind === 'agenda.starts_soon' ? 600 : aDay,
        topic: `n${target.notificationId}`,
      },
    );
    if (outcome === 'gone') {
      await deleteDevice(work.db, organisationId, target.personId, endpoint);
    }
    if (outcome === 'refused') work.log.warn({ host: new URL(endpoint).host }, 'push refused');
    if (outcome === 'later') throw new Error('The push service did not take it.');
  }),
});

async function languageOf(db: Db, organisationId: number, personId: number): Promise<Language> {
  const [reader] = await findReaders(db, organisationId, [personId]);
  if (reader?.language) return reader.language;
  return (await organisationById(db, organisationId))?.languages[0] ?? 'en';
}

/** What the service worker shows, and where a tap leads. */
const messageOf = (pushed: Pushed, language: Language) => ({
  title: headlineOf(pushed, language),
  body: quoteOf(pushed, language) || eventOf(pushed),
  lang: language,
  link: pushed.link,
  tag: `notice-${pushed.id}`,
});

const eventOf = ({ data }: Pushed) => ('eventName' in data ? data.eventName : '');
