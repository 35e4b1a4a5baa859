import { storedValue } from '../stored-value.ts';
import type { Session } from './session.ts';

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
