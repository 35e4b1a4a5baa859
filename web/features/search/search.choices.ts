import type { NamedPage } from '../../platform/named-page.ts';
import { matchesOf } from './search.matches.ts';
import type { FoundPerson, Recent } from './search.recent.ts';

/** One of my own mails; it is not remembered on the device. */
export interface FoundMail {
  id: number;
  folder: string;
  isDraft: boolean;
  subject: string;
  from: string;
}

export type Choice =
  | { key: string; page: NamedPage }
  | { key: string; person: FoundPerson }
  | { key: string; mail: FoundMail };

export interface ChoiceGroup {
  name: 'recent' | 'pages' | 'people' | 'mails';
  choices: Choice[];
}

/** So many of a group are shown to whoever types; narrowing is quicker than scrolling. */
export const mostOfGroup = 4;

const pageChoice = (group: string) => (page: NamedPage) => ({ key: `${group} ${page.path}`, page });
const personChoice = (group: string) => (person: FoundPerson) => ({
  key: `${group} ${person.id}`,
  person,
});

/** A page that is closed to the person by now is left out. */
const recentChoices = (recent: readonly Recent[], pages: readonly NamedPage[]): Choice[] =>
  recent.flatMap((one): Choice[] => {
    if ('person' in one) return [personChoice('recent-person')(one.person)];
    return pages.filter(({ path }) => path === one.page).map(pageChoice('recent'));
  });

const withoutEmpty = (groups: ChoiceGroup[]) => groups.filter(({ choices }) => choices.length > 0);

/** What to go on with before anything is typed. */
export function firstChoices(
  pages: readonly NamedPage[],
  recent: readonly Recent[],
): ChoiceGroup[] {
  const chosen = recentChoices(recent, pages);
  const others = pages.filter(
    (page) => !chosen.some((choice) => 'page' in choice && choice.page.path === page.path),
  );
  return withoutEmpty([
    { name: 'recent', choices: chosen },
    { name: 'pages', choices: others.map(pageChoice('page')) },
  ]);
}

/** `people` and `mails` fit `q` in ways only the server knows, once it has answered to just that. */
export const foundChoices = (
  pages: readonly NamedPage[],
  people: readonly FoundPerson[],
  mails: readonly FoundMail[],
  q: string,
): ChoiceGroup[] =>
  withoutEmpty([
    {
      name: 'pages',
      choices: matchesOf(pages, ({ label }) => label, q)
        .slice(0, mostOfGroup)
        .map(pageChoice('page')),
    },
    { name: 'people', choices: people.slice(0, mostOfGroup).map(personChoice('person')) },
    { name: 'mails', choices: mails.map((mail) => ({ key: `mail ${mail.id}`, mail })) },
  ]);
