import type { RecordingCut, StageRecording } from '@plenum/contract';
import { Button } from '@mantine/core';
import { IconScissors } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx';
import { clockOf } from '../player/player.clock.ts';
import type { PlayerHandle } from '../replay/recording-player.tsx';
import replay from '../replay/replay.module.css';
import { TimeField } from '../replay/time-field.tsx';
import classes from './live-conference.module.css';
import type { useRecordingDeeds } from './use-recording-deeds.ts';

interface CutEditorProps {
  recording: StageRecording;
  player: PlayerHandle;
  deeds: ReturnType<typeof useRecordingDeeds>;
}

/** From where until where a recording is shown, found with the picture beside it. */
export function CutEditor({ recording, player, deeds }: CutEditorProps) {
  const t = useTranslations('stages.cut');
  const { runId, seconds, cut } = recording;
  const whole = { from: 0, until: Math.round(seconds * 1_000) / 1_000 };
  const [typed, setTyped] = useState<RecordingCut>();
  const [isBusy, setIsBusy] = useState(false);
  const span = typed ?? cut ?? whole;
  const change = (fields: Partial<RecordingCut>) => setTyped({ ...span, ...fields });
  const save = async (next: RecordingCut | null) => {
    setIsBusy(true);
    const kept = await deeds.cut(runId, next, t('saved'));
    setIsBusy(false);
    if (kept) setTyped(undefined);
  };
  return (
    <div className={replay.editor}>
      <LeaveGuard isDirty={typed !== undefined} />
      <p className={replay.hint}>{t('hint')}</p>
      {(['from', 'until'] as const).map((end) => (
        <div key={end} className={classes.cut}>
          <span>{t(end)}</span>
          <TimeField
            label={t(end)}
            seconds={span[end]}
            onChange={(next) => change({ [end]: next })}
          />
          <Button
            variant="light"
            onClick={() => change({ [end]: Math.round(player.now() * 10) / 10 })}
          >
            {t('here')} <span className="visually-hidden">{t(end)}</span>
          </Button>
          <Button variant="subtle" onClick={() => player.playFrom(span[end])}>
            {t('look')} <span className="visually-hidden">{t(end)}</span>
          </Button>
        </div>
      ))}
      <output className={replay.hint}>
        {t('left', { time: clockOf(Math.max(0, span.until - span.from)), all: clockOf(seconds) })}
      </output>
      <div className={replay.deeds}>
        <Button
          leftSection={<IconScissors size={16} aria-hidden />}
          disabled={typed === undefined || typed.until <= typed.from}
          loading={isBusy}
          onClick={() => void save(span)}
        >
          {t('save')}
        </Button>
        {cut && (
          <Button variant="default" disabled={isBusy} onClick={() => void save(null)}>
            {t('all')}
          </Button>
        )}
      </div>
    </div>
  );
}
