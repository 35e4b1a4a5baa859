import { randomUUID } from 'node:crypto';
import type {
  BookingQuestionInput,
  PaymentWay,
  SaleSettings,
  TicketCodeInput,
  TicketInput,
  TicketInvitationInput,
} from '@plenum/contract';
import {
  addCode,
  addPool,
  addQuestion,
  addTicket,
  changeSale,
  saleOf,
} from '../../features/tickets/index.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Actor } from '../builders.ts';
import { till } from '../orders.ts';
import type { TestApp } from '../test-app.ts';

export const aTicketInput = (other: Partial<TicketInput> = {}): TicketInput => ({
  kind: 'ticket',
  name: { en: 'Full, on site' },
  description: {},
  price: 11_900,
  priceName: {},
  laterPrices: [],
  taxRate: 1_900,
  taxReason: null,
  mode: 'on_site',
  opens: { what: 'all', stageIds: [], sessionIds: [] },
  gives: { boothTier: null, sponsorPackageId: null, passTicketId: null, passes: 0 },
  audience: 'everyone',
  isOnSale: true,
  saleFrom: null,
  saleUntil: null,
  least: 1,
  most: 10,
  poolIds: [],
  ...other,
});

export const aCodeInput = (other: Partial<TicketCodeInput> = {}): TicketCodeInput => ({
  code: `C${randomUUID().slice(0, 8)}`,
  note: '',
  effect: 'percent',
  value: 2_000,
  ticketIds: [],
  opens: false,
  uses: null,
  isOn: true,
  from: null,
  until: null,
  ...other,
});

export const aQuestionInput = (
  other: Partial<BookingQuestionInput> = {},
): BookingQuestionInput => ({
  kind: 'text',
  label: { en: 'Your company?' },
  help: {},
  purpose: {},
  link: '',
  options: [],
  isRequired: false,
  per: 'place',
  ticketIds: [],
  shownIf: null,
  keptDays: null,
  fills: null,
  ...other,
});

type Organiser = Pick<Actor, 'person'>;

/** The event sells, in euros with the tax inside. */
export async function onSale(
  app: TestApp,
  { person }: Organiser,
  eventId: number,
  other: Partial<SaleSettings> = {},
): Promise<void> {
  const sale = await saleOf(app.work.db, person.organisationId, eventId);
  const { opensAt, closesAt, ...set } = sale;
  await changeSale(app.work, person, eventId, {
    ...set,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    isOn: true,
    currency: 'EUR',
    pricesIncludeTax: true,
    ...other,
  });
}

export const newTicket = (
  app: TestApp,
  { person }: Organiser,
  eventId: number,
  other: Partial<TicketInput> = {},
) => addTicket(app.work, person, eventId, aTicketInput(other));

export const newPool = (app: TestApp, { person }: Organiser, eventId: number, size: number) =>
  addPool(app.work, person, eventId, { name: `Pool ${randomUUID()}`, size });

export const newCode = (
  app: TestApp,
  { person }: Organiser,
  eventId: number,
  other: Partial<TicketCodeInput> = {},
) => addCode(app.work, person, eventId, aCodeInput(other));

export const anInvitationInput = (
  ticketId: number,
  other: Partial<TicketInvitationInput> = {},
): TicketInvitationInput => ({
  ticketId,
  people: [{ email: 'noor@example.com', fullName: 'Noor Haddad' }],
  language: 'en',
  words: 'It would be good to have you with us.',
  places: 1,
  until: null,
  ...other,
});

export const newQuestion = (
  app: TestApp,
  { person }: Organiser,
  eventId: number,
  other: Partial<BookingQuestionInput> = {},
) => addQuestion(app.work, person, eventId, aQuestionInput(other));

/** One ticket of so many places, paid in these ways. */
export async function aSale(
  app: TestApp,
  admin: Actor,
  eventId: number,
  {
    size = 100,
    ticket = {},
    ways,
  }: { size?: number; ticket?: Partial<TicketInput>; ways?: PaymentWay[] } = {},
) {
  await till(app, admin, ways);
  await onSale(app, admin, eventId);
  const pool = await newPool(app, admin, eventId, size);
  return { pool, ticket: await newTicket(app, admin, eventId, { poolIds: [pool.id], ...ticket }) };
}

/** How many places of each pool of an event somebody has. */
export const takenOfPools = async (app: TestApp, eventId: number): Promise<number[]> =>
  (
    await app.testDb.db.rows<{ taken: number }>(
      sql`select q.taken from tickets_pools p
          join stock_quotas q on q.organisation_id = p.organisation_id and q.id = p.quota_id
          where p.event_id = ${eventId} order by p.id`,
    )
  ).map(({ taken }) => taken);
