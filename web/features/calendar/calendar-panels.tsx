import { Drawer } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { StoredValue } from '../../platform/stored-value.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import classes from './calendar-screen.module.css';
import type { Shown } from './calendar.shown.ts';

const ImportPanel = lazy(async () => ({
  default: (await import('./exchange/import-panel.tsx')).ImportPanel,
}));
const FeedPanel = lazy(async () => ({
  default: (await import('./exchange/feed-panel.tsx')).FeedPanel,
}));

const drawers = ['filters', 'import', 'feed'] as const;
export type PanelName = (typeof drawers)[number] | 'help';

interface CalendarPanelsProps {
  panel: PanelName | null;
  stored: StoredValue<Shown>;
  onClose: () => void;
}

/** What slides in beside the calendar. */
export function CalendarPanels({ panel, stored, onClose }: CalendarPanelsProps) {
  const t = useTranslations('calendar');
  const shell = useTranslations('shell');
  const inside: Record<(typeof drawers)[number], ReactNode> = {
    filters: <CalendarFilters stored={stored} />,
    import: <ImportPanel onDone={onClose} />,
    feed: <FeedPanel />,
  };
  return drawers.map((name) => (
    <Drawer
      key={name}
      opened={panel === name}
      onClose={onClose}
      position={name === 'filters' ? 'left' : 'right'}
      size={name === 'filters' ? 300 : 520}
      title={t(`${name}.title`)}
      classNames={{ body: classes.drawer ?? '' }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <Suspense fallback={null}>{inside[name]}</Suspense>
    </Drawer>
  ));
}
