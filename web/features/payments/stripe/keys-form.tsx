import '../../../ui/styles/secrets.css';
import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import { keysOptions, setKeys } from './stripe.api.ts';
import classes from './stripe-section.module.css';

const loadSchema = () => import('./stripe.forms.ts').then((forms) => forms.KeysSchema);
const nothing = { secretKey: '', hookSecret: '' };

function useKeysForm() {
  const t = useTranslations('payments.stripe');
  const client = useQueryClient();
  const form = useContractForm<typeof nothing>({
    initial: nothing,
    loadSchema,
    explain: ({ field }) => t(field === 'secretKey' ? 'keyWrong' : 'hookWrong'),
    send: async (values) => {
      await setKeys(values);
      form.set('secretKey', '');
      form.set('hookSecret', '');
      await client.invalidateQueries(keysOptions());
      showToast({ text: t('saved') });
    },
  });
  return form;
}

export function KeysForm() {
  const t = useTranslations('payments.stripe');
  const problemText = usePaymentProblemText();
  const form = useKeysForm();
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <PasswordInput
        label={t('secretKey')}
        visibilityToggleButtonProps={{ 'aria-label': t('reveal', { field: t('secretKey') }) }}
        autoComplete="off"
        dir="ltr"
        {...form.text('secretKey')}
      />
      <PasswordInput
        label={t('hookSecret')}
        visibilityToggleButtonProps={{ 'aria-label': t('reveal', { field: t('hookSecret') }) }}
        autoComplete="off"
        dir="ltr"
        {...form.text('hookSecret')}
      />
      <div className={classes.deeds}>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
