import type { Lead, LeadPage, LeadQuery, LeadUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { record } from '../audit/index.ts';
import { type ExhibitorRow, findStaffIds, requireStaffed } from '../exhibitors/index.ts';
import { requireLead } from './dropcards.access.ts';
import type { CardWork } from './dropcards.facts.ts';
import {
  countLeads,
  findLead,
  findLeads,
  findTags,
  updateLead,
} from './dropcards.leads.queries.ts';
import { tellLead } from './dropcards.live.ts';
import { findHeld } from './dropcards.queries.ts';
import type { LeadRow } from './dropcards.rows.ts';
import { leadView } from './dropcards.view.ts';

const usualPageSize = 25;

export async function listLeads(
  work: CardWork,
  person: Person,
  exhibitorId: number,
  query: LeadQuery,
): Promise<LeadPage> {
  const { db } = work;
  const { booth } = await requireStaffed(db, person, exhibitorId);
  const { page = 1, perPage: limit = usualPageSize, ...filter } = query;
  const here = { organisationId: person.organisationId, exhibitorId };
  const scores = await scoresAt(work, db, booth);
  const part = { isHeld: false, limit, offset: (page - 1) * limit };
  const rows = await findLeads(db, here, filter, scores, part);
  return {
    leads: rows.map((row) => leadView(row, scores.get(row.personId) ?? 0)),
    total: await countLeads(db, here, filter),
    tags: await findTags(db, here),
  };
}

export async function scoresAt(work: CardWork, db: Db, booth: ExhibitorRow) {
  return work.findScores(db, booth, await findHeld(db, booth.organisationId, booth.id));
}

export const changeLead = (
  work: CardWork,
  person: Person,
  exhibitorId: number,
  leadId: number,
  { version, ...change }: LeadUpdate,
): Promise<Lead> =>
  work.transaction(async (tx) => {
    const { booth, lead } = await requireLead(tx, person, exhibitorId, leadId);
    const { organisationId } = person;
    if (lead.withdrawnAt) throw problem('dropcards.withdrawn');
    if (change.assigneeId) await requireColleague(tx, booth, change.assigneeId);
    if (lead.version !== version) throw problem('dropcards.changed_meanwhile');
    await updateLead(tx, organisationId, leadId, { ...lead, ...cleaned(change) });
    // Only which parts: what was written goes with the card when that is withdrawn.
    const after = { lead: leadId, changed: Object.keys(change) };
    const subject = { subjectId: exhibitorId, subject: booth.name };
    await record(tx, person, { action: 'dropcards.lead_changed', ...subject, after });
    return showLead(work, tx, booth, leadId, { isTold: true });
  });

/** Assigned to who works at the booth. */
async function requireColleague(db: Db, booth: ExhibitorRow, personId: number): Promise<void> {
  const staff = await findStaffIds(db, booth.organisationId, booth.id);
  if (!staff.includes(personId)) throw problem('not_found');
}

const cleaned = ({ tags, ...rest }: Omit<LeadUpdate, 'version'>) => ({
  ...rest,
  ...(tags && { tags: [...new Set(tags.map((tag) => tag.trim()))] }),
});

export async function showLead(
  work: CardWork,
  tx: Parameters<typeof tellLead>[0],
  booth: ExhibitorRow,
  leadId: number,
  { isTold }: { isTold: boolean },
): Promise<Lead> {
  const row: LeadRow | null = await findLead(tx, booth.organisationId, booth.id, leadId);
  if (!row) throw problem('not_found');
  const held = row.withdrawnAt ? [] : [{ personId: row.personId, at: row.droppedAt }];
  const score = (await work.findScores(tx, booth, held)).get(row.personId) ?? 0;
  if (isTold) await tellLead(tx, row, score);
  return leadView(row, score);
}
