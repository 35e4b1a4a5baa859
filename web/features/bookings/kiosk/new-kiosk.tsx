import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { Switch, TextInput } from '@mantine/core';
import type { KioskInput, MyEvent } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { ListChoice } from '../door/list-choice.tsx';
import { addKiosk } from './kiosk.api.ts';
import { kiosks } from './kiosk.live.ts';

const blank: KioskInput = { name: '', listId: null, prints: true };
const loadSchema = () => import('./kiosk.forms.ts').then((forms) => forms.KioskSchema);

/** The form begins anew with each that was made. */
export function NewKiosk({ event }: { event: MyEvent }) {
  const [made, setMade] = useState(0);
  return <KioskForm key={made} event={event} onMade={() => setMade(made + 1)} />;
}

function KioskForm({ event, onMade }: { event: MyEvent; onMade: () => void }) {
  const t = useTranslations('kiosk.manage');
  const client = useQueryClient();
  const form = useContractForm<KioskInput>({
    loadSchema,
    initial: blank,
    send: async (values) => {
      await addKiosk(event.id, values);
      await client.invalidateQueries({ queryKey: kiosks.options(event.id).queryKey });
      form.leave(onMade);
      return undefined;
    },
  });
  return (
    <EditorForm<KioskInput> form={form} saveLabel={t('add')}>
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        maxLength={40}
        autoComplete="off"
        dir="auto"
        {...form.text('name')}
      />
      <ListChoice
        eventId={event.id}
        listId={form.values.listId}
        onChoose={(listId) => form.set('listId', listId)}
      />
      <Switch label={t('prints')} description={t('printsHint')} {...form.flag('prints')} />
    </EditorForm>
  );
}
