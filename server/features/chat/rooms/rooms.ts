import type { Room } from '../../../platform/work.ts';

/** Who has a person in sight. */
export const sightOf = (organisationId: number, personId: number): Room =>
  `sight:${organisationId}.${personId}`;
