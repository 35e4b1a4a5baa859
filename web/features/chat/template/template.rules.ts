import type { ChatsAndContacts, ContactChat } from '@plenum/contract';
import { plainWords } from '../../../platform/i18n/plain-words.ts';

type ChatContact = ChatsAndContacts['chatsContacts'][number];
type PlainContact = ChatsAndContacts['contacts'][number];
export type Message = ContactChat['chat'][number];

export interface ContactLists {
  /** What was said last, first. */
  chats: readonly ChatContact[];
  /** Everyone else, by name. */
  contacts: readonly PlainContact[];
}

/** What the list shows for some letters of a name; each person stands there once. */
export function listsFor(all: ChatsAndContacts, q: string): ContactLists {
  const words = plainWords(q.trim());
  const isFound = ({ fullName }: { fullName: string }) => plainWords(fullName).includes(words);
  return {
    chats: all.chatsContacts
      .filter(isFound)
      .toSorted((a, b) => b.chat.lastMessage.time.localeCompare(a.chat.lastMessage.time)),
    contacts: all.contacts
      .filter((one) => !one.chat && isFound(one))
      .toSorted((a, b) => a.fullName.localeCompare(b.fullName)),
  };
}

export interface MessageGroup {
  senderId: number;
  at: string;
  isNewDay: boolean;
  messages: readonly Message[];
}

const quietMs = 5 * 60_000;
const dayOf = (time: string) => new Date(time).toDateString();

/** What one person says within minutes stands together; a new day is said. */
export function groupMessages(messages: readonly Message[]): MessageGroup[] {
  const groups: (MessageGroup & { messages: Message[] })[] = [];
  let before: Message | undefined;
  for (const message of messages) {
    const isNewDay = !before || dayOf(before.time) !== dayOf(message.time);
    const isLater = before && Date.parse(message.time) - Date.parse(before.time) > quietMs;
    const group = groups.at(-1);
    const goesOn = group?.senderId === message.senderId && !isNewDay && !isLater;
    if (group && goesOn) group.messages.push(message);
    else {
      const { senderId, time } = message;
      groups.push({ senderId, at: time, isNewDay, messages: [message] });
    }
    before = message;
  }
  return groups;
}

const longestAbout = 120;

/** As much of it as the sidebar has room for. */
export const shortAbout = (about: string): string => {
  const letters = Array.from(about.trim());
  return letters.length > longestAbout
    ? `${letters.slice(0, longestAbout - 1).join('')}…`
    : letters.join('');
};
