import { Button } from '@mantine/core';
import { IconPencil, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCan } from '../../platform/abilities.ts';
import { ReadingState } from '../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { PricingView } from './pricing-view.tsx';
import { shownPricing } from './pricing.live.ts';
import classes from './pricing-view.module.css';

/** What one's organisation offers; who runs it goes on to editing from here. */
export function PricingScreen() {
  const t = useTranslations('pricing');
  const canEdit = useCan()(['manage', 'all']);
  const reading = useQuery(shownPricing.options());
  const { data } = reading;
  const deed = canEdit && (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.75} />}
      renderRoot={(props) => <Link to="/pages/pricing/edit" {...props} />}
    >
      {t('edit')}
    </Button>
  );
  if (data && data.plans.length > 0) return <PricingView pricing={data} deed={deed} />;
  return (
    <div className={classes.page}>
      <h1>{t('title')}</h1>
      {data && (
        <StateMessage
          icon={IconTags}
          title={t('emptyTitle')}
          text={t(canEdit ? 'emptyForOrganisers' : 'emptyForOthers')}
          action={deed}
        />
      )}
      {!data && (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<LinesSkeleton lines={8} />}
        />
      )}
    </div>
  );
}
