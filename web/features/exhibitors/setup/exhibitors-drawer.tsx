import { Drawer } from '@mantine/core';
import type { ExhibitorSetup, MyEvent, Tier } from '@plenum/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import classes from './exhibitor-panel.module.css';
import type { ChangeSearch, ExhibitorsPanel, ExhibitorsSearch } from '../exhibitors.places.ts';

const TierRulesForm = lazy(async () => ({
  default: (await import('./tier-rules-form.tsx')).TierRulesForm,
}));
const RulesForm = lazy(async () => ({ default: (await import('./rules-form.tsx')).RulesForm }));
const ApplicationsPanel = lazy(async () => ({
  default: (await import('../applications/applications-panel.tsx')).ApplicationsPanel,
}));
const ReviewPanel = lazy(async () => ({
  default: (await import('../applications/review-panel.tsx')).ReviewPanel,
}));

interface ExhibitorsDrawerProps {
  event: MyEvent;
  tier: Tier;
  setup: ExhibitorSetup;
  search: ExhibitorsSearch;
  onAddress: ChangeSearch;
  learn: (setup: ExhibitorSetup) => void;
}

type Shown = ExhibitorsPanel | 'review';

/** It slides away with what it showed. */
function useShown({ panel, review }: ExhibitorsSearch) {
  const open: Shown | undefined = review === undefined ? panel : 'review';
  const now = { open, review };
  const [shown, setShown] = useState(now);
  if (open !== undefined && (open !== shown.open || review !== shown.review)) setShown(now);
  return { isOpen: open !== undefined, ...(open === undefined ? shown : now) };
}

export function ExhibitorsDrawer(props: ExhibitorsDrawerProps) {
  const { event, tier, setup, search, onAddress, learn } = props;
  const t = useTranslations('exhibitors');
  const shell = useTranslations('shell');
  const { isOpen, open = 'tier', review } = useShown(search);
  const rules = setup.tiers.find((one) => one.tier === tier);
  const close = () => onAddress({ panel: undefined, review: undefined });
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size={600}
      title={t(`panels.${open}`, { tier: t(`tiers.${tier}`) })}
      classNames={{ body: classes.body ?? '', header: classes.header ?? '' }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <Suspense fallback={<LinesSkeleton lines={5} />}>
        {open === 'tier' && rules && (
          <TierRulesForm key={tier} eventId={event.id} rules={rules} onSaved={learn} />
        )}
        {open === 'rules' && <RulesForm event={event} rules={setup.rules} onSaved={learn} />}
        {open === 'applications' && <ApplicationsPanel event={event} setup={setup} />}
        {open === 'review' && review && (
          <ReviewPanel
            key={review}
            event={event}
            exhibitorId={Number(review)}
            onDone={() => onAddress({ review: undefined })}
          />
        )}
      </Suspense>
    </Drawer>
  );
}
