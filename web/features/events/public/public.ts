import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput } from '../../../platform/api-client.ts';
import { CallProblem } from '../../../platform/call-problem.ts';
import { chooseEvent } from '../../../platform/current-event.ts';
import { session } from '../../../platform/session/session.ts';
import { organisationOf } from '../../../platform/session/token-claims.ts';

const readPublicEvent = (slug: string) => call('GET /api/e/:slug', { params: { slug } });

export const publicEventOptions = (slug: string) =>
  queryOptions({
    queryKey: ['events', 'public', slug],
    queryFn: () => readPublicEvent(slug),
    staleTime: 30_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });

export type JoinWish = CallInput<'POST /api/e/:slug/join'>['body'];

/** Answers the same whoever asks: what follows comes by mail. */
export const askToJoin = (slug: string, body: JoinWish) =>
  call('POST /api/e/:slug/join', { params: { slug }, body });

/** With the account of this session; afterwards it is one of the event's organisation. */
export async function joinAsMe(slug: string, code: string): Promise<void> {
  const { eventId, organisationId } = await call('POST /api/e/:slug/join-as-me', {
    params: { slug },
    body: code ? { code } : {},
  });
  chooseEvent(eventId);
  if (organisationOf(session.get()?.accessToken ?? '') === organisationId) return;
  session.keep(await call('POST /api/accounts/switch', { body: { organisationId } }));
}

const hasCode = (problem: unknown, code: string) =>
  problem instanceof CallProblem && problem.code === code;

export const isWrongCode = (problem: unknown) => hasCode(problem, 'events.wrong_code');
export const isClosedToMe = (problem: unknown) => hasCode(problem, 'events.joining_closed');
