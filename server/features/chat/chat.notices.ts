import type { ChatNews } from '@plenum/contract';
import type { Tx } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { notify, takeNoticesBack } from '../notifications/index.ts';
import type { Place } from './chat.head.queries.ts';
import { findTold } from './chat.notices.queries.ts';
import type { Other } from './chat.other.queries.ts';
import type { TitledRow } from './chat.moderated.queries.ts';
import type { LineRow, SeenRow } from './chat.rows.ts';

interface Named {
  lineId: number;
  personId: number;
}

const kinds = ['chat.mentioned', 'chat.wrote', 'chat.asks_to_talk'] as const;
type Kind = (typeof kinds)[number];
const keyOf = (kind: Kind, seen: Place, lineId: number) => `${kind} ${seen.id} ${lineId}`;

/** What is told of a conversation is one line of each kind, until it is read. */
export const noticesOf = ({ id }: { id: number }): string => `chat.${id}`;

/** Its words are in what was told of it. */
export const takeLineNoticesBack = (tx: Tx, seen: Place, lineId: number): Promise<void> =>
  takeNoticesBack(
    tx,
    seen.organisationId,
    kinds.map((kind) => keyOf(kind, seen, lineId)),
  );

/** With a title, or with titles in the languages of its event. */
type Noticed = TitledRow & Partial<Pick<SeenRow, 'titles'>>;

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
  const link = `${isBetweenFew(seen) ? '/comet-chat' : '/live-chat'}/${seen.id}?line=${row.sequence}`;
  const tell = (kind: Kind, ids: number[]) =>
    ids.length > 0 &&
    notify(tx, organisationId, ids, {
      kind,
      data,
      link,
      key: keyOf(kind, seen, row.id),
      groupKey: noticesOf(seen),
    });
  const idsOf = (fits: (one: (typeof told)[number]) => boolean) =>
    told.filter(fits).map(({ personId }) => personId);
  const isNamed = (personId: number) => namedIds.includes(personId);
  await tell(
    'chat.mentioned',
    idsOf((one) => isNamed(one.personId) && one.notify !== 'none' && one.standing !== 'invited'),
  );
  if (!isBetweenFew(seen)) return;
  await tell(
    'chat.wrote',
    idsOf((one) => !isNamed(one.personId) && one.notify === 'all' && one.standing === 'member'),
  );
  const isAsked = seen.kind === 'direct' && isFirst;
  if (isAsked)
    await tell(
      'chat.asks_to_talk',
      idsOf(({ standing }) => standing === 'invited'),
    );
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
