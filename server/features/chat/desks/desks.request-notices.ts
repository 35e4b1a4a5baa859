import { beginningOf } from '../../../platform/beginning-of.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx } from '../../../platform/work.ts';
import { findEvent } from '../../events/index.ts';
import { notify, takeBackWhatLeadsTo } from '../../notifications/index.ts';
import { memberById } from '../../organisations/index.ts';
import { findHelpers } from './desks.helpers.queries.ts';
import { noticeKeyOf } from '../notices/notices.queries.ts';
import type { SeenRow } from '../chat.rows.ts';

const mostLetters = 160;

type Side = 'asker' | 'helper';
type What =
  | 'chat.help_asked'
  | 'chat.help_answered'
  | 'chat.help_handed_over'
  | 'chat.booth_asked'
  | 'chat.booth_answered';

type Desk = Pick<SeenRow, 'kind' | 'id' | 'subjectId'>;

/** Where each side finds the conversation, and the line it is about. */
export function linkOf({ kind, id, subjectId }: Desk, side: Side, line?: number): string {
  const query = line === undefined ? '' : `line=${line}`;
  if (kind === 'help') return `/admin-chat/${id}${query && `?${query}`}`;
  if (side === 'asker') return `/exhibit-hall/${subjectId}${query && `?${query}`}`;
  return `/booths/${subjectId}/inbox?chat=${id}${query && `&${query}`}`;
}

/** What was told of a line goes with its words. */
export async function takeRequestNoticesBack(
  tx: Tx,
  desk: Desk & Pick<SeenRow, 'organisationId' | 'askerId'>,
  line: number,
): Promise<void> {
  const { organisationId, askerId } = desk;
  const helpers = (await findHelpers(tx, desk)).map(({ id }) => id);
  await takeBackWhatLeadsTo(tx, organisationId, helpers, linkOf(desk, 'helper', line));
  const asker = askerId === null ? [] : [askerId];
  await takeBackWhatLeadsTo(tx, organisationId, asker, linkOf(desk, 'asker', line));
}

interface News {
  kind: What;
  to: readonly number[];
  by: Person;
  /** Of the line it is about; without one nothing is quoted. */
  line?: { text: string; sequence: number };
}

export async function noticeRequest(tx: Tx, seen: SeenRow, { kind, to, by, line }: News) {
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
      text: beginningOf(line?.text ?? '', mostLetters),
    },
    link: linkOf(seen, isAnswer ? 'asker' : 'helper', line?.sequence),
    groupKey: noticeKeyOf(seen),
  });
}
