import { timingSafeEqual } from 'node:crypto';
import type { JoinRequest } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { enqueue, type JobTable } from '../../../platform/jobs/jobs.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import { requireWayOut } from '../../../platform/mail/way-out.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { hasProvenAddress, mailJoinLink } from '../../accounts/index.ts';
import { record } from '../../audit/index.ts';
import { addMember, memberById, setCompanies } from '../../organisations/index.ts';
import { requireShownEvent } from '../events.access.ts';
import { isBanned } from '../people/people.bans.queries.ts';
import { tellPeopleChanged } from '../events.live.ts';
import { upsertAttendees } from '../people/people.import.queries.ts';
import { insertInvited, insertPerson, takeInvited } from '../people/people.queries.ts';
import { findShownEvent } from '../events.queries.ts';
import type { EventRow } from '../events.view.ts';

const joinJob = 'events.mail_join';

interface Asked {
  slug: string;
  email: string;
  fullName: string;
  browser: Language | null;
}

/** Known or unknown, the answer and its time are the same: the looking up is done later. */
export async function askToJoin(
  work: Work,
  slug: string,
  { email, fullName, code }: JoinRequest,
  browser: Language | null,
): Promise<void> {
  refuseStranger(await requireShownEvent(work.db, slug), code);
  requireWayOut(work.config);
  await enqueue(work.db, joinJob, { slug, email, fullName, browser } satisfies Asked);
}

export const eventsJobs = (work: Work): JobTable => ({
  [joinJob]: ({ slug, email, fullName, browser }: Asked) =>
    work.transaction(async (tx) => {
      const event = await findShownEvent(tx, slug);
      if (!event || event.joining === 'closed') return;
      await insertInvited(tx, event.organisationId, event.id, email);
      const guest = { email, fullName, event: event.name, inviter: null, browser };
      await mailJoinLink(tx, work, event.organisationId, guest);
    }),
});

/** With the account one is signed in to, whatever organisation its token is for. */
export function joinAsMe(work: Work, person: Person, slug: string, code: string | undefined) {
  return work.transaction(async (tx) => {
    const event = await requireShownEvent(tx, slug);
    const { organisationId } = event;
    refuseStranger(event, code);
    if (await isBanned(tx, organisationId, event.id, person.id)) {
      throw problem('moderation.banned');
    }
    const member = await memberById(tx, organisationId, person.id);
    if (!member) {
      // Anyone may call themselves by an address they never proved.
      if (!(await hasProvenAddress(tx, person.id))) throw problem('events.address_unproven');
      await addMember(tx, organisationId, person.id, 'client');
    }
    await enter(tx, event, person.id, person.network);
    return { eventId: event.id, organisationId };
  });
}

/** An accepted invitation leads into every event it was meant for. */
export async function enterInvitedEvents(
  tx: Tx,
  { organisationId, personId, email }: { organisationId: number; personId: number; email: string },
): Promise<void> {
  for (const { eventId, company, fields } of await takeInvited(tx, organisationId, email)) {
    if (await insertPerson(tx, organisationId, eventId, personId)) {
      await upsertAttendees(tx, { organisationId, eventId }, [{ personId, fields }]);
      tellPeopleChanged(tx, { organisationId, id: eventId }, [personId]);
    }
    // What they said of themselves meanwhile counts.
    if (company) await setCompanies(tx, organisationId, [{ personId, from: '', to: company }]);
  }
}

async function enter(tx: Tx, event: EventRow, personId: number, network: string): Promise<void> {
  const { organisationId, id } = event;
  if (!(await insertPerson(tx, organisationId, id, personId))) return;
  const doer = { organisationId, id: personId, network };
  await record(tx, doer, { action: 'events.joined', subjectId: id, subject: event.name });
  tellPeopleChanged(tx, event, [personId]);
}

function refuseStranger({ joining, joinCode, state }: EventRow, code: string | undefined): void {
  if (joining === 'closed' || state === 'ended') throw problem('events.joining_closed');
  if (joining === 'code' && !isSame(joinCode, code ?? '')) throw problem('events.wrong_code');
}

function isSame(wanted: string, given: string): boolean {
  const [a, b] = [wanted, given].map((code) => Buffer.from(code.trim().toLowerCase()));
  return (
    a !== undefined &&
    b !== undefined &&
    a.length === b.length &&
    a.length > 0 &&
    timingSafeEqual(a, b)
  );
}
