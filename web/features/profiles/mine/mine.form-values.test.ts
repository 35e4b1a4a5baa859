import { expect, test } from 'vitest';
import { changesOf, type ProfileValues } from './mine.form-values.ts';

const base: ProfileValues = {
  headline: 'Engineer',
  company: 'Prado',
  country: 'PT',
  about: '',
  interests: ['tides'],
  offers: [],
  needs: [],
  languages: ['pt'],
  links: [],
  isListed: true,
  showsPresence: true,
  showsVisits: true,
  privacy: {
    headline: 'everyone',
    company: 'everyone',
    country: 'everyone',
    about: 'attendees',
    interests: 'everyone',
    offers: 'attendees',
    needs: 'attendees',
    languages: 'everyone',
    links: 'attendees',
    email: 'nobody',
    phone: 'nobody',
  },
};
test('only what was changed is sent', () => {
  expect(changesOf(base, base)).toEqual({});
  const after = {
    ...base,
    about: 'Builds.',
    privacy: { ...base.privacy, company: 'nobody' as const },
  };
  expect(changesOf(base, after)).toEqual({ about: 'Builds.', privacy: { company: 'nobody' } });
});
