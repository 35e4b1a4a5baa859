import type { Audience, Privacy, ProfileField } from '@plenum/contract';

/**
 * How near a viewer stands to a person: 0 is that person, 1 their connections, 2 booths that hold
 * their card, 3 other attendees, 4 booths and organisers; 5 is nobody to them.
 */
export type Nearness = 0 | 1 | 2 | 3 | 4 | 5;

const reach: Readonly<Record<Audience, Nearness>> = {
  nobody: 0,
  connections: 1,
  holders: 2,
  attendees: 3,
  everyone: 4,
};

/** Each circle sees what the wider ones see. */
export const sees = (nearness: Nearness, privacy: Privacy, field: ProfileField): boolean =>
  nearness <= reach[privacy[field]];
