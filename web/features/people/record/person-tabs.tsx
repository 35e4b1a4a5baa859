import '../../../ui/styles/tabs.css';
import { Tabs } from '@mantine/core';
import type { PersonLine } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type PersonTab, personTabs } from '../people.places.ts';
import { PersonAttendance } from './person-attendance.tsx';
import { PersonDoubles } from './person-doubles.tsx';
import { PersonSessions } from './person-sessions.tsx';
import classes from './person-tabs.module.css';

interface PersonTabsProps {
  person: PersonLine;
  tab: PersonTab;
  deeds: ReactNode;
  changes: ReactNode;
  orders: ReactNode;
  bookings: ReactNode;
  onTab: (tab: PersonTab) => void;
}

export function PersonTabs({
  person,
  tab,
  deeds,
  changes,
  orders,
  bookings,
  onTab,
}: PersonTabsProps) {
  const t = useTranslations('people.tabs');
  const contents: Record<PersonTab, ReactNode> = {
    deeds,
    changes,
    orders,
    bookings,
    attendance: <PersonAttendance person={person} />,
    sessions: <PersonSessions person={person} />,
    doubles: <PersonDoubles person={person} />,
  };
  return (
    <Tabs
      className={classes.panel}
      value={tab}
      keepMounted={false}
      onChange={(next) => onTab(personTabs.find((one) => one === next) ?? 'deeds')}
    >
      <Tabs.List className={classes.list} aria-label={t('label')}>
        {personTabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`names.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {personTabs.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {contents[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
