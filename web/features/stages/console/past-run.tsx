import '../../../ui/styles/settings.css';
import type { MyEvent, Stage, StageRecording } from '@plenum/contract';
import { ActionIcon, Menu, Switch } from '@mantine/core';
import { IconDots, IconDownload, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { useFileSize } from '../../../ui/use-file-size.ts';
import { clockOf } from '../player/player.clock.ts';
import { useSaveRecording } from '../use-save-recording.ts';
import classes from './live-conference.module.css';

interface PastRunProps {
  event: MyEvent;
  recording: StageRecording;
  stage: Stage | undefined;
  title: string | null;
  onShow: (isShown: boolean) => void;
  onWatch: () => void;
  onRemove: () => void;
}

export function PastRun(props: PastRunProps) {
  const { event, recording, stage, title, onShow, onWatch, onRemove } = props;
  const t = useTranslations('stages.past');
  const format = useFormatter();
  const size = useFileSize();
  const words = useWords(event.languages);
  const save = useSaveRecording(event.id);
  const { runId, liveAt, seconds, bytes, mostViewers, isShown, endedBy, cut } = recording;
  const when = format.dateTime(new Date(liveAt), { dateStyle: 'medium', timeStyle: 'short' });
  const name = title ?? (stage ? words(stage.name) : when);
  return (
    <li>
      <div className={classes.pastAbout}>
        <bdi className={classes.pastName}>{name}</bdi>
        <span className={classes.facts}>
          <span>{when}</span>
          <span>{clockOf(seconds)}</span>
          {cut && <span>{t('cutTo', { time: clockOf(cut.until - cut.from) })}</span>}
          <span>{size(bytes)}</span>
          <span>{t('most', { count: mostViewers })}</span>
          {isShown && recording.missing.length > 0 && recording.writtenConsent === null && (
            <span className={classes.warning}>{t('unagreed')}</span>
          )}
          {endedBy !== 'by_person' && <span>{t(`ended.${endedBy}`)}</span>}
        </span>
      </div>
      <Switch
        label={t('shown')}
        aria-label={t('shownOf', { name })}
        checked={isShown}
        onChange={({ currentTarget }) => onShow(currentTarget.checked)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('watch', { name })}
        onClick={onWatch}
      >
        <IconPlayerPlay size={18} />
      </ActionIcon>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more', { name })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => save(runId)}>
            {t('download')}
          </Menu.Item>
          {cut && (
            <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => save(runId, true)}>
              {t('downloadAll')}
            </Menu.Item>
          )}
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
