import type { accountsTwoStepRoutes } from '@plenum/contract/features/accounts/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import { confirm } from '../entrance/entrance.confirm.ts';
import {
  addPasskey,
  provePasskey,
  removePasskey,
  startPasskey,
  startPasskeyProof,
} from './proof.passkeys.ts';
import { takeSecondStep } from './proof.second-step.ts';
import { enter, type Visit } from '../entrance/entrance.sign-in.ts';
import type { Tokens } from '../sessions/sessions.tokens.ts';
import {
  readTwoStep,
  renewCodes,
  startTwoStep,
  turnTwoStepOff,
  turnTwoStepOn,
} from './proof.two-step.ts';

const done = { status: 200, body: {} } as const;

async function letIn(work: Work, tokens: Tokens, personId: number, visit: Visit) {
  const outcome = await enter(work, tokens, personId, visit);
  if (outcome.kind !== 'in') throw problem('accounts.ticket_dead');
  return { status: 200, body: outcome.signedIn, deviceMark: outcome.deviceMark } as const;
}

export const accountsTwoStepHandlers = (
  work: Work,
  tokens: Tokens,
): Handlers<typeof accountsTwoStepRoutes> => ({
  'POST /api/accounts/second-step': async ({ received, agent, network, deviceMark }) => {
    const personId = await takeSecondStep(work, received.body);
    return letIn(work, tokens, personId, { agent, network, deviceMark });
  },
  'POST /api/accounts/confirm': async ({ person, received }) => {
    await confirm(work, person, received.body);
    return done;
  },
  'GET /api/accounts/two-step': async ({ person }) => ({
    status: 200,
    body: await readTwoStep(work, person),
  }),
  'POST /api/accounts/two-step/start': async ({ person }) => ({
    status: 200,
    body: await startTwoStep(work, person),
  }),
  'POST /api/accounts/two-step': async ({ person, received }) => ({
    status: 200,
    body: { recoveryCodes: await turnTwoStepOn(work, person, received.body.code) },
  }),
  'POST /api/accounts/two-step/recovery-codes': async ({ person }) => ({
    status: 200,
    body: { recoveryCodes: await renewCodes(work, person) },
  }),
  'DELETE /api/accounts/two-step': async ({ person }) => {
    await turnTwoStepOff(work, person);
    return done;
  },
  'POST /api/accounts/passkeys/start': async ({ person }) => ({
    status: 200,
    body: await startPasskey(work, person),
  }),
  'POST /api/accounts/passkeys': async ({ person, received }) => ({
    status: 201,
    body: await addPasskey(work, person, received.body),
  }),
  'DELETE /api/accounts/passkeys/:passkeyId': async ({ person, received }) => {
    await removePasskey(work, person, received.params.passkeyId);
    return done;
  },
  'POST /api/accounts/passkey-proof/start': async () => ({
    status: 200,
    body: await startPasskeyProof(work),
  }),
  'POST /api/accounts/passkey-proof': async ({ received, agent, network, deviceMark }) => {
    const personId = await provePasskey(work, received.body);
    return letIn(work, tokens, personId, { agent, network, deviceMark });
  },
});
