import type { StripeKeys } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import { KeyDeeds } from './key-deeds.tsx';
import { KeysForm } from './keys-form.tsx';
import { keysOptions } from './stripe.api.ts';
import classes from './stripe-section.module.css';

/** The keys by which the organisation is paid through Stripe; nobody reads them again. */
export function StripeSection() {
  const t = useTranslations('payments.stripe');
  const problemText = usePaymentProblemText();
  const { data, error, isFetching, refetch } = useQuery(keysOptions());
  return (
    <FormSection title={t('title')} text={t('text')}>
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <FormSkeleton fields={2} />}
      {data && <Keys keys={data} />}
    </FormSection>
  );
}

function Keys({ keys }: { keys: StripeKeys }) {
  const t = useTranslations('payments.stripe');
  const { isThere, isLive, ending, hook, heardAt } = keys;
  const address = new URL(hook, globalThis.location.origin).href;
  return (
    <div className={classes.keys}>
      <p>{isThere ? t(isLive ? 'live' : 'test', { ending }) : t('none')}</p>
      {isThere && <KeyDeeds />}
      <div className={classes.hook}>
        <strong>{t('hook')}</strong>
        <code dir="ltr">{address}</code>
        <CopyButton text={address} label={t('copy')} />
        <p className={classes.soft}>{t('hookHint')}</p>
        {heardAt && (
          <p className={classes.soft}>
            {t('heard')} <RelativeTime at={heardAt} />
          </p>
        )}
      </div>
      <KeysForm />
    </div>
  );
}
