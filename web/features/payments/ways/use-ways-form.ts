import type { WaySettings } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { type Editor, useEditor } from '../../../ui/form/use-editor.ts';
import { changeWays } from './ways.api.ts';
import { waySettings } from './ways.live.ts';
import { settingsOf, valuesOf, type WaysValues } from './ways.values.ts';

export type WaysForm = Editor<WaysValues>;

/** All ways in one form, saved whole. */
export function useWaysForm(settings: WaySettings): WaysForm {
  const client = useQueryClient();
  return useEditor<WaySettings, WaysValues>({
    known: settings,
    valuesOf,
    draft: 'payments.ways',
    save: async (_changes, { version }, values) => {
      const saved = await changeWays({ version, ways: settingsOf(values) });
      teach(
        client,
        waySettings.changed((known) => (known.version < saved.version ? saved : known)),
      );
      return saved;
    },
    readAgain: () => client.query({ ...waySettings.options(), staleTime: 0 }),
  });
}

/** Where two people changed the same: which ways are on, in their order. */
export function useWaysWords(): FieldWords<keyof WaysValues> {
  const t = useTranslations('payments');
  const format = useFormatter();
  return {
    name: () => t('settings.title'),
    value: (_name, value) => {
      const on = (value as WaysValues['ways']).filter(({ isOn }) => isOn);
      return format.list(on.map(({ id }) => t(`ways.${id}`)));
    },
  };
}
