import { randomUUID } from 'node:crypto';
import type { Folder } from '@plenum/contract';
import {
  insertCopies,
  insertMessage,
  insertRecipients,
  type NewMessage,
} from '../../features/email/email.messages.queries.ts';
import { searchTextOf } from '../../features/email/compose/compose.search-text.ts';
import { tellMany } from '../../features/email/email.tell.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

interface Mail extends Partial<NewMessage> {
  from: Actor;
  to?: readonly Actor[];
  cc?: readonly Actor[];
  bcc?: readonly Actor[];
  /** Where it lies with those it went to: the inbox, until said. */
  folder?: Folder;
}

export interface MadeMail {
  id: number;
  threadId: number;
  messageId: string;
  /** The number of somebody's own copy; zero: they have none. */
  copyOf(owner: Actor): number;
}

/** Written by one to others, who all have it; a draft is its writer's alone. */
export async function aMail(app: TestApp, mail: Mail): Promise<MadeMail> {
  const { from, to = [], cc = [], bcc = [], folder = 'inbox', ...more } = mail;
  const { organisationId } = from.person;
  const at = new Date();
  const words = { subject: 'Badges', text: 'They are at the entrance.', ...more };
  const message: NewMessage = {
    threadId: null,
    authorId: from.person.id,
    fromName: from.fullName,
    html: `<p>${words.text}</p>`,
    state: 'sent',
    messageId: `${randomUUID()}@plenum.test`,
    createdAt: at,
    sentAt: at,
    ...words,
  };
  const isDraft = message.state === 'draft';
  return app.work.transaction(async (tx) => {
    const made = await insertMessage(tx, organisationId, message);
    if (!made) throw new Error('The mail was not made.');
    const named = (kind: 'to' | 'cc' | 'bcc', actors: readonly Actor[]) =>
      actors.map(({ person, fullName }) => ({ kind, personId: person.id, name: fullName }));
    const recipients = [...named('to', to), ...named('cc', cc), ...named('bcc', bcc)];
    await insertRecipients(tx, organisationId, made.id, recipients);
    const searchText = searchTextOf({ ...words, people: [from.fullName] });
    const own = {
      ownerId: from.person.id,
      folder: isDraft ? 'draft' : 'sent',
      isRead: true,
    } as const;
    const theirs = isDraft ? [] : recipients;
    const copied = { ...made, subject: words.subject, at, searchText };
    const copies = await insertCopies(tx, organisationId, copied, [
      own,
      ...theirs.map(({ personId }) => ({ ownerId: personId, folder, isRead: false })),
    ]);
    await tellMany(
      tx,
      organisationId,
      copies.map(({ id, ownerId }) => ({ ownerId, ids: [id] })),
    );
    const byOwner = new Map(copies.map(({ id, ownerId }) => [ownerId, id]));
    return {
      ...made,
      messageId: message.messageId,
      copyOf: ({ person }: Actor) => byOwner.get(person.id) ?? 0,
    };
  });
}
