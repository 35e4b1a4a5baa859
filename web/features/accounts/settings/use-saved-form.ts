import type { AccountSettings } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TSchema } from 'typebox';
import { teach } from '../../../platform/live/teach.ts';
import type { FieldFault } from '../../../ui/form/check-form.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { accountSettings } from './settings.ts';

interface SavedFormOptions<V extends object> {
  initial: V;
  loadSchema: () => Promise<TSchema>;
  explain?: (fault: FieldFault) => string | undefined;
  save: (values: V) => Promise<AccountSettings>;
}

/** A part of the settings as a form: what the server answers is what the form starts from next. */
export function useSavedForm<V extends object>({ save, ...options }: SavedFormOptions<V>) {
  const client = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const form = useContractForm({
    ...options,
    send: async (values: V) => {
      setSaved(false);
      const settings = await save(values);
      teach(
        client,
        accountSettings.changed(() => settings),
      );
      setSaved(true);
    },
  });
  return { form, isSaved };
}
