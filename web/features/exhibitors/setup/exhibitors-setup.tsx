import type { ExhibitorSetup, MyEvent, Tier } from '@plenum/contract';
import { IconBuildingStore, IconFilterOff } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { AddExhibitor } from './add-exhibitor.tsx';
import { fitting, ofTier } from './setup.order.ts';
import type { ChangeSearch, ExhibitorsSearch } from '../exhibitors.places.ts';
import { ExhibitorList } from './exhibitor-list.tsx';
import { ExhibitorsDrawer } from './exhibitors-drawer.tsx';
import classes from './exhibitors-screen.module.css';
import { useExhibitorChanges } from './use-exhibitor-changes.ts';

interface ExhibitorsSetupProps {
  event: MyEvent;
  tier: Tier;
  setup: ExhibitorSetup;
  search: ExhibitorsSearch;
  onAddress: ChangeSearch;
}

export function ExhibitorsSetup(props: ExhibitorsSetupProps) {
  const { event, tier, setup, search, onAddress } = props;
  const t = useTranslations('exhibitors');
  const changes = useExhibitorChanges(event.id);
  const all = ofTier(setup.exhibitors, tier);
  const shown = fitting(all, search);
  return (
    <>
      {!event.modules.includes('exhibitors') && <Notice tone="warning">{t('off')}</Notice>}
      {all.length === 0 && (
        <StateMessage icon={IconBuildingStore} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {all.length > 0 && (
        <ExhibitorList
          tier={tier}
          rules={setup.tiers.find((one) => one.tier === tier)}
          all={all}
          shown={shown}
          search={search}
          changes={changes}
          onAddress={onAddress}
        />
      )}
      {all.length > 0 && shown.length === 0 && <NoneFits onAddress={onAddress} />}
      <div className={classes.add}>
        <AddExhibitor eventId={event.id} tier={tier} onAdded={changes.learn} />
      </div>
      <ExhibitorsDrawer {...props} learn={changes.learn} />
    </>
  );
}

function NoneFits({ onAddress }: Pick<ExhibitorsSetupProps, 'onAddress'>) {
  const t = useTranslations('exhibitors');
  return (
    <StateMessage
      icon={IconFilterOff}
      title={t('noneFitsTitle')}
      text={t('noneFitsText')}
      action={
        <Button variant="default" onClick={() => onAddress({ q: undefined, show: undefined })}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
