import type { NoticeKind } from '@plenum/contract';
import { letter, type Language } from '../../platform/mail/letter.ts';
import { postLetter } from '../../platform/mail/mail.ts';
import { wordsIn } from '../../platform/words.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { findReaders } from '../accounts/index.ts';
import { organisationById } from '../organisations/index.ts';
import { type MailableNotice, takeUnread } from './notifications.mails.queries.ts';

/** A reminder is worth nothing when it is late. */
const mailed: readonly NoticeKind[] = [
  'agenda.session_moved',
  'agenda.session_changed',
  'agenda.session_cancelled',
];
const atOnce = 2_000;

/** One letter a person and event about all that changed, to those who did not read it here. */
export const mailNotices = (work: Work): Promise<void> =>
  work.transaction(async (tx) => {
    const taken = await takeUnread(
      tx,
      { group: 'agenda', kinds: mailed },
      work.clock.now(),
      atOnce,
    );
    for (const [organisationId, notices] of groupBy(taken, (one) => one.organisationId)) {
      await mailIn(work, tx, organisationId, notices);
    }
  });

async function mailIn(work: Work, tx: Tx, organisationId: number, notices: MailableNotice[]) {
  const organisation = await organisationById(tx, organisationId);
  if (!organisation?.isVerified) return;
  const byPerson = groupBy(notices, ({ personId }) => personId);
  const link = `${addressOf(work.config)}/summit-agenda`;
  for (const reader of await findReaders(tx, organisationId, [...byPerson.keys()])) {
    if (!reader.wants.newAnnouncements) continue;
    const { email } = reader;
    const language = reader.language ?? organisation.languages[0] ?? 'en';
    const theirs = byPerson.get(reader.personId) ?? [];
    for (const about of groupBy(theirs, ({ data }) => data.eventId).values()) {
      const values = { email, organisation: organisation.name, ...told(about, language) };
      const mail = letter(language, 'agendaChanged', values, link);
      await postLetter(work, tx, { organisationId }, email, mail);
    }
  }
}

function told(notices: readonly MailableNotice[], language: Language) {
  const titles = notices.flatMap(({ data }) =>
    data.sessions.map(({ title }) => wordsIn(title, [language, ...data.languages])),
  );
  const sessions = new Intl.ListFormat(language).format(new Set(titles));
  return { event: notices[0]?.data.eventName ?? '', sessions };
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one)) ?? [];
    group.push(one);
    groups.set(keyOf(one), group);
  }
  return groups;
}
