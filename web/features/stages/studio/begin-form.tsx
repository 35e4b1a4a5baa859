import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { Button, NativeSelect, Switch } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './studio.module.css';

interface BeginFormProps {
  sessions: readonly { id: number; title: string }[];
  /** What the stage does unless it is said otherwise here. */
  isRecorded: boolean;
  isReady: boolean;
  isBusy: boolean;
  onBegin: (input: { sessionId: number | null; isRecorded: boolean }) => void;
}

/** What goes live, and whether it is kept. */
export function BeginForm({ sessions, isReady, isBusy, onBegin, ...stage }: BeginFormProps) {
  const t = useTranslations('stages.studio');
  const [chosen, setChosen] = useState<string>();
  const [isRecorded, setRecorded] = useState(stage.isRecorded);
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
        description={t('recordHint')}
        checked={isRecorded}
        onChange={({ currentTarget }) => setRecorded(currentTarget.checked)}
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
