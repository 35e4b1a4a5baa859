import type { Acting } from '@plenum/contract';
import { call } from '../api-client.ts';
import { storedValue } from '../stored-value.ts';
import { session, type Session } from './session.ts';

export interface ActedSession {
  personId: number;
  name: string;
  until: string;
  /** The organiser's own session, to go back to. */
  back: Session;
}

const parse = (text: string | null): ActedSession | null => {
  try {
    return text === null ? null : (JSON.parse(text) as ActedSession);
  } catch {
    return null;
  }
};

/** Kept for every tab: all of them act as the same person. */
export const acting = storedValue<ActedSession | null>('acting', parse, (value) =>
  value === null ? '' : JSON.stringify(value),
);

export function startActing({ until, ...signedIn }: Acting): void {
  const back = session.get();
  if (!back) return;
  const { id, fullName, username } = signedIn.userData;
  acting.set({ personId: id, name: fullName || username, until, back });
  session.keep(signedIn);
}

/** Back in one's own session, also when the other one is over already. */
export function stopActing(): void {
  const acted = acting.get();
  if (!acted) return;
  const farewell = session.get() ? call('POST /api/accounts/acting/end') : Promise.resolve();
  acting.set(null);
  const { person, accessToken, refreshToken } = acted.back;
  session.keep({ userData: person, accessToken, refreshToken });
  farewell.catch(() => undefined);
}
