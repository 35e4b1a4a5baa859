import type { ChatNews } from '@plenum/contract';
import type { Tx } from '../../../platform/work.ts';
import { findEvent } from '../../events/index.ts';
import { notify, takeBackWhatLeadsTo } from '../../notifications/index.ts';
import { findHearers } from '../rooms/rooms.head.queries.ts';
import { findTold, noticeKeyOf } from './notices.queries.ts';
import type { Other } from '../people/people.other.queries.ts';
import { takeRequestNoticesBack } from '../desks/desks.request-notices.ts';
import type { TitledRow } from '../lines/lines.moderated.queries.ts';
import type { LineRow, SeenRow } from '../chat.rows.ts';

interface Named {
  lineId: number;
  personId: number;
}

/** With a title, or with titles in the languages of its event. */
type Noticed = TitledRow & Partial<Pick<SeenRow, 'titles'>>;

const linkTo = (seen: Noticed, sequence: number): string =>
  `${isBetweenFew(seen) ? '/comet-chat' : '/live-chat'}/${seen.id}?line=${sequence}`;

/** Its words are in what was told of it. */
export async function takeLineNoticesBack(tx: Tx, seen: Noticed, row: LineRow): Promise<void> {
  if (seen.kind === 'help' || seen.kind === 'booth') {
    return takeRequestNoticesBack(tx, seen, row.sequence);
  }
  const named = row.mentions.map(({ id }) => id);
  const few = isBetweenFew(seen) ? await findHearers(tx, seen) : [];
  const heard = [...named, ...few.map(({ personId }) => personId)];
  await takeBackWhatLeadsTo(tx, seen.organisationId, heard, linkTo(seen, row.sequence));
}

const isBetweenFew = ({ kind }: Noticed): boolean => kind === 'direct' || kind === 'group';

/** Who is named is told; of a conversation between few the others are too. Desks tell their own. */
export async function noticeLines(
  tx: Tx,
  seen: Noticed,
  rows: readonly LineRow[],
  { named, other }: { named: readonly Named[]; other: Other | null },
): Promise<void> {
  if (seen.kind === 'help' || seen.kind === 'booth') return;
  for (const row of rows) {
    const namedIds = named.flatMap(({ lineId, personId }) => (lineId === row.id ? personId : []));
    if (row.state !== 'shown') continue;
    if (namedIds.length > 0 || isBetweenFew(seen)) {
      await noticeLine(tx, seen, row, { namedIds, isFirst: other?.standing === null });
    }
  }
}

interface News {
  kind: 'chat.mentioned' | 'chat.wrote' | 'chat.asks_to_talk';
  key?: string;
  groupKey?: string;
}

async function noticeLine(
  tx: Tx,
  seen: Noticed,
  row: LineRow,
  { namedIds, isFirst }: { namedIds: readonly number[]; isFirst: boolean },
): Promise<void> {
  const { organisationId } = seen;
  const authorId = row.authorId ?? 0;
  const told = await findTold(tx, seen, { authorId, namedIds });
  const data = await newsOf(tx, seen, row);
  const link = linkTo(seen, row.sequence);
  const group = { groupKey: noticeKeyOf(seen) };
  const tell = (news: News, ids: number[]) =>
    ids.length > 0 && notify(tx, organisationId, ids, { data, link, ...news });
  const idsOf = (fits: (one: (typeof told)[number]) => boolean) =>
    told.filter(fits).map(({ personId }) => personId);
  const isNamed = (personId: number) => namedIds.includes(personId);
  await tell(
    { kind: 'chat.mentioned', key: `${noticeKeyOf(seen)}.${row.id}` },
    idsOf((one) => isNamed(one.personId) && one.notify !== 'none' && one.standing !== 'invited'),
  );
  if (!isBetweenFew(seen)) return;
  await tell(
    { kind: 'chat.wrote', ...group },
    idsOf((one) => !isNamed(one.personId) && one.notify === 'all' && one.standing === 'member'),
  );
  if (seen.kind !== 'direct' || !isFirst) return;
  const asked = idsOf(({ standing }) => standing === 'invited');
  await tell({ kind: 'chat.asks_to_talk', ...group }, asked);
}

const excerptLength = 160;

async function newsOf(tx: Tx, seen: Noticed, row: LineRow): Promise<ChatNews> {
  const { organisationId, eventId, id, title, titles } = seen;
  const event = eventId === null ? null : await findEvent(tx, organisationId, eventId);
  return {
    eventId,
    eventName: event?.name ?? '',
    conversationId: id,
    conversation: title || (Object.values(titles ?? {})[0] ?? ''),
    personId: row.authorId ?? 0,
    fullName: row.author?.fullName ?? '',
    text: [...row.text].slice(0, excerptLength).join(''),
  };
}
