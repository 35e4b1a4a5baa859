import { Button, TextInput } from '@mantine/core';
import type { ExhibitorSetup, NewExhibitor, Tier } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { addExhibitor } from './setup.api.ts';
import classes from './exhibitors-screen.module.css';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

interface AddExhibitorProps {
  eventId: number;
  tier: Tier;
  onAdded: (setup: ExhibitorSetup) => void;
}

const loadSchema = () => import('../exhibitors.forms.ts').then((forms) => forms.NewExhibitorSchema);

/** One after the other: the form empties itself and waits for the next name. */
export function AddExhibitor({ eventId, tier, onAdded }: AddExhibitorProps) {
  const t = useTranslations('exhibitors.add');
  const problemText = useExhibitorProblemText();
  const nameField = useRef<HTMLInputElement>(null);
  const form = useContractForm<NewExhibitor>({
    initial: { tier, name: '', contactEmail: '' },
    loadSchema,
    explain: ({ field }) => (field === 'contactEmail' ? t('emailNotValid') : undefined),
    send: async (values) => {
      onAdded(await addExhibitor(eventId, { ...values, name: values.name.trim(), tier }));
      showToast({ text: t('added', { name: values.name }) });
      form.set('name', '');
      form.set('contactEmail', '');
      nameField.current?.focus();
    },
  });
  return (
    <Panel title={t('title')}>
      <form className={classes.adding} noValidate onSubmit={form.submit}>
        {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
        <TextInput
          name="name"
          ref={nameField}
          label={t('name')}
          autoComplete="off"
          value={form.values.name}
          error={form.errors['name']}
          onChange={({ currentTarget }) => form.set('name', currentTarget.value)}
        />
        <TextInput
          name="contactEmail"
          type="email"
          label={t('email')}
          description={t('emailHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="off"
          value={form.values.contactEmail}
          error={form.errors['contactEmail']}
          onChange={({ currentTarget }) => form.set('contactEmail', currentTarget.value.trim())}
        />
        <Button type="submit" leftSection={<IconPlus size={18} />} loading={form.busy}>
          {t('submit')}
        </Button>
      </form>
    </Panel>
  );
}
