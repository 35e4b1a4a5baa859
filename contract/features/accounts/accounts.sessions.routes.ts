import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import { SignedIn } from './accounts.schema.ts';
import { Belonging, PasswordChange, Session, Switch } from './accounts.sessions.schema.ts';

export const accountsSessionsRoutes = {
  'GET /api/accounts/sessions': {
    summary: 'Where I am signed in, in every organisation',
    access: 'signed-in',
    replies: { 200: Type.Array(Session) },
  },
  'DELETE /api/accounts/sessions/:sessionId': {
    summary: 'End one of my sessions',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ sessionId: Id('accounts.session') }),
    replies: { 200: Empty },
  },
  'POST /api/accounts/sessions/end-others': {
    summary: 'End every session of mine but this one',
    access: 'signed-in',
    repeats: 'once',
    replies: { 200: Empty },
  },
  'POST /api/accounts/password': {
    summary: 'Change my password; my other sessions end',
    access: 'signed-in',
    repeats: 'never',
    body: PasswordChange,
    replies: { 200: Empty },
    problems: ['accounts.password_wrong', 'accounts.password_common'],
  },
  'GET /api/accounts/organisations': {
    summary: 'The organisations I belong to',
    access: 'signed-in',
    replies: { 200: Type.Array(Belonging) },
  },
  'POST /api/accounts/switch': {
    summary: 'A session in another organisation of mine',
    access: 'signed-in',
    repeats: 'never',
    body: Switch,
    replies: { 200: SignedIn },
  },
} as const satisfies RouteTable;
