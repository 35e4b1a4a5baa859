import type { Download } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireEntry } from './calendar.access.ts';

export async function entryFile(work: Work, person: Person, id: number): Promise<Download> {
  await requireEntry(work.db, person, id);
  return {
    name: 'entry.ics',
    content: (async function* () {
      yield '';
    })(),
  };
}
