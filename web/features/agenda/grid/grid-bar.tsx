import '../../../ui/styles/segments.css';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { storedValue } from '../../../platform/stored-value.ts';
import { useStoredValue } from '../../../platform/device-settings.ts';
import classes from './grid-bar.module.css';
import { GridDays } from './grid-days.tsx';
import type { AddressChange } from '../agenda.places.ts';
import type { AgendaDays } from '../use-agenda-days.ts';

const views = ['grid', 'list'] as const;
export type AgendaView = (typeof views)[number];

/** Pixels a minute. */
const zooms = [0.8, 1.2, 1.8, 2.8] as const;
const usualZoom = 1;

const zoomLevel = storedValue(
  'plenum.agenda.zoom',
  (text) => (text !== null && Number(text) in zooms ? Number(text) : usualZoom),
  String,
);

export const useZoom = (): number => zooms[useStoredValue(zoomLevel)] ?? zooms[usualZoom];

interface GridBarProps {
  view: AgendaView;
  days: AgendaDays;
  onAddress: (change: AddressChange) => void;
}

export function GridBar({ view, days, onAddress }: GridBarProps) {
  const t = useTranslations('agenda.head');
  return (
    <div className={classes.bar}>
      {view === 'grid' ? <GridDays days={days} onDay={(day) => onAddress({ day })} /> : <span />}
      <div className={classes.side}>
        {view === 'grid' && <Zoom />}
        <SegmentedControl
          aria-label={t('view')}
          value={view}
          data={views.map((name) => ({ value: name, label: t(`views.${name}`) }))}
          onChange={(next) => onAddress({ view: views.find((name) => name === next) })}
        />
      </div>
    </div>
  );
}

function Zoom() {
  const t = useTranslations('agenda.head');
  const level = useStoredValue(zoomLevel);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('zoomOut')}
        disabled={level === 0}
        onClick={() => zoomLevel.set(level - 1)}
      >
        <IconZoomOut size={20} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('zoomIn')}
        disabled={level === zooms.length - 1}
        onClick={() => zoomLevel.set(level + 1)}
      >
        <IconZoomIn size={20} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
