import type { Found } from '@plenum/contract';

export const foundGroups = ['people', 'companies', 'sessions', 'speakers', 'booths'] as const;
export type FoundGroup = (typeof foundGroups)[number];

export const countOf = (found: Found): number =>
  foundGroups.reduce((sum, group) => sum + found[group].hits.length, 0);

/** One thing that was found, as a line that leads to it. */
export interface FoundLine {
  key: string;
  href: string;
  name: string;
  detail: string;
  picture: string | null;
}

interface Words {
  title: (texts: Found['sessions']['hits'][number]['title']) => string;
  people: (count: number) => string;
  time: (at: string) => string;
}

/** Companies lead to those of their people who show it. */
const companyHref = (name: string) => `/attendee-search?${new URLSearchParams({ company: name })}`;

export function linesOf(found: Found, words: Words): Record<FoundGroup, FoundLine[]> {
  const line = (href: string, name: string, detail = '', picture: string | null = null) => ({
    key: href,
    href,
    name,
    detail,
    picture,
  });
  return {
    people: found.people.hits.map(({ id, fullName, headline, company, avatar }) =>
      line(`/people/${id}`, fullName, headline ?? company, avatar),
    ),
    companies: found.companies.hits.map(({ name, people }) =>
      line(companyHref(name), name, words.people(people)),
    ),
    sessions: found.sessions.hits.map(({ id, title, startsAt }) =>
      line(
        `/conference-program?session=${id}`,
        words.title(title),
        startsAt === null ? '' : words.time(startsAt),
      ),
    ),
    speakers: found.speakers.hits.map(({ id, name, company, picture }) =>
      line(`/conference-program/speakers/${id}`, name, company, picture),
    ),
    booths: found.booths.hits.map(({ id, name, logo }) =>
      line(`/exhibit-hall/${id}`, name, '', logo),
    ),
  };
}
