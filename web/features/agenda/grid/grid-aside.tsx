import '../../../ui/styles/tabs.css';
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './grid-aside.module.css';
import { GridTray } from './grid-tray.tsx';
import { PlannerPanel } from '../editor/planner-panel.tsx';
import type { AgendaWork } from '../use-agenda-work.ts';

interface GridAsideProps {
  work: AgendaWork;
  /** The session the planner looks at, from the address. */
  plan: string | undefined;
}

/** Beside the grid: what is not in it yet, and what could lie better in it. */
export function GridAside({ work, plan }: GridAsideProps) {
  const t = useTranslations('agenda.aside');
  const { titleOf } = useAgendaFacts();
  const [tab, setTab] = useState('tray');
  const [planned, setPlanned] = useState(plan);
  if (plan !== planned) {
    setPlanned(plan);
    if (plan !== undefined) setTab('planner');
  }
  const unplaced = work.sessions
    .filter(({ startsAt }) => startsAt === null)
    .toSorted((a, b) => titleOf(a).localeCompare(titleOf(b)));
  return (
    <Tabs
      className={classes.panel}
      value={plan === undefined ? tab : 'planner'}
      keepMounted={false}
      onChange={(next) => {
        setTab(next ?? 'tray');
        if (plan !== undefined) work.onAddress({ plan: undefined });
      }}
    >
      <Tabs.List className={classes.tabs} aria-label={t('label')}>
        <Tabs.Tab value="tray">{t('tray', { count: unplaced.length })}</Tabs.Tab>
        <Tabs.Tab value="planner">{t('planner')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="tray" data-agenda-tray>
        <GridTray sessions={unplaced} isFirst={work.sessions.length === 0} />
      </Tabs.Panel>
      <Tabs.Panel value="planner">
        <PlannerPanel work={work} plan={plan} />
      </Tabs.Panel>
    </Tabs>
  );
}
