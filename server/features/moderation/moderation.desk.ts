import type { Case, CaseQuery, Cases, Measures } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import { type EventRow, requireModerated } from '../events/index.ts';
import { countOpen, findOpenCases, findSettledCases } from './moderation.cases.queries.ts';
import type { ModerationWork } from './moderation.facts.ts';
import { findAppeals, findEarlier, findMeasuresOfEvent } from './moderation.measures.queries.ts';
import type { CaseRow, MeasureRow } from './moderation.rows.ts';
import { caseView, measureView } from './moderation.view.ts';

const pageSize = 25;

/** What waits at the desk, or what became of it, each with what was said around it. */
export async function readDesk(
  work: ModerationWork,
  person: Person,
  eventId: number,
  { state = 'open', before }: CaseQuery,
): Promise<Cases> {
  const { db } = work;
  const event = await requireModerated(db, person, eventId);
  const { organisationId } = event;
  const limit = pageSize + 1;
  const rows =
    state === 'open'
      ? await findOpenCases(db, organisationId, eventId, { after: before ?? 0, limit })
      : await findSettledCases(db, organisationId, eventId, {
          before: before ?? Number.MAX_SAFE_INTEGER,
          limit,
        });
  const appeals = await findAppeals(db, organisationId, eventId);
  return {
    cases: await showCases(db, work, event, rows.slice(0, pageSize)),
    open: await countOpen(db, organisationId, eventId),
    hasMore: rows.length > pageSize,
    appeals: appeals.map(measureView),
  };
}

async function showCases(
  db: Db,
  { facts }: ModerationWork,
  { organisationId, id: eventId }: EventRow,
  rows: readonly CaseRow[],
): Promise<Case[]> {
  const personIds = rows.flatMap(({ personId }) => (personId === null ? [] : [personId]));
  const earlier = await findEarlier(db, organisationId, eventId, [...new Set(personIds)]);
  const cases: Case[] = [];
  for (const row of rows) {
    const about = await aroundOf(db, facts, organisationId, row);
    const theirs = earlier.filter((one) => isEarlier(one, row));
    cases.push(caseView(row, { ...about, earlier: theirs }));
  }
  return cases;
}

const isEarlier = ({ personId, at }: MeasureRow, row: CaseRow): boolean =>
  personId === row.personId && (row.settledAt === null || at < row.settledAt);

async function aroundOf(
  db: Db,
  facts: ModerationWork['facts'],
  organisationId: number,
  { conversationId, subjectId }: CaseRow,
) {
  if (conversationId === null) return { title: '', lines: [] };
  return {
    title: await facts.conversationTitle(db, organisationId, conversationId),
    lines: await facts.contextOf(db, organisationId, conversationId, subjectId),
  };
}

export async function showCase(
  db: Db,
  work: ModerationWork,
  event: EventRow,
  row: CaseRow,
): Promise<Case> {
  const [shown] = await showCases(db, work, event, [row]);
  if (!shown) throw new Error('A case was not shown.');
  return shown;
}

export async function listMeasures(
  { db }: ModerationWork,
  person: Person,
  eventId: number,
): Promise<Measures> {
  const { organisationId } = await requireModerated(db, person, eventId);
  const rows = await findMeasuresOfEvent(db, organisationId, eventId);
  return { measures: rows.map(measureView) };
}
