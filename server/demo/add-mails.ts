import { randomUUID } from 'node:crypto';
import {
  changeEmails,
  insertCopies,
  insertMessage,
  insertRecipients,
  labelEmails,
  searchTextOf,
} from '../features/email/index.ts';
import type { Person } from '../platform/person.ts';
import type { Work } from '../platform/work.ts';
import { type DemoMail, type DemoThread, demoDraft, demoThreads } from './mails.ts';
import { type Cast, castOf } from './summit/chats/speak.ts';

const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Mailboxes that look as if they were used for a week. */
export async function addMails(work: Work, organiser: Person): Promise<void> {
  const cast = castOf(work, organiser.organisationId);
  for (const thread of demoThreads) await addThread(work, organiser, cast, thread);
  await addMail(work, organiser, cast, { ...demoDraft, ago: 1 }, { isDraft: true });
}

interface Made {
  id: number;
  threadId: number;
  messageId: string;
  organisersCopy: number | undefined;
}

async function addThread(work: Work, organiser: Person, cast: Cast, thread: DemoThread) {
  const made: Made[] = [];
  for (const mail of thread.mails) {
    made.push(await addMail(work, organiser, cast, mail, { before: made }));
  }
  const ids = made.flatMap(({ organisersCopy }) => organisersCopy ?? []);
  const { labels = [], isStarred = false, isUnread = false, folder = 'inbox' } = thread;
  for (const label of labels)
    await labelEmails(work, organiser, { emailIds: ids, label, isSet: true });
  if (!isUnread)
    await changeEmails(work, organiser, { emailIds: ids, dataToUpdate: { isRead: true } });
  if (isStarred)
    await changeEmails(work, organiser, { emailIds: ids.slice(0, 1), dataToUpdate: { isStarred } });
  if (folder !== 'inbox')
    await changeEmails(work, organiser, { emailIds: ids, dataToUpdate: { folder } });
}

function addMail(
  work: Work,
  organiser: Person,
  cast: Cast,
  mail: DemoMail,
  { before = [], isDraft = false }: { before?: readonly Made[]; isDraft?: boolean },
): Promise<Made> {
  return work.transaction(async (tx) => {
    const { organisationId } = organiser;
    const { from, address, to, cc = [], subject, html } = mail;
    const at = new Date(work.clock.now().getTime() - mail.ago * 3_600_000);
    const author = address === undefined ? await cast(from) : null;
    const answered = mail.answers === undefined ? undefined : before[mail.answers];
    const text = wordsIn(html);
    const message = {
      threadId: before[0]?.threadId ?? null,
      authorId: author?.id ?? null,
      fromName: from,
      fromAddress: address ?? '',
      subject,
      html: html.replace(/ src="[^"]*"/, ' data-picture="0"'),
      text,
      pictures: / src="([^"]*)"/.exec(html)?.slice(1) ?? [],
      state: isDraft ? ('draft' as const) : author ? ('sent' as const) : ('received' as const),
      messageId: `${randomUUID()}@demo.invalid`,
      inReplyTo: answered?.messageId ?? null,
      referenceIds: answered ? [answered.messageId] : [],
      createdAt: at,
      sentAt: isDraft ? null : at,
    };
    const made = await insertMessage(tx, organisationId, message);
    if (!made) throw new Error('The demo mail was not made.');
    const named = async (kind: 'to' | 'cc', names: readonly string[]) =>
      Promise.all(names.map(async (name) => ({ kind, name, personId: (await cast(name)).id })));
    const recipients = [...(await named('to', to)), ...(await named('cc', cc))];
    await insertRecipients(tx, organisationId, made.id, recipients);
    const searchText = searchTextOf({ subject, people: [from], text });
    const own = author
      ? [
          {
            ownerId: author.id,
            folder: isDraft ? ('draft' as const) : ('sent' as const),
            isRead: true,
          },
        ]
      : [];
    const theirs = isDraft ? [] : recipients;
    const copies = await insertCopies(tx, organisationId, { ...made, subject, at, searchText }, [
      ...own,
      ...theirs.map(({ personId }) => ({
        ownerId: personId,
        folder: 'inbox' as const,
        isRead: false,
      })),
    ]);
    const organisersCopy = copies.find(({ ownerId }) => ownerId === organiser.id)?.id;
    return { ...made, messageId: message.messageId, organisersCopy };
  });
}
