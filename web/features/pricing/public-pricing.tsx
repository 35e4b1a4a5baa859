import type { ShownPricing } from '@plenum/contract';
import { IconArrowLeft, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Opening } from '../../ui/opening.tsx';
import { ReadingState } from '../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { publicPricingOptions } from './pricing.api.ts';
import classes from './public-pricing.module.css';
import { PricingView } from './pricing-view.tsx';
import { usePricingWords } from './use-pricing-words.ts';

interface PublicPricingProps {
  slug: string;
  /** Whose prices they are. */
  organisation: string;
}

/** The prices of the organisation behind an event, for everyone. */
export function PublicPricing({ slug, organisation }: PublicPricingProps) {
  const t = useTranslations('pricing');
  const reading = useQuery(publicPricingOptions(slug));
  const { data } = reading;
  const { pricing } = data ?? {};
  if (pricing && pricing.plans.length > 0) {
    return (
      <>
        <Said pricing={pricing} organisation={organisation} />
        <div className="opening-below">
          <WayBack slug={slug} />
          <PricingView pricing={pricing} isOpened />
        </div>
      </>
    );
  }
  return (
    <>
      <Opening over={organisation} title={t('title')} />
      <div className="opening-below">
        <WayBack slug={slug} />
        {!data && (
          <ReadingState
            reading={reading}
            title={t('failed')}
            skeleton={<LinesSkeleton lines={8} />}
          />
        )}
        {data && (
          <StateMessage icon={IconTags} title={t('emptyTitle')} text={t('emptyForOthers')} />
        )}
      </div>
    </>
  );
}

function Said({ pricing, organisation }: { pricing: ShownPricing; organisation: string }) {
  const { title, lead } = usePricingWords(pricing);
  return <Opening over={organisation} title={title} lead={lead} />;
}

function WayBack({ slug }: { slug: string }) {
  const t = useTranslations('event-page.pricing');
  return (
    <Link to="/e/$slug" params={{ slug }} className={classes.back}>
      <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" /> {t('back')}
    </Link>
  );
}
