import type { ApplicationInput, ExhibitorCall, ExhibitorRules } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, keptOf, requireShownEvent } from '../../events/index.ts';
import { countWaiting, upsertApplication } from './applications.queries.ts';
import { tellExhibitorsChanged } from '../exhibitors.live.ts';
import { findRules } from '../setup/setup.rules.ts';

/** More than anybody reads; the door is open to the whole world. */
const mostWaiting = 1_000;

const isOpen = ({ modules, state }: EventRow, { isCallOpen }: ExhibitorRules): boolean =>
  isCallOpen && modules.includes('exhibitors') && state !== 'ended';

export const readCall = (work: Work, slug: string) => keptOf(work, 'exhibitor-call', slug, callOf);

export async function callOf(db: Db, event: EventRow): Promise<ExhibitorCall> {
  const rules = await findRules(db, event.organisationId, event.id);
  return isOpen(event, rules)
    ? { isOpen: true, words: rules.callWords }
    : { isOpen: false, words: {} };
}

/** Whoever has the address may say it anew as long as nobody answered. */
export async function applyToExhibit(
  work: Work,
  slug: string,
  input: ApplicationInput,
  network: string,
): Promise<void> {
  if (input.website !== '' && !URL.canParse(input.website)) {
    const errors = [{ path: '/website', message: 'is no web address' }];
    throw problem('invalid', { errors });
  }
  await work.transaction(async (tx) => {
    const event = await requireShownEvent(tx, slug);
    const { organisationId, id: eventId } = event;
    const rules = await findRules(tx, organisationId, eventId);
    if (!isOpen(event, rules)) throw problem('exhibitors.call_closed');
    if ((await countWaiting(tx, organisationId, eventId)) >= mostWaiting) throw problem('too_many');
    const company = input.company.trim();
    const fields = { ...input, company, contactName: input.contactName.trim() };
    const made = await upsertApplication(tx, organisationId, eventId, fields, work.clock.now());
    const doer = { organisationId, id: null, network };
    await record(tx, doer, {
      action: 'exhibitors.applied',
      ...(made && { subjectId: made.id }),
      subject: company,
    });
    tellExhibitorsChanged(tx, event, { isOnFloor: false });
  });
}
