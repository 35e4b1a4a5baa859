import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { publicPricingOptions } from './pricing.api.ts';
import classes from './pricing-link.module.css';

/** On the page of an event while its organisation shows its prices to everyone; otherwise nothing. */
export function PricingLink({ slug }: { slug: string }) {
  const t = useTranslations('event-page.pricing');
  const { data } = useQuery(publicPricingOptions(slug));
  if (!data?.pricing || data.pricing.plans.length === 0) return null;
  return (
    <section className={classes.invitation} aria-label={t('title')}>
      <div>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <Link to="/e/$slug/pricing" params={{ slug }}>
        {t('link')} <IconArrowRight size={16} aria-hidden className="mantine-rotate-rtl" />
      </Link>
    </section>
  );
}
