import type { Db } from '../../../platform/db/db.ts';
import { findLines } from './console.lines.queries.ts';
import { countSteps } from './console.queries.ts';

/** Of each booth of an event, how many people came how far. */
export async function findBoothFigures(db: Db, organisationId: number, eventId: number) {
  const booths = await findLines(db, organisationId, eventId);
  const ids = booths.map(({ id }) => id);
  const steps = new Map(
    (await countSteps(db, organisationId, ids)).map((row) => [row.id, row] as const),
  );
  return booths.map(({ id, tier, shown }) => {
    const { seen = 0, visited = 0, downloaded = 0, asked = 0 } = steps.get(id) ?? {};
    return { exhibitorId: id, name: shown.name, tier, seen, visited, downloaded, asked };
  });
}
