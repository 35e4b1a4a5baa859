import type { MyEvent, Stage } from '@plenum/contract';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEye,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import type { OnStage } from '../stages.program.ts';
import classes from './live-conference.module.css';
import { StageState } from './stage-state.tsx';
import { useStageDeeds } from './use-stage-deeds.ts';

interface StageCardProps {
  event: MyEvent;
  stage: Stage;
  place: number;
  all: readonly Stage[];
  program: OnStage;
  onEdit: () => void;
}

/** One stage of the run of show, and what can be done with it. */
export function StageCard({ event, stage, place, all, program, onEdit }: StageCardProps) {
  const t = useTranslations('stages');
  const format = useFormatter();
  const name = useWords(event.languages)(stage.name);
  const deeds = useStageDeeds(event.id);
  const [asked, setAsked] = useState<'end' | 'remove'>();
  const { run } = stage;
  return (
    <li className={classes.stage} aria-label={name}>
      <div className={classes.title}>
        <h2>{name}</h2>
        <StageState stage={stage} />
        <span className={classes.viewers} title={t('event.viewers', { count: stage.viewers })}>
          <IconEye size={16} aria-hidden />
          {format.number(stage.viewers)}
        </span>
      </div>
      <div className={classes.facts}>
        <span>{t(`sources.${stage.source}`)}</span>
        {run?.liveAt && (
          <span>
            {t('console.since')} <RelativeTime at={run.liveAt} />
          </span>
        )}
        {run?.isRecorded && <span>{t('console.recorded')}</span>}
      </div>
      <div className={classes.program}>{program.about(stage)}</div>
      <div className={classes.deeds}>
        {stage.source === 'studio' ? (
          <Button
            component={Link}
            to="/live-conference/studio/$stageId"
            params={{ stageId: String(stage.id) }}
            variant={run ? 'light' : 'filled'}
          >
            {t('console.studio')}
          </Button>
        ) : (
          !run && <Button onClick={() => deeds.begin(stage)}>{t('console.begin')}</Button>
        )}
        {run && (
          <Button color="red" variant="light" onClick={() => setAsked('end')}>
            {t('console.end')}
          </Button>
        )}
        <Button component={Link} to="/live-event" search={{ stage: stage.id }} variant="default">
          {t('console.watch')}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('console.more', { name })}
            >
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
              {t('console.edit')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowUp size={16} />}
              disabled={place === 0}
              onClick={() => deeds.move(stage, all[place - 1]?.id ?? null)}
            >
              {t('console.up')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} />}
              disabled={place === all.length - 1}
              onClick={() => deeds.move(stage, all[place + 2]?.id ?? null)}
            >
              {t('console.down')}
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              disabled={run !== null}
              onClick={() => setAsked('remove')}
            >
              {t('console.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <ConfirmDialog
        opened={asked !== undefined}
        title={t(asked === 'remove' ? 'console.removeTitle' : 'console.endTitle', { name })}
        text={t(asked === 'remove' ? 'console.removeText' : 'console.endText')}
        stay={t('console.stay')}
        go={t(asked === 'remove' ? 'console.remove' : 'console.end')}
        onStay={() => setAsked(undefined)}
        onGo={() => {
          setAsked(undefined);
          if (asked === 'remove') deeds.remove(stage);
          else if (run) deeds.end(run.id);
        }}
      />
    </li>
  );
}
