import { IconArrowLeft, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { publicPricingOptions } from './pricing.api.ts';
import classes from './pricing-link.module.css';
import { PricingView } from './pricing-view.tsx';

/** The prices of the organisation behind an event, for everyone. */
export function PublicPricing({ slug }: { slug: string }) {
  const t = useTranslations('pricing');
  const page = useTranslations('event-page.pricing');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(publicPricingOptions(slug));
  if (!data && !error) return <LinesSkeleton lines={8} />;
  if (!data) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Link to="/e/$slug" params={{ slug }} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" /> {page('back')}
      </Link>
      {data.pricing && data.pricing.plans.length > 0 ? (
        <PricingView pricing={data.pricing} />
      ) : (
        <>
          <h1>{t('title')}</h1>
          <StateMessage icon={IconTags} title={t('emptyTitle')} text={t('emptyForOthers')} />
        </>
      )}
    </>
  );
}
