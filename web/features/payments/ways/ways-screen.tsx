import type { WaySettings } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { StripeSection } from '../stripe/stripe-section.tsx';
import { usePaymentProblemText } from '../use-payment-problem-text.ts';
import { useWaysForm, useWaysWords } from './use-ways-form.ts';
import { WayFields } from './way-fields.tsx';
import { waySettings } from './ways.live.ts';
import { moved } from './ways.values.ts';
import classes from './ways-screen.module.css';

/** Which ways to pay there are, in which order, and what is said to the payer. */
export function WaysScreen() {
  const t = useTranslations('payments.settings');
  const problemText = usePaymentProblemText();
  const { data, error, isFetching, refetch } = useQuery(waySettings.options());
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header>
        <h1>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
      </header>
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <FormSkeleton fields={4} />}
      {data && <WaysEditor settings={data} />}
      <StripeSection />
    </div>
  );
}

function WaysEditor({ settings }: { settings: WaySettings }) {
  const t = useTranslations('payments.settings');
  const problemText = usePaymentProblemText();
  const form = useWaysForm(settings);
  const { ways } = form.values;
  return (
    <EditorForm form={form} words={useWaysWords()} problemText={problemText} saveLabel={t('save')}>
      <ol className={classes.ways}>
        {ways.map((way, place) => (
          <WayFields
            key={way.id}
            way={way}
            isFirst={place === 0}
            isLast={place === ways.length - 1}
            onChange={(next) =>
              form.set(
                'ways',
                ways.map((one) => (one.id === next.id ? next : one)),
              )
            }
            onMove={(by) => form.set('ways', moved(ways, way.id, by))}
          />
        ))}
      </ol>
    </EditorForm>
  );
}
