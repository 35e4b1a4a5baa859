import type { FilledProfile } from '../../../features/profiles/index.ts';
import { randomFrom } from '../random.ts';

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

const some = <T>(from: readonly T[], count: number, random: () => number): T[] => {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1))
    .flat()
    .slice(0, count);
};

/** Nearly everyone says something of themselves; some keep to themselves. */
export function filledProfiles(personIds: readonly number[]): FilledProfile[] {
  const random = randomFrom(4_100);
  return personIds.map((personId) => {
    const chance = random();
    return {
      personId,
      headline: some(headlines, 1, random)[0] ?? '',
      interests: some(interests, 2 + Math.floor(random() * 4), random),
      offers: some(skills, Math.floor(random() * 3), random),
      needs: some(skills, Math.floor(random() * 3), random),
      languages: some(languages, 1 + Math.floor(random() * 2), random),
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
