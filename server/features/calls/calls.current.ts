import type { CurrentCall } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { missOldCallsOf } from './calls.missed.ts';
import { findOpen } from './calls.queries.ts';
import { callView } from './calls.view.ts';

export async function readCurrentCall(work: Work, person: Person): Promise<CurrentCall> {
  const { organisationId, id } = person;
  await missOldCallsOf(work, organisationId, [id]);
  const [call] = await findOpen(work.db, organisationId, [id]);
  return { call: call ? callView(call) : null };
}
