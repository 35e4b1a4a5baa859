import '../../../ui/styles/fields.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { EventSetup, RoomInput } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { learnSetup } from '../events.live.ts';
import classes from './rows.module.css';
import { useSetupProblemText } from './use-setup-change.ts';

interface RoomFormProps {
  initial: RoomInput;
  save: (values: RoomInput) => Promise<EventSetup>;
  onClose: () => void;
  /** For one room after the other. */
  staysOpen?: boolean;
}

const loadSchema = () => import('../events.forms.ts').then((forms) => forms.RoomSchema);
const kinds = ['room', 'stage'] as const;

export function RoomForm({ initial, save, onClose, staysOpen = false }: RoomFormProps) {
  const t = useTranslations('events.rooms');
  const common = useTranslations('events');
  const client = useQueryClient();
  const problemText = useSetupProblemText();
  const form = useContractForm({
    initial,
    loadSchema,
    explain: ({ field }) => (field === 'capacity' ? t('capacityNotValid') : undefined),
    send: async (values) => {
      learnSetup(client, await save({ ...values, name: values.name.trim() }));
      if (!staysOpen) onClose();
    },
  });
  const { values, errors, set } = form;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      <div className={classes.fields}>
        <TextInput
          name="name"
          label={t('name')}
          maxLength={80}
          ref={nameField}
          value={values.name}
          error={errors['name']}
          onChange={(event) => set('name', event.currentTarget.value)}
        />
        <NativeSelect
          name="kind"
          label={t('kind')}
          data={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={values.kind}
          onChange={(event) =>
            set('kind', kinds.find((kind) => kind === event.currentTarget.value) ?? 'room')
          }
        />
        <TextInput
          name="capacity"
          label={t('capacity')}
          description={t('capacityHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          autoComplete="off"
          value={values.capacity ?? ''}
          error={errors['capacity']}
          onChange={(event) => set('capacity', readCount(event.currentTarget.value))}
        />
      </div>
      {form.problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problemText(form.problem)}
        </p>
      )}
      <div className={classes.choices}>
        <Button type="submit" loading={form.busy}>
          {staysOpen ? t('addGo') : common('save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {common(staysOpen ? 'done' : 'cancel')}
        </Button>
      </div>
    </form>
  );
}

const longestCount = 7;
const readCount = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').slice(0, longestCount);
  return digits ? Number(digits) : null;
};
