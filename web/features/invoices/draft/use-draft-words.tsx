import { useTranslations } from 'use-intl';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import type { DraftLine, DraftValues } from './draft.values.ts';

const names = {
  clientId: 'client',
  service: 'service',
  currency: 'currency',
  pricesIncludeTax: 'pricesIncludeTax',
  discount: 'wholeDiscount',
  suppliedOn: 'suppliedOn',
  dueOn: 'dueOn',
  note: 'note',
  lines: 'lines',
} as const satisfies Record<keyof DraftValues, string>;

/** What others changed of a draft while one types. */
export function useDraftWords(): FieldWords<keyof DraftValues> {
  const t = useTranslations('invoices.draft');
  return {
    name: (name) => t(names[name]),
    value: (name, value) => {
      if (name !== 'lines') return undefined;
      return (value as readonly DraftLine[]).map(({ id, quantity, description }) => (
        <span key={id} style={{ display: 'block' }}>
          {t('lineText', { quantity: quantity ?? 0, description })}
        </span>
      ));
    },
  };
}
