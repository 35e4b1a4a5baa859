import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Invitation } from '../../ui/page/invitation.tsx';
import { publicPricingOptions } from './pricing.api.ts';

/** On the page of an event while its organisation shows its prices to everyone; otherwise nothing. */
export function PricingLink({ slug }: { slug: string }) {
  const t = useTranslations('event-page.pricing');
  const { data } = useQuery(publicPricingOptions(slug));
  if (!data?.pricing || data.pricing.plans.length === 0) return null;
  return (
    <Invitation
      title={t('title')}
      text={t('text')}
      link={t('link')}
      renderLink={(says) => (
        <Link to="/e/$slug/pricing" params={{ slug }}>
          {says}
        </Link>
      )}
    />
  );
}
