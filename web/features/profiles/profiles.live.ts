import type { MyProfile } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { again, readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { liveReadings } from '../../platform/live/live-readings.ts';

export const myProfile = liveAnswer<MyProfile>({
  key: ['profiles', 'mine'],
  read: (_, signal) => call('GET /api/profile', { signal }),
  told: () => ({
    'profiles.mine_changed': ({ version }) => ({
      step: (known) => (known.version < version ? again : known),
    }),
  }),
});

/** What a call answered may be older than what is known by then. */
export const savedProfile = (saved: MyProfile) =>
  myProfile.changed((known) => (known.version < saved.version ? saved : known));

/** All that is known of the people of an event: how I stand to them shows in all of it. */
export const people = liveReadings<number>({
  key: ['profiles', 'event'],
  told: () => ({ 'profiles.connections_changed': () => readAgain() }),
});
