import type { FilledProfile } from '../../../features/profiles/index.ts';
import { randomFrom, someOf } from '../random.ts';

const headlines = [
  'Energy planner',
  'Head of mobility',
  'Nurse and lecturer',
  'City councillor',
  'Software engineer',
  'Harbour master',
  'Teacher',
  'Editor',
  'Water biologist',
  'Union secretary',
  'Architect',
  'Student of law',
  '',
];
const interests = [
  'Wind',
  'Grids',
  'Water',
  'Harbours',
  'Public transport',
  'Night shifts',
  'Home care',
  'Open source',
  'Open data',
  'Accessibility',
  'Libraries',
  'Education',
  'Biodiversity',
  'Citizens',
  'Circular economy',
];
const skills = [
  'Mentoring',
  'Grant writing',
  'Field research',
  'Translation',
  'Funding',
  'Data analysis',
  'Facilitation',
  'A place to test',
  'Press contacts',
  'Legal advice',
];
const languages = ['en', 'de', 'fr', 'pt'];

/** Nearly everyone says something of themselves; some keep to themselves. */
export function filledProfiles(personIds: readonly number[]): FilledProfile[] {
  const random = randomFrom(4_100);
  return personIds.map((personId) => {
    const chance = random();
    return {
      personId,
      headline: someOf(headlines, 1, random)[0] ?? '',
      interests: someOf(interests, 2 + Math.floor(random() * 4), random),
      offers: someOf(skills, Math.floor(random() * 3), random),
      needs: someOf(skills, Math.floor(random() * 3), random),
      languages: someOf(languages, 1 + Math.floor(random() * 2), random),
      isListed: chance > 0.04,
      showsPresence: random() > 0.15,
      showsVisits: random() < 0.3,
      privacy: {
        ...(chance < 0.2 && { company: 'attendees' as const }),
        ...(chance > 0.7 && { email: 'connections' as const }),
        ...(chance > 0.92 && { interests: 'connections' as const }),
      },
    };
  });
}
