import type { NamedPage } from '../../platform/named-page.ts';
import type { Deed } from './search.deeds.ts';
import { type FoundHit, hitKinds } from './search.hits.ts';
import { matchesOf } from './search.matches.ts';
import type { FoundPerson, Recent } from './search.recent.ts';

export type Choice =
  | { key: string; page: NamedPage }
  | { key: string; deed: Deed }
  | { key: string; person: FoundPerson }
  | { key: string; hit: FoundHit };

export interface ChoiceGroup {
  name: 'recent' | 'pages' | 'deeds' | FoundHit['kind'];
  choices: Choice[];
}

/** So many of a group are shown to whoever types; narrowing is quicker than scrolling. */
const mostOfGroup = 4;

const pageChoice = (group: string) => (page: NamedPage) => ({ key: `${group} ${page.path}`, page });
const deedChoice = (group: string) => (deed: Deed) => ({ key: `${group} ${deed.name}`, deed });
const personChoice = (group: string) => (person: FoundPerson) => ({
  key: `${group} ${person.id}`,
  person,
});

const hitChoice = (hit: FoundHit) => ({ key: `${hit.kind} ${hit.id}`, hit });

/** A page or a deed that is closed to the person by now is left out. */
const recentChoices = (
  recent: readonly Recent[],
  pages: readonly NamedPage[],
  deeds: readonly Deed[],
): Choice[] =>
  recent.flatMap((one): Choice[] => {
    if ('deed' in one)
      return deeds.filter(({ name }) => name === one.deed).map(deedChoice('recent-deed'));
    if ('person' in one) return [personChoice('recent-person')(one.person)];
    return pages.filter(({ path }) => path === one.page).map(pageChoice('recent'));
  });

const withoutEmpty = (groups: ChoiceGroup[]) => groups.filter(({ choices }) => choices.length > 0);

/** What to go on with before anything is typed. */
export function firstChoices(
  pages: readonly NamedPage[],
  recent: readonly Recent[],
  deeds: readonly Deed[],
): ChoiceGroup[] {
  const chosen = recentChoices(recent, pages, deeds);
  const others = pages.filter(
    (page) => !chosen.some((choice) => 'page' in choice && choice.page.path === page.path),
  );
  return withoutEmpty([
    { name: 'recent', choices: chosen },
    { name: 'deeds', choices: deeds.map(deedChoice('deed')) },
    { name: 'pages', choices: others.map(pageChoice('page')) },
  ]);
}

const wordsOf = ({ label, words = '' }: Deed) => `${label} ${words}`;

const nameOf = (choice: Choice): string => {
  if ('page' in choice) return choice.page.label;
  if ('deed' in choice) return wordsOf(choice.deed);
  return 'person' in choice ? choice.person.name : choice.hit.name;
};

/** What is called so comes before what only has to do with it. */
const calledSoFirst = (groups: ChoiceGroup[], q: string): ChoiceGroup[] => {
  const called = groups.filter(({ choices }) => matchesOf(choices, nameOf, q).length > 0);
  return [...called, ...groups.filter((group) => !called.includes(group))];
};

/** `people` and `hits` fit `q` in ways only the server knows, once it has answered to just that. */
export const foundChoices = (
  pages: readonly NamedPage[],
  people: readonly FoundPerson[],
  hits: readonly FoundHit[],
  q: string,
  deeds: readonly Deed[] = [],
): ChoiceGroup[] =>
  calledSoFirst(
    withoutEmpty([
      {
        name: 'pages',
        choices: matchesOf(pages, ({ label }) => label, q)
          .slice(0, mostOfGroup)
          .map(pageChoice('page')),
      },
      {
        name: 'deeds',
        choices: matchesOf(deeds, wordsOf, q).slice(0, mostOfGroup).map(deedChoice('deed')),
      },
      ...hitKinds.map((kind) => ({
        name: kind,
        choices: [
          ...(kind === 'people' ? people.map(personChoice('person')) : []),
          ...hits.filter((hit) => hit.kind === kind).map(hitChoice),
        ].slice(0, mostOfGroup),
      })),
    ]),
    q,
  );
