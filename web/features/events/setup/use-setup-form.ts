import type { EventSetup, EventUpdate } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallProblem } from '../../../platform/call-problem.ts';
import type { FieldFault } from '../../../ui/form/check-form.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { saveSetup } from '../events.api.ts';
import { eventSetup, learnSetup } from '../events.live.ts';
import { changedFields, mergeChanges } from '../../../ui/form/merge-changes.ts';

export type SetupChanges = Omit<EventUpdate, 'version'>;
type SetupValues<N extends keyof SetupChanges> = Pick<Required<SetupChanges>, N>;
type Errors = Readonly<Record<string, string>>;

interface SetupFormOptions<N extends keyof SetupChanges> {
  setup: EventSetup;
  valuesOf: (setup: EventSetup) => SetupValues<N>;
  explain?: (fault: FieldFault) => string | undefined;
  /** What no schema can say: one value against another. */
  refuse?: (values: SetupValues<N>) => Errors;
  /** Problems of the server that belong to a field. */
  explainProblem?: (code: string) => Errors | undefined;
}

/** What both changed, and what they made of it. */
interface Clash<N extends keyof SetupChanges> {
  theirs: EventSetup;
  merged: SetupValues<N>;
  fields: readonly N[];
}

const loadSchema = () => import('../events.forms.ts').then((forms) => forms.SettingsSchema);

const hasChangedMeanwhile = (problem: unknown) =>
  problem instanceof CallProblem && problem.code === 'events.changed_meanwhile';

/**
 * A part of an event's settings as a form. What others save meanwhile is taken in where it does not
 * touch what was typed; where it does, the person chooses. Nothing typed is lost.
 */
export function useSetupForm<N extends keyof SetupChanges>(options: SetupFormOptions<N>) {
  type V = SetupValues<N>;
  const { setup, valuesOf, refuse, explain, explainProblem } = options;
  const client = useQueryClient();
  const [base, setBase] = useState(setup);
  const [clash, setClash] = useState<Clash<N>>();
  const [isSaved, setSaved] = useState(false);

  const begin = (from: EventSetup, values: V, shown: V) => {
    setBase(from);
    setClash(undefined);
    const changes = Object.entries(changedFields(shown, values)) as [
      keyof V & string,
      V[keyof V & string],
    ][];
    for (const [name, value] of changes) form.set(name, value);
  };

  const save = async (values: V, from: EventSetup): Promise<void> => {
    const changes = changedFields<SetupChanges>(valuesOf(from), values);
    try {
      const saved = await saveSetup(setup.id, { ...changes, version: from.version });
      begin(saved, valuesOf(saved), values);
      learnSetup(client, saved);
      setSaved(true);
    } catch (problem) {
      if (!hasChangedMeanwhile(problem)) throw problem;
      const theirs = await client.query({ ...eventSetup.options(setup.id), staleTime: 0 });
      const { values: merged, clashes } = mergeChanges(valuesOf(from), values, valuesOf(theirs));
      if (clashes.length > 0) setClash({ theirs, merged, fields: clashes });
      else await save(merged, theirs);
    }
  };

  const form = useContractForm<V>({
    initial: valuesOf(base),
    loadSchema,
    ...(explain && { explain }),
    send: async (values) => {
      setSaved(false);
      const errors = refuse?.(values) ?? {};
      if (clash || Object.keys(errors).length > 0) return errors;
      try {
        await save(values, base);
        return {};
      } catch (problem) {
        const known = problem instanceof CallProblem && explainProblem?.(problem.code);
        if (known) return known;
        throw problem;
      }
    },
  });

  const isNews = setup !== base && setup.version >= base.version && setup !== clash?.theirs;
  if (isNews && !form.busy) {
    const { values: merged, clashes } = mergeChanges(valuesOf(base), form.values, valuesOf(setup));
    if (clashes.length > 0) setClash({ theirs: setup, merged, fields: clashes });
    else begin(setup, merged, form.values);
  }

  const settle = (keepsMine: boolean) => {
    if (!clash) return;
    const theirs = valuesOf(clash.theirs);
    const taken = Object.fromEntries(clash.fields.map((name) => [name, theirs[name]]));
    begin(clash.theirs, keepsMine ? clash.merged : { ...clash.merged, ...taken }, form.values);
  };

  return {
    ...form,
    isSaved,
    clash: clash && {
      fields: clash.fields,
      keepMine: () => settle(true),
      takeTheirs: () => settle(false),
    },
  };
}

export type SetupForm<N extends keyof SetupChanges> = ReturnType<typeof useSetupForm<N>>;
