import '../../../ui/styles/amounts.css';
import { Button, Menu, NumberInput } from '@mantine/core';
import type { AgendaSession } from '@plenum/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './grid-bulk.module.css';
import type { AgendaWork } from '../use-agenda-work.ts';

interface GridBulkProps {
  work: AgendaWork;
  sessions: readonly AgendaSession[];
  onDone: () => void;
}

/** As many as one call takes. */
const mostAtOnce = 1000;

export function GridBulk({ work, sessions, onDone }: GridBulkProps) {
  const t = useTranslations('agenda.bulk');
  if (sessions.length > mostAtOnce) return <span>{t('tooMany', { most: mostAtOnce })}</span>;
  return (
    <>
      <ShiftFields
        isPossible={sessions.every(({ startsAt }) => startsAt !== null)}
        onShift={(minutes) => {
          work.deeds.shift(sessions, minutes);
          onDone();
        }}
      />
      <TrackMenu
        onTrack={(trackId) => {
          work.deeds.setTrack(sessions, trackId);
          onDone();
        }}
      />
    </>
  );
}

interface ShiftFieldsProps {
  isPossible: boolean;
  onShift: (minutes: number) => void;
}

function ShiftFields({ isPossible, onShift }: ShiftFieldsProps) {
  const t = useTranslations('agenda.bulk');
  const [minutes, setMinutes] = useState(15);
  if (!isPossible) return <span>{t('withoutTime')}</span>;
  return (
    <span className={classes.shift}>
      <NumberInput
        size="xs"
        className={classes.amount ?? ''}
        aria-label={t('minutes')}
        value={minutes}
        min={-86_400}
        max={86_400}
        step={5}
        allowDecimal={false}
        onChange={(next) => setMinutes(Number(next) || 0)}
      />
      <Button size="xs" variant="default" disabled={minutes === 0} onClick={() => onShift(minutes)}>
        {t(minutes < 0 ? 'earlier' : 'later', { count: Math.abs(minutes) })}
      </Button>
    </span>
  );
}

function TrackMenu({ onTrack }: { onTrack: (trackId: number | null) => void }) {
  const t = useTranslations('agenda');
  const { event, words } = useAgendaFacts();
  if (event.tracks.length === 0) return null;
  return (
    <Menu position="top-start" withinPortal={false}>
      <Menu.Target>
        <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} />}>
          {t('bulk.track')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {event.tracks.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onTrack(id)}>
            {words(name)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onTrack(null)}>{t('noTrack')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
