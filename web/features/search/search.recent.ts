import { readStored, writeStored } from '../../platform/stored-value.ts';
import { session } from '../../platform/session/session.ts';

export interface FoundPerson {
  id: number;
  name: string;
  detail: string;
  picture: string;
}

/** Pages are remembered by their path: what they are called depends on the language. */
export type Recent = { page: string } | { person: FoundPerson } | { deed: string };

interface Kept {
  /** Whose choices these are; nobody else is shown them. */
  owner: string;
  choices: Recent[];
}

const key = 'recentChoices';
const most = 5;

// Names of people do not stay on a device after its person left.
session.subscribe(() => {
  if (!session.last()) writeStored(key, null);
});

const isPerson = (person: unknown): person is FoundPerson => {
  const one = person as Partial<Record<keyof FoundPerson, unknown>> | null;
  return (
    typeof one?.id === 'number' &&
    [one.name, one.detail, one.picture].every((text) => typeof text === 'string')
  );
};

const isRecent = (choice: unknown): choice is Recent => {
  if (typeof choice !== 'object' || choice === null) return false;
  if ('page' in choice) return typeof choice.page === 'string';
  if ('deed' in choice) return typeof choice.deed === 'string';
  return 'person' in choice && isPerson(choice.person);
};

export function readRecent(owner: string): Recent[] {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as Partial<Kept> | null;
    if (kept?.owner !== owner || !Array.isArray(kept.choices)) return [];
    return kept.choices.filter(isRecent).slice(0, most);
  } catch {
    return [];
  }
}

function nameOf(choice: Recent): string {
  if ('deed' in choice) return `deed ${choice.deed}`;
  return 'page' in choice ? `page ${choice.page}` : `person ${choice.person.id}`;
}

/** The newest comes first, and each once. */
export function keepRecent(owner: string, choice: Recent): void {
  const others = readRecent(owner).filter((one) => nameOf(one) !== nameOf(choice));
  const kept: Kept = { owner, choices: [choice, ...others].slice(0, most) };
  writeStored(key, JSON.stringify(kept));
}
