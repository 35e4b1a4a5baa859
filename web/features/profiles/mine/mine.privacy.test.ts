import type { Audience, Privacy, ProfileField } from '@plenum/contract';
import { expect, test } from 'vitest';
import { audiences, maySee, shownTo, viewers } from './mine.privacy.ts';

const fields: ProfileField[] = [
  'headline',
  'company',
  'country',
  'about',
  'interests',
  'offers',
  'needs',
  'languages',
  'links',
  'email',
  'phone',
];
const all = (audience: Audience) =>
  Object.fromEntries(fields.map((field) => [field, audience])) as Privacy;
const mine = {
  headline: 'Tide engineer',
  company: 'Prado',
  country: 'PT',
  about: 'Builds with the tide.',
  interests: ['tides'],
  offers: ['turbines'],
  needs: [],
  languages: ['pt' as const],
  links: ['https://prado.example.org'],
  email: 'ines@example.org',
  phone: 351_210_000_000,
};

test.each([
  ['nobody', []],
  ['connections', ['connections']],
  ['holders', ['holders', 'connections']],
  ['attendees', ['attendees', 'holders', 'connections']],
  ['everyone', ['everyone', 'attendees', 'holders', 'connections']],
] as const)('what is for %s is seen by %j', (audience, seers) => {
  expect(viewers.filter((viewer) => maySee(viewer, audience))).toEqual(seers);
});

test('nobody sees what is for nobody', () => {
  for (const viewer of viewers) {
    expect(shownTo(viewer, { ...mine, privacy: all('nobody') })).toEqual({});
  }
});

test('what says nothing is not shown, whoever looks', () => {
  const shown = shownTo('connections', { ...mine, phone: null, privacy: all('everyone') });
  expect(Object.keys(shown)).toEqual(
    fields.filter((field) => field !== 'needs' && field !== 'phone'),
  );
});

test('each field follows its own choice', () => {
  const privacy = { ...all('nobody'), email: 'holders', about: 'attendees' } as const;
  expect(shownTo('everyone', { ...mine, privacy })).toEqual({});
  expect(shownTo('attendees', { ...mine, privacy })).toEqual({ about: mine.about });
  expect(shownTo('holders', { ...mine, privacy })).toEqual({
    about: mine.about,
    email: mine.email,
  });
});

test('the scale is the contract’s', () => {
  expect(audiences).toHaveLength(5);
});
