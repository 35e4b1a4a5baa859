import type { PeopleFilter } from '@plenum/contract';
import { nothing, type Sql, sql } from '../../platform/db/sql.ts';
import { holdsTicket } from '../bookings/index.ts';
import { gaveCard } from '../dropcards/index.ts';
import { cameWithin } from '../events/index.ts';
import { visitedBooth } from '../exhibitors/index.ts';
import { hasInterest, isListed, tellsBooths } from '../profiles/index.ts';

const person = sql`m.person_id`;
const daysOf = { today: 1, week: 7 } as const;

/** Of members `m`: where they went, what they allow, and what they care for. */
export function whatTheyDo(organisationId: number, filter: PeopleFilter): Sql {
  const { attendance, came, consent, interest, event, ticket, booked, door } = filter;
  const asksTickets = ticket !== undefined || booked !== undefined || door !== undefined;
  return sql`${event && asksTickets ? sql`and ${holdsTicket(person, organisationId, event, filter)}` : nothing}
      ${attendance && event ? sql`and ${attended(organisationId, event, attendance)}` : nothing}
      ${came && event ? sql`and ${cameWithin(person, organisationId, event, daysOf[came])}` : nothing}
      ${consent ? sql`and ${agreed(organisationId, consent)}` : nothing}
      ${interest ? sql`and ${hasInterest(person, organisationId, interest)}` : nothing}`;
}

function attended(
  organisationId: number,
  event: number,
  attendance: NonNullable<PeopleFilter['attendance']>,
): Sql {
  if (attendance === 'gave-card') return gaveCard(person, organisationId, event);
  const visited = visitedBooth(person, organisationId, event);
  return attendance === 'visited' ? visited : sql`not ${visited}`;
}

function agreed(organisationId: number, consent: NonNullable<PeopleFilter['consent']>): Sql {
  if (consent === 'tells-booths') return tellsBooths(person, organisationId);
  const listed = isListed(person, organisationId);
  return consent === 'listed' ? listed : sql`not (${listed})`;
}
