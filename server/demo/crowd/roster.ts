import { findContacts } from '../../features/accounts/index.ts';
import { memberByName } from '../../features/organisations/index.ts';
import { demoAttendees } from '../attendees.ts';
import { demoPeople } from '../people.ts';
import type { Notes } from '../stage/notes.ts';
import { type CrowdParts, Member, type MemberFacts } from './member.ts';

/** The first of the attendees work at booths: one in three comes. */
const staffNames = demoAttendees.slice(0, 59).filter((_, place) => place % 3 === 0);
const visitorNames = demoAttendees.slice(60, 100);

/** Who comes: forty who look around and twenty who stand at booths. */
export interface Roster {
  visitors: readonly Member[];
  staff: readonly Member[];
  all: readonly Member[];
  byId: ReadonlyMap<number, Member>;
}

const domain = '@demo.com';
const organisers = demoPeople.filter(({ part }) => part === 'organiser');

/** Null: this is not the database that the demo was made in. */
export async function gatherRoster(
  parts: CrowdParts,
  { organisationId, organiserId }: Notes,
): Promise<Roster | null> {
  const { db } = parts.work;
  const [organiser] = await findContacts(db, organisationId, [organiserId]);
  if (!organisers.some(({ username }) => organiser?.email === username + domain)) return null;
  const meet = async (people: readonly { fullName: string }[]): Promise<MemberFacts[]> => {
    const found: MemberFacts[] = [];
    for (const { fullName } of people) {
      const member = await memberByName(db, organisationId, fullName);
      if (member) found.push({ id: member.id, fullName });
    }
    const contacts = await findContacts(
      db,
      organisationId,
      found.map(({ id }) => id),
    );
    const ours = new Set(
      contacts.filter(({ email }) => email.endsWith(domain)).map(({ personId }) => personId),
    );
    return found.filter(({ id }) => ours.has(id));
  };
  const asMembers = (all: readonly MemberFacts[]) =>
    all.map((facts) => new Member(parts, organisationId, facts));
  const visitors = asMembers(await meet(visitorNames));
  const staff = asMembers(await meet(staffNames));
  const all = [...visitors, ...staff];
  return { visitors, staff, all, byId: new Map(all.map((member) => [member.id, member])) };
}
