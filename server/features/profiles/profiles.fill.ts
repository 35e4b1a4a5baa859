import type { ProfileUpdate } from '@plenum/contract';
import { type FilledField, mostInWord } from '@plenum/contract/kernel/fillable-fields.ts';
import type { Tx } from '../../platform/work.ts';
import { updateCompany, updateCountry } from '../accounts/index.ts';
import { tellMineChanged } from './profiles.live.ts';
import { findProfile, lockProfile, updateProfile } from './profiles.queries.ts';

/** What somebody said of themselves elsewhere. */
export type SaidOfMe = Pick<ProfileUpdate, FilledField>;

const most = { headline: 120, company: 200, country: 100, about: 2_000 } as const;
const mostWords = 20;

const inOneLine = (said: string): string => said.replaceAll(/\s+/g, ' ').trim();
/** Never in the middle of a sign. */
const cut = (said: string, end: number): string =>
  said
    .slice(0, end)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** As the profile itself takes it. */
function fitting(field: FilledField, said: string | readonly string[]): string | string[] {
  if (typeof said !== 'string') {
    const words = said.map(inOneLine).filter((word) => word !== '' && word.length <= mostInWord);
    return [...new Set(words)].slice(0, mostWords);
  }
  if (field === 'about') return cut(said, most.about);
  return cut(inOneLine(said), most[field as keyof typeof most]);
}

/** Only what is empty: what somebody wrote themselves is never replaced. */
export async function fillEmpty(
  tx: Tx,
  { organisationId, personId }: { organisationId: number; personId: number },
  said: SaidOfMe,
): Promise<void> {
  if (Object.keys(said).length === 0) return;
  await lockProfile(tx, organisationId, personId);
  const row = await findProfile(tx, organisationId, personId);
  if (!row) return;
  const empty = Object.entries(said)
    .map(([field, value]) => [field as FilledField, fitting(field as FilledField, value)] as const)
    .filter(([field, value]) => row[field].length === 0 && value.length > 0);
  if (empty.length === 0) return;
  const { company, country, ...to }: SaidOfMe = Object.fromEntries(empty);
  if (company !== undefined) await updateCompany(tx, organisationId, personId, company);
  if (country !== undefined) await updateCountry(tx, personId, country);
  await updateProfile(tx, organisationId, personId, to);
  tellMineChanged(tx, { organisationId, id: personId }, row.version + 1);
}
