import type { Stage } from '@plenum/contract';
import { IconBroadcast, IconDoorEnter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { StatePill } from '../../../ui/state-pill.tsx';
import { isOn } from './event.pick.ts';
import classes from './live-event.module.css';

interface OtherStagesProps {
  stages: readonly Stage[];
  languages: readonly string[];
  about: (stage: Stage) => ReactNode;
  onChoose: (stageId: number) => void;
}

export function OtherStages({ stages, languages, about, onChoose }: OtherStagesProps) {
  const t = useTranslations('stages');
  const words = useWords(languages);
  if (stages.length === 0) return null;
  return (
    <Panel title={t('event.others')}>
      <ul className={classes.list}>
        {stages.map((stage) => (
          <li key={stage.id}>
            <button type="button" className={classes.entry} onClick={() => onChoose(stage.id)}>
              <IconDoorEnter size={18} aria-hidden />
              <span className={classes.about}>
                <bdi className={classes.name}>{words(stage.name)}</bdi>
                {about(stage)}
              </span>
              {isOn(stage) && <StatePill icon={IconBroadcast} hue="red" label={t('states.live')} />}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
