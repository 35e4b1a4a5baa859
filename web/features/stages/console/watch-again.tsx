import type { MyEvent, StageRecording } from '@plenum/contract';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { PictureSkeleton } from '../../../ui/skeleton.tsx';
import { StagePlayer } from '../player/stage-player.tsx';
import { readRunFigures, watchingRecording } from '../stages.api.ts';
import classes from './live-conference.module.css';

interface WatchAgainProps {
  event: MyEvent;
  recording: StageRecording;
  onClose: () => void;
}

/** A recording, and how many watched while it was live. */
export function WatchAgain({ event, recording, onClose }: WatchAgainProps) {
  const t = useTranslations('stages.past');
  const shell = useTranslations('shell');
  const format = useFormatter();
  const { runId } = recording;
  const { data } = useQuery(watchingRecording(event.id, runId));
  const { data: figures } = useQuery({
    queryKey: ['stages', 'figures', event.id, runId],
    queryFn: ({ signal }) => readRunFigures(event.id, runId, signal),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('watchTitle')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {data ? (
        <StagePlayer address={data.address} isLive={false} label={t('watchTitle')} />
      ) : (
        <PictureSkeleton />
      )}
      {figures && (
        <div className={classes.figures}>
          <p>{t('people', { count: figures.people })}</p>
          {figures.minutes.length > 0 && (
            <table>
              <caption>{t('byMinute')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('minute')}</th>
                  <th scope="col">{t('viewers')}</th>
                </tr>
              </thead>
              <tbody>
                {figures.minutes.map(({ at, viewers }) => (
                  <tr key={at}>
                    <td>{format.dateTime(new Date(at), { timeStyle: 'short' })}</td>
                    <td>{format.number(viewers)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
    </Modal>
  );
}
