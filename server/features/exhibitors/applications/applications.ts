import type { Application, Decision, Tier } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { letter } from '../../../platform/mail/letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import type { Person } from '../../../platform/person.ts';
import { addressOf, type Tx, type Work } from '../../../platform/work.ts';
import { languageFor } from '../../accounts/index.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { requireExhibitor } from '../exhibitors.access.ts';
import {
  type ApplicationRow,
  findApplications,
  lockApplication,
  settleApplication,
} from './applications.queries.ts';
import { askToStaff, requireVerified } from '../booths/booths.invite.ts';
import { tellExhibitorsChanged } from '../exhibitors.live.ts';
import { emptyContent } from '../exhibitors.rows.ts';
import { findTier } from '../setup/setup.rules.ts';
import { insertLast } from '../exhibitors.service.ts';

const letters = { member: 'exhibitorAccepted', stranger: 'exhibitorAccepted' } as const;

export async function listApplications(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<Application[]> {
  return applicationsOf(db, await requireEvent(db, person, eventId));
}

const applicationsOf = async (db: Db, { organisationId, id }: EventRow): Promise<Application[]> =>
  (await findApplications(db, organisationId, id)).map(({ createdAt, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
  }));

/** Exhibitor, invitation and answer are one: nobody is accepted without hearing of it. */
export const decideApplication = (
  work: Work,
  person: Person,
  eventId: number,
  id: number,
  { isAccepted, tier, note }: Decision,
): Promise<Application[]> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const event = await requireEvent(tx, person, eventId);
    const application = await lockApplication(tx, organisationId, eventId, id);
    if (!application) throw problem('not_found');
    if (application.state !== 'waiting') throw problem('exhibitors.decided');
    await requireVerified(tx, organisationId);
    await settleApplication(tx, organisationId, id, isAccepted ? 'accepted' : 'refused');
    const words = note.trim();
    if (isAccepted) await accept(tx, work, person, { event, application, tier, note: words });
    else await mailRefusal(tx, work, person, { event, application, note: words });
    await record(tx, person, {
      action: isAccepted ? 'exhibitors.application_accepted' : 'exhibitors.application_refused',
      subjectId: id,
      subject: application.company,
      after: isAccepted ? { tier, note: words } : { note: words },
    });
    tellExhibitorsChanged(tx, event, { isOnFloor: false });
    return applicationsOf(tx, event);
  });

interface Accepted {
  event: EventRow;
  application: ApplicationRow;
  tier: Tier;
  note: string;
}

async function accept(
  tx: Tx,
  work: Work,
  person: Person,
  { event, application, tier, note }: Accepted,
): Promise<void> {
  const { company, contactName, email } = application;
  const rules = await findTier(tx, event.organisationId, event.id, tier);
  const links = rules.links > 0 ? linksOf(application) : [];
  const shown = { ...emptyContent(company), links };
  const { id } = await insertLast(tx, event, { tier, contactEmail: email, shown });
  const booth = await requireExhibitor(tx, event, id);
  const asked = { email, fullName: contactName, letters, note };
  await askToStaff(tx, work, person, { event, booth }, asked);
}

const linksOf = ({ website }: ApplicationRow) =>
  website === '' ? [] : [{ label: new URL(website).hostname.slice(0, 80), url: website }];

async function mailRefusal(
  tx: Tx,
  work: Work,
  person: Person,
  { event, application, note }: Omit<Accepted, 'tier'>,
): Promise<void> {
  const { email, company } = application;
  const organisation = await requireVerified(tx, event.organisationId);
  const values = {
    email,
    organisation: organisation.name,
    event: event.name,
    exhibitor: company,
    words: note,
  };
  const language = await languageFor(tx, { personId: null, browser: null, organisation });
  const link = `${addressOf(work.config)}/e/${event.slug}`;
  const mail = letter(language, 'exhibitorRefused', values, link);
  await postLetter(work, tx, person, email, mail);
}
