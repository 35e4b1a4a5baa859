import type { Booth } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { teach } from '../../../platform/live/teach.ts';
import { changedFields, mergeChanges } from '../../../ui/form/merge-changes.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { changeBooth } from '../booths/booths.api.ts';
import { booths, boothTold } from '../booths/booths.live.ts';
import { type BoothFields, editedOf, fieldsOf } from './editor.editing.ts';
import { useEditorFaultText } from './use-editor-fault-text.ts';
import { isChangedMeanwhile } from '../use-exhibitor-problem-text.ts';

interface Clash {
  theirs: Booth;
  merged: BoothFields;
  fields: readonly (keyof BoothFields)[];
}

const loadSchema = () => import('../exhibitors.forms.ts').then((forms) => forms.BoothSchema);

export type EditorForm = ReturnType<typeof useEditorForm>;

/**
 * A booth as a form. What colleagues save meanwhile is taken in where it does not touch what was
 * typed; where it does, the person chooses. Nothing typed is lost.
 */
export function useEditorForm(booth: Booth, isOrganiser: boolean) {
  const client = useQueryClient();
  const explain = useEditorFaultText();
  const [base, setBase] = useState(booth);
  const [clash, setClash] = useState<Clash>();
  const [isSaved, setSaved] = useState(false);
  const valuesOf = (one: Booth) => fieldsOf(editedOf(one, isOrganiser));

  const begin = (from: Booth, values: BoothFields, shown: BoothFields) => {
    setBase(from);
    setClash(undefined);
    const changes = changedFields(shown, values);
    for (const name of Object.keys(changes) as (keyof BoothFields)[]) form.set(name, values[name]);
  };

  const save = async (values: BoothFields, from: Booth): Promise<void> => {
    const changes = changedFields(valuesOf(from), values);
    try {
      const saved = await changeBooth(booth.id, { ...changes, version: from.version });
      begin(saved, valuesOf(saved), values);
      teach(client, boothTold(saved));
      setSaved(true);
    } catch (problem) {
      if (!isChangedMeanwhile(problem)) throw problem;
      const theirs = await client.query({ ...booths.options(booth.id), staleTime: 0 });
      const { values: merged, clashes } = mergeChanges(valuesOf(from), values, valuesOf(theirs));
      if (clashes.length > 0) setClash({ theirs, merged, fields: clashes });
      else await save(merged, theirs);
    }
  };

  const form = useContractForm<BoothFields>({
    initial: valuesOf(base),
    loadSchema,
    explain,
    send: async (values) => {
      setSaved(false);
      if (!clash) await save({ ...values, name: values.name.trim() }, base);
    },
  });

  const isNews = booth !== base && booth.version >= base.version && booth !== clash?.theirs;
  if (isNews && !form.busy) {
    const { values: merged, clashes } = mergeChanges(valuesOf(base), form.values, valuesOf(booth));
    if (clashes.length > 0) setClash({ theirs: booth, merged, fields: clashes });
    else begin(booth, merged, form.values);
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
