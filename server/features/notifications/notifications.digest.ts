import type { NoticeKind } from '@plenum/contract';
import type { Language } from '../../platform/mail/letter.ts';
import { listLetter } from '../../platform/mail/list-letter.ts';
import { postLetter } from '../../platform/mail/mail.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { findReaders, type Reader } from '../accounts/index.ts';
import { organisationById } from '../organisations/index.ts';
import {
  claimLetters,
  type DigestNotice,
  findDigestReaders,
  takeDigest,
} from './notifications.digest.queries.ts';
import { groupOf, kindsOf, noticeGroups, usualWays } from './notifications.groups.ts';
import { groupName, headlineOf, quoteOf } from './notifications.words.ts';

const atOnce = 500;
const mostLines = 30;

/** A changed agenda has its own letter. */
const kinds = (Object.keys(groupOf) as NoticeKind[])
  .filter((kind) => groupOf[kind] !== 'agenda')
  .map((kind) => ({ kind, group: groupOf[kind], mail: usualWays[groupOf[kind]].mail }));

/** One letter a person about all that waits for them; at most one within an hour. */
export async function mailDigests(work: Work): Promise<void> {
  const round = { kinds, now: work.clock.now() };
  for (const { organisationId, personIds } of await findDigestReaders(work.db, round, atOnce)) {
    await work.transaction(async (tx) => {
      const claimed = await claimLetters(tx, organisationId, personIds, round.now);
      if (claimed.length === 0) return;
      const notices = await takeDigest(tx, organisationId, claimed, round);
      await writeTo(work, tx, organisationId, notices);
    });
  }
}

async function writeTo(work: Work, tx: Tx, organisationId: number, all: readonly DigestNotice[]) {
  const organisation = await organisationById(tx, organisationId);
  const people = [...new Set(all.map(({ personId }) => personId))];
  for (const reader of await findReaders(tx, organisationId, people)) {
    const theirs = all.filter((one) => one.personId === reader.personId && wants(reader, one));
    if (!organisation || theirs.length === 0) continue;
    const language = reader.language ?? organisation.languages[0] ?? 'en';
    const mail = letterOf(theirs, language, organisation.name, addressOf(work.config));
    await postLetter(work, tx, { organisationId }, reader.email, mail);
  }
}

/** Who wants no news of conferences gets no announcements by mail. */
const wants = ({ wants: { newAnnouncements } }: Reader, { kind }: DigestNotice) =>
  newAnnouncements || groupOf[kind] !== 'announcements';

/** By group, in each the newest first. */
function letterOf(
  notices: readonly DigestNotice[],
  language: Language,
  organisation: string,
  address: string,
) {
  const newest = notices.toSorted((one, other) => other.place - one.place).slice(0, mostLines);
  const parts = noticeGroups.map((group) => ({
    title: groupName(group, language),
    lines: newest
      .filter(({ kind }) => kindsOf(group).includes(kind))
      .map((notice) => ({
        words: headlineOf(notice, language),
        quote: quoteOf(notice, language),
        link: address + notice.link,
      })),
  }));
  return listLetter(language, {
    organisation,
    count: notices.length,
    parts: parts.filter(({ lines }) => lines.length > 0),
    more: notices.length - newest.length,
    link: `${address}/pages/account-settings?tab=notifications`,
  });
}
