import { isDeepStrictEqual as isSame } from 'node:util';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import type { Column, Kind, RowValues, Step, Where } from './imports.kinds.ts';
import { tried } from './imports.tried.ts';

interface Thing {
  id: number;
  version: number;
}

/** What a feature says of its things, of which there are hundreds rather than thousands. */
interface Things<Known extends Thing, Input extends object> {
  isOfEvent: boolean;
  columns: readonly Column[];
  keyOf(values: RowValues['values']): string | null;
  known(work: Work, person: Person, where: Where): Promise<Known[]>;
  /** What rows may call it by. */
  keysOf(known: Known): string[];
  /** As the row has it; what the file has no column for stays as it is. */
  inputOf(work: Work, person: Person, where: Where): Promise<InputOf<Known, Input>>;
  /** The same of what is there. */
  sideOf(known: Known): Input;
  add(work: Work, person: Person, where: Where, input: Input): Promise<unknown>;
  change(work: Work, person: Person, where: Where, known: Known, input: Input): Promise<unknown>;
  remove(work: Work, person: Person, where: Where, known: Known): Promise<unknown>;
}

export type InputOf<Known, Input> = (
  values: RowValues['values'],
  known: Known | null,
) => Input | { fault: Step['faults'][number] };

interface Plan<Input> {
  id: number | null;
  input: Input;
  before: Input | null;
}

interface Made<Input> extends Thing {
  before: Input | null;
  after: Input;
}

const differing = <Input extends object>(before: Input, after: Input): string[] =>
  (Object.keys(after) as (keyof Input & string)[]).filter(
    (name) => !isSame(before[name], after[name]),
  );

/** A kind that goes through the feature's own verbs, one thing after the other. */
export function oneByOne<Known extends Thing, Input extends object>(
  things: Things<Known, Input>,
): Kind<Plan<Input>, Made<Input>> {
  const { isOfEvent, columns, keyOf, known, keysOf, sideOf } = things;
  return {
    isOfEvent,
    keepsOwn: false,
    columns,
    keyOf,
    weigh: async (work, person, where, rows) => {
      const there = await known(work, person, where);
      // Of two that are called the same, the first.
      const called = new Map(
        there.toReversed().flatMap((one) => keysOf(one).map((key) => [key, one])),
      );
      const inputOf = await things.inputOf(work, person, where);
      return rows.map(({ values }) => {
        const one = called.get(keyOf(values) ?? '') ?? null;
        return stepOf(one, one && sideOf(one), inputOf(values, one));
      });
    },
    write: async (work, tx, person, where, steps) => {
      const there = new Map((await known(work, person, where)).map((one) => [one.id, one]));
      const results: ({ after: Input; plan: Plan<Input>; id: number } | { refused: string })[] = [];
      for (const { plan } of steps) {
        const one = plan.id === null ? null : there.get(plan.id);
        results.push(
          await tried(tx, async () => {
            if (one) await things.change(work, person, where, one, plan.input);
            else await things.add(work, person, where, plan.input);
            return { after: plan.input, plan, id: one?.id ?? 0 };
          }),
        );
      }
      return madeOf(results, await known(work, person, where), there, sideOf);
    },
    undo: async (work, tx, person, where, made) => {
      const there = new Map((await known(work, person, where)).map((one) => [one.id, one]));
      const isBack: boolean[] = [];
      for (const { id, version, before, after } of made) {
        const one = there.get(id);
        if (!one) isBack.push(true);
        else if (one.version !== version || !isSame(sideOf(one), after)) isBack.push(false);
        else {
          const deed = await tried(tx, async () => {
            if (before) await things.change(work, person, where, one, before);
            else await things.remove(work, person, where, one);
            return {};
          });
          isBack.push(!('refused' in deed));
        }
      }
      return isBack;
    },
  };
}

function stepOf<Input extends object>(
  one: Thing | null,
  before: Input | null,
  input: Input | { fault: Step['faults'][number] },
): Step<Plan<Input>> {
  if ('fault' in input) {
    const plan = { id: null, input: {} as Input, before: null };
    return { deed: 'wrong', fields: [], faults: [input.fault], plan };
  }
  const fields = before ? differing(before, input) : [];
  const deed = before ? (fields.length > 0 ? 'change' : 'same') : 'new';
  return { deed, fields, faults: [], plan: { id: one?.id ?? null, input, before } };
}

/** What was added is what was not there before, in the order it was added. */
function madeOf<Known extends Thing, Input extends object>(
  results: readonly ({ after: Input; plan: Plan<Input>; id: number } | { refused: string })[],
  now: readonly Known[],
  before: ReadonlyMap<number, Known>,
  sideOf: (known: Known) => Input,
): ({ made: Made<Input> } | { refused: string })[] {
  const fresh = now.filter(({ id }) => !before.has(id)).toSorted((one, two) => one.id - two.id);
  const rest = fresh.values();
  const known = new Map(now.map((one) => [one.id, one]));
  return results.map((result) => {
    if ('refused' in result) return result;
    const one = result.id ? known.get(result.id) : rest.next().value;
    if (!one) return { refused: 'gone' };
    const { before: side } = result.plan;
    return { made: { id: one.id, version: one.version, before: side, after: sideOf(one) } };
  });
}
