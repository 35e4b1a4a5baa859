import type { MyEvent, Offer, SaleSettings, SaleSettingsValues } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { SaleFields } from './sale-fields.tsx';
import { ThingForm } from '../thing-editor.tsx';
import { readOffer, saveSale } from '../tickets.api.ts';
import { offerChange } from '../tickets.live.ts';
import { isBackwards, saleValues, tidySale } from '../tickets.values.ts';
import { useValueWords } from '../use-value-words.ts';

interface SaleDrawerProps {
  event: MyEvent;
  offer: Offer;
  isOpen: boolean;
  onDone: () => void;
}

const loadSchema = () => import('../tickets.forms.ts').then((forms) => forms.SaleSchema);

/** How the event sells, beside what it sells. */
export function SaleDrawer({ isOpen, ...editor }: SaleDrawerProps) {
  const t = useTranslations('tickets.sale');
  return (
    <EditorDrawer
      of={isOpen || undefined}
      size={520}
      title={() => t('settingsTitle')}
      onClose={editor.onDone}
    >
      {(_, opening) => <SaleEditor key={opening} {...editor} />}
    </EditorDrawer>
  );
}

function SaleEditor({ event, offer, onDone }: Omit<SaleDrawerProps, 'isOpen'>) {
  const t = useTranslations('tickets');
  const client = useQueryClient();
  const value = useValueWords(event, offer);
  const form = useEditor<SaleSettings, SaleSettingsValues>({
    loadSchema,
    known: offer.settings,
    valuesOf: saleValues,
    tidy: tidySale,
    refuse: ({ opensAt, closesAt }) =>
      isBackwards(opensAt, closesAt) ? { closesAt: t('problems.windowEmpty') } : undefined,
    draft: `tickets.sale.${event.id}`,
    save: async (changes, from) => {
      const saved = await saveSale(event.id, { ...from, ...changes, version: from.version });
      teach(
        client,
        offerChange(event.id, (known) => ({ ...known, settings: saved })),
      );
      return saved;
    },
    readAgain: async () => (await readOffer(event.id)).settings,
    onSaved: () => form.leave(onDone),
  });
  const words = {
    name: (name: keyof SaleSettingsValues) => t(`saleFields.${name}`),
    value: (name: keyof SaleSettingsValues, said: unknown) =>
      name === 'asksAddress'
        ? t(`asksAddress.${said as SaleSettingsValues['asksAddress']}`)
        : value(name, said),
  };
  return (
    <ThingForm form={form} words={words} saveLabel={t('editors.save')} onCancel={onDone}>
      <SaleFields form={form} event={event} />
    </ThingForm>
  );
}
