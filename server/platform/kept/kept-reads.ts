import type { Person } from '../person.ts';
import type { Forms } from './forms.ts';
import type { Kept, KeptAnswer, Subject } from './kept.ts';

/** Who was let in to a kept answer: until somebody comes or goes, they are let in again. */
export interface Admission {
  person: Person;
  members: Subject;
  /** The moment before the gate was asked. */
  moment: number;
}

interface Entry {
  answer: KeptAnswer;
  forms: Forms;
  /** Null: for everyone. */
  members: Subject | null;
  /** By their id, as who they were let in. */
  admitted: Map<number, Person>;
}

/** What a route answered before and may answer again. */
export interface RouteReads {
  /** Null: the handler knows. */
  find(url: string, person: Person | null): Forms | null;
  remember(url: string, answer: KeptAnswer, admission: Admission | null): void;
}

export interface KeptReads {
  /** Another one as soon as anything was outdated. */
  moment(): number;
  /** Of the route with that path. */
  ofRoute(path: string): RouteReads;
}

const most = 500;
const mostAdmitted = 20_000;

/**
 * What a whole venue reads, by its address: behind the gate, a look at who was let in before is all
 * that its handler would find out (decision 36).
 */
export function openKeptReads(kept: Kept): KeptReads {
  const entries = new Map<string, Entry>();
  let moment = 0;
  const sweep = () => {
    for (const [url, { answer }] of entries) if (!kept.isGood(answer)) entries.delete(url);
  };
  kept.listen((about) => {
    moment += 1;
    for (const [url, entry] of entries) {
      if (entry.answer.isOutdated) entries.delete(url);
      else if (about === null || entry.members === about) entry.admitted.clear();
    }
  });
  const entryFor = (url: string, answer: KeptAnswer, members: Subject | null): Entry | null => {
    const before = entries.get(url);
    if (before?.answer === answer) return before;
    if (!answer.forms || !kept.isGood(answer)) return null;
    if (entries.size >= most) sweep();
    if (entries.size >= most) return null;
    const entry = { answer, forms: answer.forms, members, admitted: new Map<number, Person>() };
    entries.set(url, entry);
    return entry;
  };

  return {
    moment: () => moment,
    ofRoute: (path) => {
      // Most routes keep nothing: they need not look for it.
      let keepsSome = false;
      return {
        find: (url, person) => {
          const entry = keepsSome ? entries.get(url) : undefined;
          if (!entry || !kept.isGood(entry.answer)) return null;
          return isLetIn(entry, person) ? entry.forms : null;
        },
        remember: (url, answer, admission) => {
          if (!isPlain(url, path)) return;
          const entry = entryFor(url, answer, admission?.members ?? null);
          if (!entry) return;
          keepsSome = true;
          // Who was let in while somebody left may be who left.
          if (admission?.moment !== moment) return;
          if (entry.admitted.size >= mostAdmitted) entry.admitted.clear();
          entry.admitted.set(admission.person.id, admission.person);
        },
      };
    },
  };
}

function isLetIn({ members, admitted }: Entry, person: Person | null): boolean {
  if (members === null) return true;
  const known = person && admitted.get(person.id);
  if (!known) return false;
  return known.organisationId === person.organisationId && known.role === person.role;
}

const plainPart = /^(?:0|[1-9]\d*|[a-z][a-z\d-]*)$/;

/**
 * An address that nobody can write in another way: with a question, capitals or anything encoded,
 * one answer would fill as many places as it has spellings.
 */
function isPlain(url: string, path: string): boolean {
  const parts = url.split('/');
  const names = path.split('/');
  return (
    parts.length === names.length &&
    names.every((name, at) =>
      name.startsWith(':') ? plainPart.test(parts[at] ?? '') : name === parts[at],
    )
  );
}
