import {
  IconAddressBook,
  IconBuildingStore,
  IconChartFunnel,
  IconInbox,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './booth-tabs.module.css';
import { ownBoothsOptions } from '../booths/booths.own-booths.ts';

const tabs = [
  { name: 'booth', icon: IconBuildingStore, below: '' },
  { name: 'visitors', icon: IconChartFunnel, below: '/console' },
  { name: 'inbox', icon: IconInbox, below: '/inbox' },
  { name: 'leads', icon: IconAddressBook, below: '/leads' },
] as const;

/** Between the screens of one booth; they load the texts `booth`. Inbox and leads are for its staff alone. */
export function BoothTabs({ exhibitorId }: { exhibitorId: number }) {
  const t = useTranslations('booth.tabs');
  const { data: own } = useQuery(ownBoothsOptions());
  const isStaff = own?.some(({ id }) => id === exhibitorId) ?? false;
  const nav = useRef<HTMLElement>(null);
  // On a phone the last tabs lie past the edge.
  useEffect(() => {
    if (own) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [own]);
  return (
    <nav ref={nav} className={classes.tabs} aria-label={t('label')}>
      {tabs
        .filter(({ name }) => (name !== 'leads' && name !== 'inbox') || isStaff)
        .map(({ name, icon: Mark, below }) => {
          const to: string = `/booths/${exhibitorId}${below}`;
          return (
            <Link key={name} to={to} activeOptions={{ exact: true, includeSearch: false }}>
              <Mark size={18} stroke={1.75} aria-hidden />
              {t(name)}
            </Link>
          );
        })}
    </nav>
  );
}
