import type { Person } from '../../platform/person.ts';
import type { Tx } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { notify } from '../notifications/index.ts';
import { memberById } from '../organisations/index.ts';
import { noticesOf } from './chat.notices.ts';
import type { SeenRow } from './chat.rows.ts';

const mostLetters = 160;

type Side = 'asker' | 'helper';
type What =
  | 'chat.help_asked'
  | 'chat.help_answered'
  | 'chat.help_handed_over'
  | 'chat.booth_asked'
  | 'chat.booth_answered';

/** Where each side finds the conversation. */
export function linkOf(
  { kind, id, subjectId }: Pick<SeenRow, 'kind' | 'id' | 'subjectId'>,
  side: Side,
) {
  if (kind === 'help') return `/admin-chat/${id}`;
  return side === 'asker' ? `/exhibit-hall/${subjectId}` : `/booths/${subjectId}/inbox?chat=${id}`;
}

interface News {
  kind: What;
  to: readonly number[];
  by: Person;
  text: string;
}

export async function noticeRequest(tx: Tx, seen: SeenRow, { kind, to, by, text }: News) {
  const { organisationId, eventId } = seen;
  const [event, author] = await Promise.all([
    eventId === null ? null : findEvent(tx, organisationId, eventId),
    memberById(tx, organisationId, by.id),
  ]);
  const isAnswer = kind === 'chat.help_answered' || kind === 'chat.booth_answered';
  await notify(tx, organisationId, to, {
    kind,
    data: {
      eventId,
      eventName: event?.name ?? '',
      conversationId: seen.id,
      conversation: seen.title,
      personId: by.id,
      fullName: author?.fullName ?? '',
      text: text.slice(0, mostLetters),
    },
    link: linkOf(seen, isAnswer ? 'asker' : 'helper'),
    groupKey: noticesOf(seen),
  });
}
