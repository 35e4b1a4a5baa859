import type { CardPreview, Lead, ScanInput } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx } from '../../platform/work.ts';
import { type BoothFound, isStaffIn, requireStaffed, ringConsole } from '../exhibitors/index.ts';
import { memberById } from '../organisations/index.ts';
import { findCardByCode } from './dropcards.cards.queries.ts';
import type { CardWork } from './dropcards.facts.ts';
import { askedFor, findRepeated, give } from './dropcards.give.ts';
import { showLead } from './dropcards.leads.ts';
import { tellScanned } from './dropcards.notices.ts';
import { requireCardFacts } from './dropcards.people.ts';
import type { CardRow } from './dropcards.rows.ts';

/** Whose card it is, and no more: staff of the event's booths see that before they take it. */
export async function lookAtCard(
  work: CardWork,
  person: Person,
  scanned: string,
): Promise<CardPreview> {
  const { db } = work;
  const card = await requireCard(db, person.organisationId, scanned);
  const isHere = await isStaffIn(db, person.organisationId, card.eventId, person.id);
  if (!isHere) throw problem('dropcards.dead_code');
  const { eventId, fields, personId } = card;
  const { fullName } = await requireCardFacts(db, work, person.organisationId, personId);
  return { eventId, fullName, fields };
}

/** Who shows their code gives what stands on their card, and is told at once. */
export async function scanCard(
  work: CardWork,
  person: Person,
  exhibitorId: number,
  input: ScanInput,
): Promise<Lead> {
  const { lead, booth } = await work.transaction(async (tx) => {
    const found = await requireStaffed(tx, person, exhibitorId);
    const id = await scanIn(tx, work, person, found, input);
    const { booth } = found;
    return { booth, lead: await showLead(work, tx, booth, id, { isTold: false }) };
  });
  ringConsole(work, booth);
  return lead;
}

async function scanIn(
  tx: Tx,
  work: CardWork,
  person: Person,
  found: BoothFound,
  { key, code, remark }: ScanInput,
): Promise<number> {
  const { organisationId } = person;
  const { booth } = found;
  const asked = askedFor(key, 'scan', person.id, booth.id, code, remark);
  const repeated = await findRepeated(tx, organisationId, asked);
  if (repeated) return repeated.id;
  const { eventId, personId, fields } = await requireCard(tx, organisationId, code);
  if (eventId !== booth.eventId) throw problem('dropcards.dead_code');
  const gift = { ...found, personId, fields, via: 'scan', note: '', remark } as const;
  const { drop, isNew } = await give(tx, work, asked, gift);
  if (!isNew) return drop.id;
  const by = await memberById(tx, organisationId, person.id);
  await tellScanned(tx, found, drop, by?.fullName ?? '');
  return drop.id;
}

/** A camera reads the whole link, a person types what stands at its end. */
const codeIn = (scanned: string): string => scanned.trim().replace(/^.*#/s, '');

async function requireCard(db: Db, organisationId: number, scanned: string): Promise<CardRow> {
  const card = await findCardByCode(db, organisationId, codeIn(scanned));
  if (!card) throw problem('dropcards.dead_code');
  return card;
}
