import { Button, Modal, TextInput } from '@mantine/core';
import type { PersonLine } from '@plenum/contract';
import { IconMask } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { startActing } from '../../../platform/session/act-as.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Later } from '../../../ui/later.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../dialog.module.css';
import { actAs, nameOf } from '../people.api.ts';
import { usePeopleProblemText } from '../use-people-problem-text.ts';

interface ActDialogProps {
  person: PersonLine;
  isOpen: boolean;
  onClose: () => void;
}

export function ActDialog({ person, isOpen, onClose }: ActDialogProps) {
  const t = useTranslations('person-record.act');
  const shell = useTranslations('shell');
  return (
    <Later>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title={t('title', { name: nameOf(person) })}
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <ActForm person={person} />
      </Modal>
    </Later>
  );
}

const loadSchema = () => import('../people.forms.ts').then((forms) => forms.ActingSchema);

export function ActForm({ person }: Pick<ActDialogProps, 'person'>) {
  const t = useTranslations('person-record.act');
  const router = useRouter();
  const problemText = usePeopleProblemText();
  const form = useContractForm({
    initial: { reason: '' },
    loadSchema,
    send: async ({ reason }) => {
      startActing(await actAs(person.id, reason));
      await router.navigate({ to: '/' });
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      <p className={classes.lead}>{t('lead')}</p>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <TextInput
        name="reason"
        label={t('reason')}
        description={t('reasonHint')}
        data-autofocus
        value={form.values.reason}
        error={form.errors['reason']}
        onChange={(event) => form.set('reason', event.currentTarget.value)}
      />
      <div className={classes.choices}>
        <Button type="submit" leftSection={<IconMask size={16} />} loading={form.busy}>
          {t('go')}
        </Button>
      </div>
    </form>
  );
}
