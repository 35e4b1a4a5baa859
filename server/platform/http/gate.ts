import type { Access } from '@plenum/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Callers } from '../person.ts';
import { problem } from './problem.ts';

type Done = (error?: Error) => void;
export type Gate = (
  access: Exclude<Access, 'public'>,
  /** Whether it is open to who acts as somebody else. */
  isOpenToActors: boolean,
) => (request: FastifyRequest, reply: FastifyReply, done: Done) => void;

/** Stock clients store the token as JSON and send it with its quotes. */
const bearer = /^Bearer +"?([\w.-]+)"?$/i;

export function tokenOf(header: string | undefined): string | null {
  if (!header) return null;
  // As nearly all send it. Whoever is asked next knows the token or does not: no need to read it.
  if (/^Bearer \w/.test(header)) return header.slice(7);
  return bearer.exec(header)?.[1] ?? null;
}

export function gateWith(callers: Callers): Gate {
  return (access, isOpenToActors) => (request, _reply, done) => {
    const admit = (caller: Caller | null) => {
      if (!caller) return done(problem('unauthenticated'));
      if (access === 'admin' && caller.person.role !== 'admin') return done(problem('forbidden'));
      if (caller.person.actedBy && !isOpenToActors) return done(problem('not_while_acting'));
      request.caller = caller;
      done();
    };
    const token = tokenOf(request.headers.authorization);
    if (!token) return admit(null);
    // A token seen a moment ago is answered at once: no promise on the way of most requests.
    const known = callers.known(token);
    if (known) return admit(known);
    callers.authenticate(token).then(admit, (error: unknown) => done(error as Error));
  };
}
