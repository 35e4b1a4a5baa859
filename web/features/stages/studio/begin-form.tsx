import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { Button, NativeSelect, Switch } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFileSize } from '../../../ui/use-file-size.ts';
import { storage } from '../stages.live.ts';
import classes from './studio.module.css';

interface BeginFormProps {
  eventId: number;
  sessions: readonly { id: number; title: string }[];
  /** What the stage does unless it is said otherwise here. */
  isRecorded: boolean;
  isReady: boolean;
  isBusy: boolean;
  onBegin: (input: { sessionId: number | null; isRecorded: boolean }) => void;
}

/** What goes live, and whether it is kept. */
export function BeginForm({
  eventId,
  sessions,
  isReady,
  isBusy,
  onBegin,
  ...stage
}: BeginFormProps) {
  const t = useTranslations('stages.studio');
  const [chosen, setChosen] = useState<string>();
  const [isWanted, setWanted] = useState(stage.isRecorded);
  const full = useFullOf(eventId);
  const isRecorded = isWanted && full === null;
  const session = chosen ?? String(sessions[0]?.id ?? '');
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('session')}
        value={session}
        data={[
          ...sessions.map(({ id, title }) => ({ value: String(id), label: title })),
          { value: '', label: t('noSession') },
        ]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Switch
        label={t('record')}
        description={full === null ? t('recordHint') : t('recordFull', { most: full })}
        disabled={full !== null}
        checked={isRecorded}
        onChange={({ currentTarget }) => setWanted(currentTarget.checked)}
      />
      <Button
        size="md"
        leftSection={<IconBroadcast size={18} aria-hidden />}
        disabled={!isReady}
        loading={isBusy}
        onClick={() => onBegin({ sessionId: Number(session) || null, isRecorded })}
      >
        {t('goLive')}
      </Button>
    </div>
  );
}

/** How much recordings may take up, where they do. */
function useFullOf(eventId: number): string | null {
  const size = useFileSize();
  const { data } = useQuery(storage.options(eventId));
  if (!data || data.mostBytes === null || data.bytes < data.mostBytes) return null;
  return size(data.mostBytes);
}
