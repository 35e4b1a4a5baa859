import { type FilledProfile, insertProfiles } from '../features/profiles/index.ts';
import type { Work } from '../platform/work.ts';

type Said = Pick<FilledProfile, 'headline' | 'interests' | 'offers' | 'needs' | 'languages'>;

const organisers: Readonly<Record<string, Said>> = {
  'Ada Sommer': {
    headline: 'Runs Horizon Summit',
    interests: ['Citizens', 'Accessibility', 'Night shifts'],
    offers: ['Facilitation', 'Press contacts'],
    needs: ['Funding'],
    languages: ['en', 'de'],
  },
  'Inês Barros': {
    headline: 'Puts the program together',
    interests: ['Public transport', 'Harbours', 'Education'],
    offers: ['Mentoring'],
    needs: ['Translation'],
    languages: ['pt', 'en'],
  },
  'Tomasz Wilk': {
    headline: 'Looks after stages and streams',
    interests: ['Open source', 'Accessibility'],
    offers: ['A place to test'],
    needs: ['Data analysis'],
    languages: ['en'],
  },
  'Amara Okafor': {
    headline: 'Speaks with exhibitors and sponsors',
    interests: ['Grids', 'Circular economy'],
    offers: ['Funding', 'Press contacts'],
    needs: ['Legal advice'],
    languages: ['en', 'fr'],
  },
  'Jonas Lindqvist': {
    headline: 'Answers at the help desk',
    interests: ['Libraries', 'Home care'],
    offers: ['Translation'],
    needs: [],
    languages: ['en', 'de'],
  },
  'Mei Tanaka': {
    headline: 'Tickets, invoices and figures',
    interests: ['Open data', 'Wind'],
    offers: ['Data analysis', 'Grant writing'],
    needs: [],
    languages: ['en'],
  },
  'Lucien Moreau': {
    headline: 'Writes for the blog and the press',
    interests: ['Biodiversity', 'Water'],
    offers: ['Press contacts', 'Translation'],
    needs: ['Field research'],
    languages: ['fr', 'en'],
  },
};

/** Whom attendees meet first is nobody without a word about themselves. */
export const introduceOrganisers = (
  work: Work,
  organisationId: number,
  members: readonly { id: number; fullName: string }[],
) =>
  insertProfiles(
    work.db,
    organisationId,
    members.flatMap(({ id, fullName }) => {
      const said = organisers[fullName];
      if (!said) return [];
      const shown = { isListed: true, showsPresence: true, showsVisits: false, privacy: {} };
      return [{ ...said, ...shown, personId: id }];
    }),
  );
