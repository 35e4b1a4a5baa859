import type { AppSecret, TwoStep } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { hashOfCode, isCode, newAppSecret, newRecoveryCodes, wrongCode } from './proof.codes.ts';
import { findPasskeysOf } from './proof.passkeys.queries.ts';
import { passkeyView } from './proof.passkeys.ts';
import { findProfile } from '../accounts.queries.ts';
import { requireRecent } from './proof.recent.ts';
import {
  countCodes,
  deleteStep,
  findStep,
  putSecret,
  replaceCodes,
  turnOn,
} from './proof.two-step.queries.ts';

export async function readTwoStep(work: Work, { id }: Person): Promise<TwoStep> {
  const isOn = (await findStep(work.db, id))?.isOn ?? false;
  return {
    isOn,
    recoveryCodesLeft: isOn ? await countCodes(work.db, id) : 0,
    passkeys: (await findPasskeysOf(work.db, id)).map(passkeyView),
  };
}

export async function startTwoStep(work: Work, person: Person): Promise<AppSecret> {
  await requireRecent(work, person);
  const profile = await findProfile(work.db, person.organisationId, person.id);
  const { box, shown } = newAppSecret(work, profile?.email ?? '');
  if (!(await putSecret(work.db, person.id, box))) throw problem('accounts.two_step_on');
  return shown;
}

export async function turnTwoStepOn(work: Work, person: Person, code: string): Promise<string[]> {
  await requireRecent(work, person);
  return work.transaction(async (tx) => {
    const kept = await findStep(tx, person.id);
    if (kept?.isOn) throw problem('accounts.two_step_on');
    if (!(await isCode(work, tx, person.id, code, kept))) throw wrongCode();
    if (!(await turnOn(tx, person.id))) throw problem('accounts.two_step_on');
    await record(tx, person, { action: 'accounts.two_step_turned_on' });
    return freshCodes(tx, person.id);
  });
}

export async function renewCodes(work: Work, person: Person): Promise<string[]> {
  await requireRecent(work, person);
  if (!(await findStep(work.db, person.id))?.isOn) throw problem('accounts.two_step_off');
  return work.transaction(async (tx) => {
    await record(tx, person, { action: 'accounts.recovery_codes_renewed' });
    return freshCodes(tx, person.id);
  });
}

export async function turnTwoStepOff(work: Work, person: Person): Promise<void> {
  await requireRecent(work, person);
  await work.transaction(async (tx) => {
    if (!(await deleteStep(tx, person.id))) return;
    await record(tx, person, { action: 'accounts.two_step_turned_off' });
  });
}

async function freshCodes(tx: Tx, personId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceCodes(tx, personId, codes.map(hashOfCode));
  return codes;
}
