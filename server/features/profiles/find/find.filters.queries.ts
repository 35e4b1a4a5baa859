import { type Sql, sql } from '../../../platform/db/sql.ts';

/** For a list of people: those who let others find them. */
export const isListed = (personId: Sql, organisationId: number): Sql =>
  sql`not exists (select from profiles p where p.organisation_id = ${organisationId}
        and p.person_id = ${personId} and not p.is_listed)`;

/** Those who let the booths they visit know who they are. */
export const tellsBooths = (personId: Sql, organisationId: number): Sql =>
  sql`exists (select from profiles p where p.organisation_id = ${organisationId}
        and p.person_id = ${personId} and p.shows_visits)`;

/** Those with this interest who show it to organisers: nobody is found by what they hide. */
export const hasInterest = (personId: Sql, organisationId: number, interest: string): Sql =>
  sql`exists (select from profiles_words w where w.organisation_id = ${organisationId}
        and w.kind = 'interests' and w.word = profiles_fold(${interest})
        and w.person_id = ${personId} and w.reach >= 4)`;
