import type { Role } from '@plenum/contract';

/** Who is calling, as the access token and the database say; never as the request says. */
export interface Person {
  readonly id: number;
  readonly organisationId: number;
  readonly role: Role;
  readonly sessionId: number;
  /** Where the call comes from; empty where nothing is changed. */
  readonly network: string;
  /** The organiser who acts as this person, and the session they came from. */
  readonly actedBy?: Actor;
}

export interface Actor {
  readonly id: number;
  readonly sessionId: number;
}

/** A person with the moment their token ends, in seconds since 1970. */
export interface Caller {
  readonly person: Person;
  readonly expiresAt: number;
}

/** Who a token speaks for; null when it speaks for nobody now. */
export interface Callers {
  /** Who showed this token a moment ago, without a question to the database; null: nobody knows yet. */
  known(token: string): Caller | null;
  authenticate(token: string): Promise<Caller | null>;
}
