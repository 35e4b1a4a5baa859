import type { ExhibitorRules, ExhibitorSetup, Tier, TierRulesInput } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import { aboutEvent } from '../../events/index.ts';
import { changing } from '../editor/editor.changing.ts';
import type { ExhibitorsWork } from '../exhibitors.facts.ts';
import { findRules, findTier } from './setup.rules.ts';
import { upsertRules, upsertTier } from './setup.rules.queries.ts';

/** What booths have above a smaller quota stays; they add nothing to it. */
export const setTier = (
  work: ExhibitorsWork,
  person: Person,
  eventId: number,
  tier: Tier,
  rules: TierRulesInput,
): Promise<ExhibitorSetup> =>
  changing(work, person, eventId, async (tx, event) => {
    const before = await findTier(tx, person.organisationId, eventId, tier);
    await upsertTier(tx, person.organisationId, eventId, tier, rules);
    const deed = { action: 'exhibitors.tier_changed', before, after: { tier, ...rules } } as const;
    return { deed: { ...deed, subjectId: eventId, subject: event.name }, isOnFloor: true };
  });

export const setRules = (
  work: ExhibitorsWork,
  person: Person,
  eventId: number,
  rules: ExhibitorRules,
): Promise<ExhibitorSetup> =>
  changing(work, person, eventId, async (tx, event) => {
    const before = await findRules(tx, person.organisationId, eventId);
    await upsertRules(tx, person.organisationId, eventId, rules);
    // The call for exhibitors is kept for everyone.
    tx.outdate(aboutEvent(event));
    const deed = { action: 'exhibitors.rules_changed', before, after: rules } as const;
    return { deed: { ...deed, subjectId: eventId, subject: event.name }, isOnFloor: false };
  });
