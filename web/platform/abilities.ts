import { Ability } from '@casl/ability';
import type { Ability as Granted, UserData } from '@plenum/contract';
import { useMemo } from 'react';
import { useLastSession } from './session/session.ts';

export type Need = readonly [action: Granted['action'], subject: Granted['subject']];

/** What every signed-in person may do, and what is assumed where nothing was stored. */
export const usualNeed: Need = ['read', 'Auth'];

export type Can = (need: Need) => boolean;

/** Decides what is shown; what is allowed is the server's to decide. */
export function abilitiesOf(person: Pick<UserData, 'ability'> | null): Can {
  const [action, subject] = usualNeed;
  const granted = Array.isArray(person?.ability) ? person.ability : [{ action, subject }];
  const ability = new Ability<[string, string]>(granted);
  return ([action, subject]) => ability.can(action, subject);
}

export function useCan(): Can {
  const person = useLastSession()?.person ?? null;
  return useMemo(() => abilitiesOf(person), [person]);
}
