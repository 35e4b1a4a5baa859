import type {
  BadgeFilter,
  BadgeLayout,
  BadgePreview,
  BadgePreviewInput,
  BadgeRun,
  Download,
} from '@plenum/contract';
import { mostBadges } from '@plenum/contract/features/bookings/index.ts';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { type BadgeFace, type Badges, badgesOrder } from '../../../platform/papers/badges.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, findEvent, requireEvent } from '../../events/index.ts';
import { pictureOnPaper } from '../../files/index.ts';
import { findQuestions, findTickets } from '../../tickets/index.ts';
import { passOf } from '../bookings.secrets.ts';
import { findAtDoor, findEventOf } from '../door/door.queries.ts';
import { scopeOf } from '../door/door.service.ts';
import { sent } from '../own/own.papers.ts';
import { emptyFace, faceOf } from './badges.face.ts';
import { perSheetOf, refuseWrongLayout } from './badges.layout.ts';
import { type BadgeRow, findBadges, findLayout } from './badges.queries.ts';

const runOf = async (db: Db, event: EventRow, { q = '', after, listId, ...filter }: BadgeFilter) =>
  findAtDoor(db, await scopeOf(db, event, listId), {
    ...filter,
    q: q.trim(),
    after: after ?? null,
    limit: mostBadges + 1,
  });

/** Who would be printed together, before it is done. */
export async function readRun(
  { db }: Work,
  person: Person,
  eventId: number,
  filter: BadgeFilter,
): Promise<BadgeRun> {
  const rows = await runOf(db, await requireEvent(db, person, eventId), filter);
  const run = rows.slice(0, mostBadges);
  const last = run.at(-1);
  return {
    count: run.length,
    first: run[0]?.fullName ?? '',
    last: last?.fullName ?? '',
    next: rows.length > run.length ? (last?.id ?? null) : null,
  };
}

export async function printRun(
  work: Work,
  person: Person,
  eventId: number,
  filter: BadgeFilter,
): Promise<Download> {
  const { db } = work;
  const event = await requireEvent(db, person, eventId);
  const layout = await requireLayout(db, event);
  const run = (await runOf(db, event, filter)).slice(0, mostBadges).map(({ id }) => id);
  const found = new Map(
    (await findBadges(db, event.organisationId, eventId, run)).map((row) => [row.id, row]),
  );
  const rows = run.flatMap((id) => found.get(id) ?? []).filter(({ letsIn }) => letsIn);
  if (rows.length === 0) throw problem('bookings.nobody_to_print');
  const deed = { action: 'bookings.badges_printed', subject: event.name } as const;
  await record(db, person, { ...deed, after: { ...filter, rows: rows.length } });
  return sent(`badges-${event.slug}.pdf`, await printed(work, event, layout, rows));
}

export async function printPlace(work: Work, person: Person, placeId: number): Promise<Download> {
  const { db } = work;
  const { organisationId } = person;
  const found = await findEventOf(db, organisationId, placeId);
  if (!found) throw problem('not_found');
  const event = await requireEvent(db, person, found.eventId);
  const layout = await requireLayout(db, event);
  const [row] = await findBadges(db, organisationId, event.id, [placeId]);
  if (!row?.letsIn) throw problem('bookings.not_from_here');
  const deed = { action: 'bookings.badge_printed', subjectId: placeId } as const;
  await record(db, person, { ...deed, subject: row.fullName });
  return sent(`badge-${row.reference}.pdf`, await printOne(work, event, layout, row));
}

/** For whoever a kiosk has let in. */
export async function printForKiosk(
  work: Work,
  { organisationId, eventId }: { organisationId: number; eventId: number },
  placeId: number,
): Promise<Download> {
  const event = await findEvent(work.db, organisationId, eventId);
  if (!event) throw problem('not_found');
  const layout = await requireLayout(work.db, event);
  const [row] = await findBadges(work.db, organisationId, eventId, [placeId]);
  if (!row?.letsIn) throw problem('not_found');
  return sent(`badge-${row.reference}.pdf`, await printOne(work, event, layout, row));
}

/** Alone, whatever the sheet holds. */
const printOne = (work: Work, event: EventRow, layout: BadgeLayout, row: BadgeRow) =>
  printed(work, event, { ...layout, sheet: 'none' }, [row]);

async function requireLayout(
  db: Db,
  { organisationId, id }: Pick<EventRow, 'organisationId' | 'id'>,
): Promise<BadgeLayout> {
  const row = await findLayout(db, organisationId, id);
  if (!row) throw problem('bookings.no_badges');
  return row.layout;
}

async function printed(
  work: Work,
  event: EventRow,
  layout: BadgeLayout,
  rows: readonly BadgeRow[],
): Promise<Uint8Array> {
  const { organisationId, id } = event;
  const questions = await findQuestions(work.db, organisationId, id);
  const faces = rows.map((row) => faceOf(layout, row, { event, questions }));
  const codes = rows.map((row) => passOf(work, organisationId, row));
  const badges = await badgesOf(work, event, layout, { faces, codes });
  const order = badgesOrder(badges, work.clock.now());
  return (await work.papers.print(String(organisationId), order)).pdf;
}

interface Printing {
  faces: readonly BadgeFace[];
  codes: readonly string[];
}

async function badgesOf(
  work: Work,
  event: EventRow,
  { width, height, sheet, isFolded, head, hasCode }: BadgeLayout,
  { faces, codes }: Printing,
): Promise<Badges> {
  const { organisationId, name, logo, languages } = event;
  const picture = head === 'logo' ? await pictureOnPaper(work, logo, String(organisationId)) : null;
  return {
    language: languages[0] ?? 'en',
    title: name,
    organisation: name,
    width,
    height,
    sheet,
    isFolded,
    head: head === 'nothing' ? null : picture === null ? { text: name } : { picture },
    badges: faces,
    codes: hasCode ? codes : null,
  };
}

/** What nobody scans: it stands where the code of nobody would. */
const codeOfNobody = '-'.repeat(22);

/** One badge as it would be printed, by the same template. */
export async function previewBadge(
  work: Work,
  person: Person,
  eventId: number,
  { layout, placeId }: BadgePreviewInput,
): Promise<BadgePreview> {
  const { db } = work;
  const event = await requireEvent(db, person, eventId);
  const { organisationId } = event;
  const [questions, tickets, before] = await Promise.all([
    findQuestions(db, organisationId, eventId),
    findTickets(db, organisationId, eventId),
    findLayout(db, organisationId, eventId),
  ]);
  refuseWrongLayout(layout, { questions, tickets, before: before?.layout });
  const rows = placeId === null ? [] : await findBadges(db, organisationId, eventId, [placeId]);
  const [row] = rows;
  if (placeId !== null && !row) throw problem('not_found');
  const face = row
    ? faceOf(layout, row, { event, questions })
    : emptyFace(layout, { event, questions });
  const code = row?.letsIn ? passOf(work, organisationId, row) : codeOfNobody;
  const alone = { ...layout, sheet: 'none' } as const;
  const badges = await badgesOf(work, event, alone, { faces: [face], codes: [code] });
  const order = badgesOrder(badges, work.clock.now());
  const { svg } = await work.papers.draw(String(organisationId), order);
  return { svg, perSheet: perSheetOf(layout) };
}
