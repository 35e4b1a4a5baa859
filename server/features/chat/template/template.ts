import type { ChatsAndContacts, Contact, OpenedChat, ProfileUser } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { isStepOn } from '../../accounts/index.ts';
import { findIntroductions } from '../../profiles/index.ts';
import {
  type ContactRow,
  findContacts,
  findContactsById,
  findMessages,
  findOutlines,
} from '../people/people.contacts.queries.ts';
import { findDirect } from '../rooms/rooms.direct.queries.ts';
import { findStatus } from '../people/people.queries.ts';
import { findReachable } from '../people/people.reach.queries.ts';
import { markRead } from '../lines/lines.read.ts';
import { statusesOf } from '../people/people.statuses.ts';
import { chatView, contactView, outlineView } from './template.view.ts';

const most = 1_000;
const mostMessages = 1_000;

/** Whom one writes with, and after them whom one could write to; both by their numbers. */
export async function listContacts(work: Work, person: Person): Promise<ChatsAndContacts> {
  const { db } = work;
  const outlines = await findOutlines(db, person, most);
  const chats = new Map(outlines.map((row) => [row.contactId, outlineView(row)]));
  const rows = await findContacts(db, person, [...chats.keys()], most);
  const contacts = (await introduced(work, person, rows)).map((contact) => {
    const chat = chats.get(contact.id);
    return chat ? { ...contact, chat } : contact;
  });
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  const chatsContacts = [...chats].flatMap(([id, chat]) => {
    const contact = byId.get(id);
    return contact ? [{ ...contact, chat }] : [];
  });
  const { id, avatar, fullName, status } = await readProfileUser(work, person);
  return { chatsContacts, contacts, profileUser: { id, avatar, fullName, status } };
}

async function introduced(
  work: Work,
  person: Person,
  rows: readonly ContactRow[],
): Promise<Contact[]> {
  const ids = rows.map(({ id }) => id);
  const said = await findIntroductions(work.db, person, ids);
  const words = new Map(said.map((one) => [one.personId, one]));
  const statusOf = await statusesOf(work, person, ids);
  return rows.map((row) => contactView(row, words.get(row.id), statusOf(row.id)));
}

export async function readProfileUser(work: Work, person: Person): Promise<ProfileUser> {
  const { db } = work;
  const [me] = await findContactsById(db, person.organisationId, [person.id]);
  if (!me) throw problem('not_found');
  const [said] = await findIntroductions(db, person, [person.id]);
  const status = await findStatus(db, person.organisationId, person.id);
  return {
    ...contactView(me, said && { ...said, headline: '' }, status),
    settings: {
      isTwoStepAuthVerificationEnabled: await isStepOn(db, person.id),
      isNotificationsOn: status !== 'busy',
    },
  };
}

/** A contact one has no chat with yet is answered without one. */
export async function openChat(work: Work, person: Person, contactId: number): Promise<OpenedChat> {
  const { db } = work;
  const direct = await findTalk(db, person, contactId);
  const [reached] = direct ? [] : await findReachable(db, person, [contactId]);
  if (!direct && !reached) throw problem('not_found');
  const rows = await findContactsById(db, person.organisationId, [contactId]);
  const [contact] = await introduced(work, person, rows);
  if (!contact) throw problem('not_found');
  if (!direct) return { contact };
  await markRead(work, person, direct.id, Number.MAX_SAFE_INTEGER);
  const messages = await findMessages(db, person.organisationId, direct.id, mostMessages);
  return { chat: chatView(contactId, messages), contact };
}

/** The conversation with a contact, once something was said in it. */
export async function findTalk(db: Db, person: Person, contactId: number) {
  const direct = await findDirect(db, person.organisationId, person.id, contactId);
  return direct?.standing && direct.hasLines ? direct : null;
}
