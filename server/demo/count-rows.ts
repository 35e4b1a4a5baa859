import { sql } from '../platform/db/sql.ts';
import type { Work } from '../platform/work.ts';

/**
 * Lets PostgreSQL see how full its tables have become. By itself it looks only at what is there for
 * good, and goes on reading whole tables as it planned to while they were empty. What somebody else
 * is looking at, such as what all databases of a server share, is left out.
 */
export const countRows = ({ db }: Work): Promise<number> => db.run(sql`analyze (skip_locked)`);
