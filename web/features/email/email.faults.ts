import { CallProblem } from '../../platform/call-problem.ts';
import { keyOf } from '../../ui/addressees/addressed.ts';
import { addresseeFields, type AddresseesName, type Draft } from './compose/compose.draft.ts';

/** Where a refusal of the server belongs. */
export interface Faults {
  field: AddresseesName | 'subject' | 'files' | null;
  /** Those it did not take, by their keys. */
  wrong: ReadonlySet<string>;
}

const fieldOf: Readonly<Record<string, Faults['field']>> = {
  'email.no_addressee': 'to',
  'email.unknown_addressee': 'to',
  'email.too_many_files': 'files',
  'email.too_large': 'files',
};

const isAddressees = (name: string | undefined): name is AddresseesName =>
  addresseeFields.some((field) => field === name);

const none: Faults = { field: null, wrong: new Set() };

export function faultsOf(problem: unknown, draft: Draft): Faults {
  if (!(problem instanceof CallProblem)) return none;
  const wrong = new Set<string>();
  let field = fieldOf[problem.code] ?? null;
  for (const [at, { path }] of problem.errors.entries()) {
    const [name, place] = path.replace(/^\/(body\/)?/, '').split('/');
    if (name === 'subject' && at === 0) field = 'subject';
    if (name === 'fileIds' && at === 0) field = 'files';
    if (!isAddressees(name)) continue;
    if (wrong.size === 0) field = name;
    const one = draft[name][Number(place)];
    if (one) wrong.add(keyOf(one));
  }
  return { field, wrong };
}
