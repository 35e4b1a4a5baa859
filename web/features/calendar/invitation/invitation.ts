import { call, type CallReply } from '../../../platform/api-client.ts';
import type { AnswerInput } from '../calendar.types.ts';

export type Invitation = CallReply<'GET /api/calendar/invitations/:token'>;

export const readInvitation = (token: string): Promise<Invitation> =>
  call('GET /api/calendar/invitations/:token', { params: { token } });

export const sayAnswer = (token: string, body: AnswerInput): Promise<Invitation> =>
  call('POST /api/calendar/invitations/:token', {
    params: { token },
    body,
  });
