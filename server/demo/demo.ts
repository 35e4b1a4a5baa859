import { addPeople, createAccount } from '../features/accounts/index.ts';
import { addEmployees } from '../features/datatables/index.ts';
import {
  foundOrganisation,
  memberByName,
  verifyOrganisationsOf,
} from '../features/organisations/index.ts';
import { addTask } from '../features/todo/index.ts';
import { sql } from '../platform/db/sql.ts';
import type { Person } from '../platform/person.ts';
import { insideOf, type Work } from '../platform/work.ts';
import { addInvoices } from './add-invoices.ts';
import { addStatements } from './add-statements.ts';
import { addMails } from './add-mails.ts';
import { before } from './before.ts';
import { addBlog } from './blog/blog.ts';
import { addCalendars } from './calendar.ts';
import { demoAttendees } from './attendees.ts';
import { countRows } from './count-rows.ts';
import { demoEmployees } from './employees.ts';
import { introduceOrganisers } from './organisers.ts';
import { demoPeople } from './people.ts';
import { addFace } from './face.ts';
import { addFaces } from './faces/add-faces.ts';
import { addFeed } from './feed/feed.ts';
import { addHelp } from './help/help.ts';
import { addPricing } from './pricing.ts';
import { openTill } from './shop/orders.ts';
import { addShop } from './shop/shop.ts';
import { writeNotes } from './stage/notes.ts';
import { addAcademy } from './summit/academy.ts';
import { inviteGuests } from './summit/invited.ts';
import { addOffer } from './summit/add-offer.ts';
import { addPackages } from './summit/add-packages.ts';
import { addBadges } from './summit/bookings/badges.ts';
import { addDoorLists } from './summit/bookings/door-lists.ts';
import { addLetters } from './summit/bookings/letters.ts';
import { openBoxOffice, unmailed } from './summit/bookings/sell.ts';
import { daysAround } from './summit/days.ts';
import { addSummit, staffCount } from './summit/summit.ts';
import { demoTasks } from './tasks.ts';

export const demoSignIns = demoPeople
  .filter(({ password }) => password)
  .map(({ username, password, part }) => ({ email: emailOf(username), password, part }));

const demoOrganisation: Parameters<typeof foundOrganisation>[2] = {
  name: 'Conference Organisers Alliance',
  shortName: 'COA',
  languages: ['en', 'de', 'fr', 'pt'],
  timeZone: 'Europe/Lisbon',
};

function emailOf(username: string): string {
  return `${username}@demo.com`;
}

/** Ago tickets began to be sold. */
const saleDays = 71;

/** Builds the demo organisation in an empty database, through the services; true when it did. */
export async function seedDemo(work: Work, onBegin = () => {}): Promise<boolean> {
  const hasPeople = await work.db.row(sql`select id from accounts limit 1`);
  if (hasPeople) return false;
  onBegin();
  // Whoever stops the first start finds an empty database at the next one, not half a demo.
  await work.transaction((tx) => seedEverything(insideOf(work, tx)));
  return true;
}

async function seedEverything(work: Work): Promise<void> {
  const { organisationId, clientIds, members } = await seedPeople(work);
  await addFaces(work, members);
  await introduceOrganisers(work, organisationId, members);
  await countRows(work);
  const organiser = await demoOrganiser(work, organisationId);
  await seedTasks(work, organiser);
  await work.transaction((tx) => addEmployees(tx, organisationId, demoEmployees));
  const guest = await memberByName(work.db, organisationId, 'Noah Berger');
  const exhibitor = await memberByName(work.db, organisationId, 'Rosa Lindner');
  if (!guest || !exhibitor) throw new Error('The demo has no attendee or no exhibitor.');
  const otherIds = clientIds.filter((id) => id !== guest.id && id !== exhibitor.id);
  const attendees = { guestId: guest.id, exhibitorId: exhibitor.id, otherIds };
  const { id: eventId, slug } = await addSummit(work, organiser, attendees);
  await countRows(work);
  await addFeed(work, { organiser, eventId, otherIds });
  await addAcademy(work, organiser);
  await addPricing(work, organiser, eventId);
  await addHelp(work, { organiser, otherIds });
  await addBlog(work, organiser);
  await addFace(work, organiser);
  await addMails(work, organiser);
  await addCalendars(work, organiser, guest.id);
  const products = await addShop(work, { organiser, otherIds });
  const sellGoods = await openTill(work, { organiser, buyerIds: otherIds, products });
  const days = daysAround(work.clock.now());
  const atSale = before(work, saleDays);
  const ticketIds = await addOffer(atSale, organiser, eventId, days);
  const lists = await addDoorLists(atSale, { organiser, eventId, ticketIds, days });
  await addBadges(atSale, { organiser, eventId, ticketIds });
  const sell = await openBoxOffice(work, {
    organiser,
    eventId,
    slug,
    ticketIds,
    lists,
    guestId: guest.id,
    visitorIds: otherIds.slice(staffCount - 1),
    beside: sellGoods,
  });
  await addInvoices(work, organiser, sell);
  await addPackages(unmailed(work), { organiser, eventId, slug, passTicketId: ticketIds[0] ?? 0 });
  await addLetters(work, { organiser, eventId, ticketIds });
  await inviteGuests(work, organiser, eventId);
  await addStatements(work, organiser);
  await writeNotes(work.config.dataDir, {
    organisationId,
    organiserId: organiser.id,
    eventId,
    runId: null,
    hasReplays: false,
  });
}

function seedPeople(work: Work) {
  const people = [...demoPeople, ...demoAttendees];
  const [first, ...others] = people.map(({ role, ...person }) => ({
    role,
    person: { ...person, email: emailOf(person.username), isVerified: true },
  }));
  return work.transaction(async (tx) => {
    const founderId = first && (await createAccount(tx, first.person));
    if (!founderId) throw new Error('The demo needs an empty database.');
    const organisationId = await foundOrganisation(tx, founderId, demoOrganisation);
    await verifyOrganisationsOf(tx, founderId);
    const ids = await addPeople(tx, organisationId, others);
    const clientIds = ids.filter((id, place) => id !== null && others[place]?.role === 'client');
    const members = [founderId, ...ids].flatMap((id, place) => {
      const fullName = people[place]?.fullName ?? '';
      return id === null ? [] : [{ id, fullName }];
    });
    return { organisationId, clientIds: clientIds.flatMap((id) => id ?? []), members };
  });
}

async function demoOrganiser(work: Work, organisationId: number): Promise<Person> {
  const found = await memberByName(work.db, organisationId, 'Ada Sommer');
  if (!found) throw new Error('The demo has no organiser.');
  return { id: found.id, organisationId, role: 'admin', sessionId: 0, network: '' };
}

async function seedTasks(work: Work, person: Person): Promise<void> {
  for (const { dueIn, assignee, ...task } of demoTasks) {
    const dueDate = dueIn === null ? '' : dayFrom(work.clock.now(), dueIn);
    const assigned = assignee === undefined ? {} : { assignee: { fullName: assignee } };
    await addTask(work, person, { ...task, dueDate, ...assigned }, null);
  }
}

const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
