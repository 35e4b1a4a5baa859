import type { PeopleMerge } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { type Door, revokeAccess } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { handOverChats } from '../chat/index.ts';
import { handOverMails } from '../email/index.ts';
import { handOverBooths } from '../exhibitors/index.ts';
import { handOverMeasures } from '../moderation/index.ts';
import { type AfterLeaving, keepingAnAdmin, removeMember } from '../organisations/index.ts';
import { handOverFeed } from '../feed/index.ts';
import { handOverVotes } from '../polls/index.ts';
import { handOverQuestions } from '../questions/index.ts';
import { handOverProfile } from '../profiles/index.ts';
import { handOverTasks } from '../todo/index.ts';
import { findDoubles, updatePeople } from './people.queries.ts';
import { nameOf, requirePeople } from './people.service.ts';
import { type PersonRow, personView } from './people.view.ts';

const likest = 10;

export async function listDoubles(work: Work, person: Person, id: number) {
  await requirePeople(work.db, person, [id]);
  return (await findDoubles(work.db, person.organisationId, id, likest)).map(personView);
}

/**
 * The doubles lose their place in this organisation and nothing else: an account is its owner's,
 * and no organiser takes it over.
 */
export async function mergePeople(
  work: Work,
  door: Door,
  person: Person,
  { keepId, doubleIds }: PeopleMerge,
  afterLeaving: AfterLeaving,
): Promise<void> {
  if (doubleIds.includes(keepId) || doubleIds.includes(person.id)) {
    const message = 'names the kept person or yourself';
    throw problem('invalid', { errors: [{ path: '/doubleIds', message }] });
  }
  const { organisationId } = person;
  await work.transaction((tx) =>
    keepingAnAdmin(tx, organisationId, async () => {
      const people = await requirePeople(tx, person, [keepId, ...doubleIds]);
      const kept = people.find(({ id }) => id === keepId);
      const doubles = people.filter(({ id }) => id !== keepId);
      const company = kept?.company || doubles.find((one) => one.company)?.company;
      if (company) await updatePeople(tx, organisationId, [keepId], { company });
      for (const double of doubles) {
        await handOverProfile(tx, organisationId, double.id, keepId);
        await handOverChats(tx, organisationId, double.id, keepId);
        await handOverFeed(tx, organisationId, double.id, keepId);
        await handOverQuestions(tx, organisationId, double.id, keepId);
        await handOverVotes(tx, organisationId, double.id, keepId);
        await handOverMeasures(tx, organisationId, double.id, keepId);
        await handOverMails(tx, organisationId, double.id, keepId);
        await handOverTasks(tx, person, double.id, keepId);
        await handOverBooths(tx, organisationId, double.id, keepId);
        await removeMember(tx, organisationId, double.id, afterLeaving);
      }
      await record(tx, person, {
        action: 'people.merged',
        subjectId: keepId,
        subject: nameOf(kept),
        before: { merged: doubles.map(factsOf) },
      });
    }),
  );
  for (const id of doubleIds) await revokeAccess(work, door, organisationId, id);
}

const factsOf = ({ id, fullName, email, company, role }: PersonRow) => ({
  id,
  fullName,
  email,
  company,
  role,
});
