import { addPerson, createAccount, updateCompany } from '../features/accounts/index.ts';
import { addEmployees } from '../features/datatables/index.ts';
import {
  foundOrganisation,
  memberByName,
  verifyOrganisation,
} from '../features/organisations/index.ts';
import { addTask } from '../features/todo/index.ts';
import { sql } from '../platform/db/sql.ts';
import type { Work } from '../platform/work.ts';
import { demoAttendees } from './attendees.ts';
import { demoEmployees } from './employees.ts';
import { demoPeople } from './people.ts';
import { demoTasks } from './tasks.ts';

export const demoSignIns = demoPeople
  .filter(({ password }) => password)
  .map(({ username, password, role }) => ({ email: emailOf(username), password, role }));

const demoOrganisation: Parameters<typeof foundOrganisation>[2] = {
  name: 'Conference Organisers Alliance',
  shortName: 'COA',
  languages: ['en', 'de', 'fr', 'pt'],
  timeZone: 'Europe/Lisbon',
};

function emailOf(username: string): string {
  return `${username}@demo.com`;
}

/** Builds the demo organisation in an empty database, through the services; true when it did. */
export async function seedDemo(work: Work): Promise<boolean> {
  const hasPeople = await work.db.row(sql`select id from accounts limit 1`);
  if (hasPeople) return false;
  const organisationId = await seedPeople(work);
  await seedTasks(work, organisationId);
  await work.transaction((tx) => addEmployees(tx, organisationId, demoEmployees));
  return true;
}

function seedPeople(work: Work): Promise<number> {
  const [first, ...others] = [...demoPeople, ...demoAttendees].map(
    ({ role, company, ...person }) => ({
      role,
      company,
      person: { ...person, email: emailOf(person.username), isVerified: true },
    }),
  );
  return work.transaction(async (tx) => {
    const founderId = first && (await createAccount(tx, first.person));
    if (!founderId) throw new Error('The demo needs an empty database.');
    const organisationId = await foundOrganisation(tx, founderId, demoOrganisation);
    await verifyOrganisation(tx, organisationId, founderId);
    for (const { role, company, person } of others) {
      const id = await addPerson(tx, organisationId, role, person);
      if (id !== null && company) await updateCompany(tx, organisationId, id, company);
    }
    return organisationId;
  });
}

async function seedTasks(work: Work, organisationId: number): Promise<void> {
  const author = await memberByName(work.db, organisationId, 'Ada Sommer');
  if (!author) throw new Error('The demo has no organiser.');
  const person = {
    id: author.id,
    organisationId,
    role: 'admin',
    sessionId: 0,
    network: '',
  } as const;
  for (const { dueIn, assignee, ...task } of demoTasks) {
    const dueDate = dueIn === null ? '' : dayFrom(work.clock.now(), dueIn);
    const assigned = assignee === undefined ? {} : { assignee: { fullName: assignee } };
    await addTask(work, person, { ...task, dueDate, ...assigned }, null);
  }
}

const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
