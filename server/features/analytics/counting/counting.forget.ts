import { sql } from '../../../platform/db/sql.ts';
import type { Work } from '../../../platform/work.ts';

const daysKept = 30;
/** After the end of a day in London: by then it has ended everywhere, and what was late has come. */
const hoursAfter = 13;

/** What is about one visitor goes; the sums stay. */
export async function forgetOldViews({ db, clock }: Pick<Work, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.run(
    sql`delete from analytics_salts
        where (day + 1)::timestamp at time zone 'UTC'
          < ${now}::timestamptz - make_interval(hours => ${hoursAfter})`,
  );
  await db.run(
    sql`delete from analytics_views
        where at < ${now}::timestamptz - make_interval(days => ${daysKept})`,
  );
  await db.run(
    sql`delete from analytics_visits
        where day < (${now}::timestamptz - make_interval(days => ${daysKept}))::date`,
  );
}
