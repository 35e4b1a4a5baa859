import { expect, test } from 'vitest';
import { changesOf, type ProfileValues, rebased } from './mine.form-values.ts';

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
const hiding = (field: 'company' | 'email', audience: 'nobody' | 'holders') => ({
  ...base.privacy,
  [field]: audience,
});

test('only what was changed is sent', () => {
  expect(changesOf(base, base)).toEqual({});
  const after = { ...base, about: 'Builds.', privacy: hiding('company', 'nobody') };
  expect(changesOf(base, after)).toEqual({ about: 'Builds.', privacy: { company: 'nobody' } });
});

test('what another window saved is taken where nothing was typed', () => {
  const typed = { ...base, about: 'Typed', privacy: hiding('company', 'nobody') };
  const latest = { ...base, headline: 'Chief', privacy: hiding('email', 'holders') };
  expect(rebased(base, typed, latest)).toEqual({
    values: {
      ...base,
      about: 'Typed',
      headline: 'Chief',
      privacy: { ...base.privacy, company: 'nobody', email: 'holders' },
    },
    both: [],
  });
});

test('what both changed stays as it was typed, and is told', () => {
  const typed = { ...base, about: 'Typed', privacy: hiding('company', 'nobody') };
  const latest = { ...base, about: 'Theirs', privacy: hiding('company', 'holders') };
  expect(rebased(base, typed, latest)).toEqual({ values: typed, both: ['about', 'privacy'] });
});

test('what both changed to the same is no clash', () => {
  const typed = { ...base, offers: ['turbines'] };
  expect(rebased(base, typed, { ...typed })).toEqual({ values: typed, both: [] });
});
