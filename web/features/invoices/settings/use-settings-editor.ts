import type { InvoiceSettings, InvoiceSettingsUpdate } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { teach } from '../../../platform/live/teach.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import type { FieldRules } from '../../../ui/form/use-fields.ts';
import { changeSettings } from '../invoices.api.ts';
import { settings as settingsAnswer } from '../invoices.live.ts';

interface Part<V> extends FieldRules {
  /** By this name a tab keeps what was typed. */
  name: string;
  valuesOf: (settings: InvoiceSettings) => V;
  tidy?: (values: V) => V;
  /** What is sent when some of it was changed. */
  update: (changes: Partial<V>, values: V) => Omit<InvoiceSettingsUpdate, 'version'>;
}

/** The editor of one part of the settings. */
export function useSettingsEditor<V extends object>(
  known: InvoiceSettings,
  { name, valuesOf, tidy, update, ...rules }: Part<V>,
) {
  const client = useQueryClient();
  return useEditor<InvoiceSettings, V>({
    ...rules,
    known,
    valuesOf,
    tidy,
    draft: `invoices.settings.${name}`,
    save: async (changes, { version }, values) => {
      const saved = await changeSettings({ version, ...update(changes, values) });
      teach(
        client,
        settingsAnswer.changed(() => saved),
      );
      return saved;
    },
    readAgain: () => client.query({ ...settingsAnswer.options(), staleTime: 0 }),
  });
}
