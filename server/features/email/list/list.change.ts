import { type EmailUpdate, type Label, toId } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireCopies } from '../email.access.ts';
import { restoreCopies, updateCopies, updateLabel } from './list.change.queries.ts';
import { tellCopies } from '../email.tell.ts';

type Change = (tx: Tx, ids: readonly number[]) => Promise<unknown>;

const changing = (
  work: Work,
  person: Person,
  ids: readonly number[],
  key: string | null,
  change: Change,
) =>
  work.transaction(async (tx) => {
    await requireCopies(tx, person, ids);
    await change(tx, ids);
    await tellCopies(tx, person.organisationId, person.id, { ids: [...new Set(ids)], key });
  });

export const changeEmails = (
  work: Work,
  person: Person,
  { emailIds, dataToUpdate }: EmailUpdate,
  key: string | null = null,
): Promise<void> =>
  changing(work, person, emailIds.map(toId), key, (tx, ids) =>
    updateCopies(tx, person, ids, dataToUpdate),
  );

/** `isSet` null: taken from those that have it, put on those that lack it. */
export const labelEmails = (
  work: Work,
  person: Person,
  {
    emailIds,
    label,
    isSet,
  }: { emailIds: (number | string)[]; label: Label; isSet: boolean | null },
  key: string | null = null,
): Promise<void> =>
  changing(work, person, emailIds.map(toId), key, (tx, ids) =>
    updateLabel(tx, person, ids, label, isSet),
  );

export const restoreEmails = (
  work: Work,
  person: Person,
  emailIds: number[],
  key: string | null = null,
): Promise<void> =>
  changing(work, person, emailIds, key, (tx, ids) => restoreCopies(tx, person, ids));
