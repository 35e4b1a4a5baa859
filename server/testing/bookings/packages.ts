import type { Booking, TicketGives, TicketInput } from '@plenum/contract';
import { addPackage } from '../../features/sponsors/index.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';
import { newTicket } from './offer.ts';

const opensNothing: TicketInput['opens'] = { what: 'nothing', stageIds: [], sessionIds: [] };

export const givesNothing: TicketGives = {
  boothTier: null,
  sponsorPackageId: null,
  passTicketId: null,
  passes: 0,
};

const asPackage: Pick<TicketInput, 'opens' | 'mode'> = { opens: opensNothing, mode: 'both' };

export const newBoothTicket = (
  app: TestApp,
  admin: Pick<Actor, 'person'>,
  eventId: number,
  { gives = {}, ...other }: Partial<Omit<TicketInput, 'gives'>> & { gives?: Partial<TicketGives> },
) =>
  newTicket(app, admin, eventId, {
    ...asPackage,
    kind: 'booth',
    name: { en: 'Silver booth' },
    gives: { ...givesNothing, boothTier: 'silver', ...gives },
    ...other,
  });

async function newSponsorPackage(
  app: TestApp,
  { person }: Pick<Actor, 'person'>,
  eventId: number,
): Promise<number> {
  const { packages } = await addPackage(app.work, person, eventId, {
    name: { en: 'Lighthouse' },
    weight: 1,
    placements: ['lobby'],
    promised: {},
  });
  return packages.at(-1)?.id ?? 0;
}

export const newSponsorTicket = async (
  app: TestApp,
  admin: Pick<Actor, 'person'>,
  eventId: number,
  other: Partial<TicketInput> = {},
) =>
  newTicket(app, admin, eventId, {
    ...asPackage,
    kind: 'sponsor',
    name: { en: 'Lighthouse partner' },
    gives: {
      ...givesNothing,
      sponsorPackageId: await newSponsorPackage(app, admin, eventId),
    },
    ...other,
  });

/** As they stand, whoever may see them. */
export const boothsOfEvent = (app: TestApp, eventId: number) =>
  app.testDb.db.rows<{ id: number; name: string; tier: string; isShown: boolean }>(
    sql`select id, name, tier, is_shown as "isShown" from exhibitors
        where event_id = ${eventId} order by id`,
  );

/** Each of a kind named as their firm. */
export const firmsNamed = ({ people }: Booking, name: string) =>
  people.map(({ id, kind }, place) => ({
    placeId: id,
    fullName: kind === 'ticket' ? `Guest ${place + 1}` : name,
    email: '',
    answers: [],
  }));
