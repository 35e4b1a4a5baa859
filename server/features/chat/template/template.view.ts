import { type Contact, type ContactChat, drawnPicture, type PersonStatus } from '@plenum/contract';
import type { ContactRow, MessageRow, OutlineRow } from '../people/people.contacts.queries.ts';

type Message = ContactChat['chat'][number];

const messageView = ({ message, time, senderId }: MessageRow): Message => ({
  message,
  time: time.toISOString(),
  senderId,
});

/** A chat has the number of its contact. */
export const outlineView = (row: OutlineRow) => ({
  id: row.contactId,
  unseenMsgs: row.unseenMsgs,
  lastMessage: messageView(row),
});

export const chatView = (contactId: number, messages: readonly MessageRow[]): ContactChat => ({
  id: contactId,
  userId: contactId,
  unseenMsgs: 0,
  chat: messages.map(messageView),
});

interface Introduced {
  headline: string;
  about: string;
}

export const contactView = (
  { id, fullName, avatar, role }: ContactRow,
  said: Introduced | undefined,
  status: PersonStatus,
): Contact => ({
  id,
  fullName,
  role: said?.headline || role,
  about: said?.about ?? '',
  avatar: avatar ?? drawnPicture(fullName),
  status,
});
