import '../../../ui/styles/fields.css';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import type { Application, Decision } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from '../setup/exhibitor-panel.module.css';
import { tiers } from '../exhibitors.places.ts';
import { decide } from '../setup/setup.api.ts';
import { applications } from '../setup/setup.live.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

interface DecisionFormProps {
  eventId: number;
  application: Application;
  isAccepted: boolean;
  onCancel: () => void;
}

const loadSchema = () => import('../exhibitors.forms.ts').then((forms) => forms.DecisionSchema);

export function DecisionForm({ eventId, application, isAccepted, onCancel }: DecisionFormProps) {
  const t = useTranslations('exhibitors');
  const client = useQueryClient();
  const problemText = useExhibitorProblemText();
  const { id, company, tier } = application;
  const form = useContractForm<Decision>({
    initial: { isAccepted, tier, note: '' },
    loadSchema,
    send: async (values) => {
      const decided = await decide(eventId, id, { ...values, note: values.note.trim() });
      teach(
        client,
        applications.changedAt(eventId, () => decided),
      );
      showToast({
        text: t(isAccepted ? 'applications.accepted' : 'applications.refused', { company }),
      });
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      {isAccepted && (
        <NativeSelect
          name="tier"
          label={t('applications.tier')}
          data={tiers.map((one) => ({ value: one, label: t(`tiers.${one}`) }))}
          value={form.values.tier}
          onChange={({ currentTarget }) =>
            form.set('tier', tiers.find((one) => one === currentTarget.value) ?? tier)
          }
        />
      )}
      <Textarea
        name="note"
        label={t('applications.note')}
        description={t(isAccepted ? 'applications.acceptHint' : 'applications.refuseHint')}
        autosize
        minRows={2}
        maxLength={1000}
        value={form.values.note}
        error={form.errors['note']}
        onChange={({ currentTarget }) => form.set('note', currentTarget.value)}
      />
      <div className={classes.choices}>
        <Button type="submit" loading={form.busy} {...(!isAccepted && { color: 'red' })}>
          {t(isAccepted ? 'applications.acceptNow' : 'applications.refuseNow')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
