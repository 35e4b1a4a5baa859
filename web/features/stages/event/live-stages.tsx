import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { StageState } from '../console/stage-state.tsx';
import { stages } from '../stages.live.ts';
import { isOn } from './event.pick.ts';
import classes from './live-event.module.css';

interface LiveStagesProps {
  event: MyEvent;
  titleOf: (sessionId: number | null) => string | null;
  /** Shown elsewhere on the page. */
  but?: number | undefined;
}

/** The way to every stage that can be watched at this moment; nothing where none is. */
export function LiveStages({ event, titleOf, but }: LiveStagesProps) {
  const t = useTranslations('stages.event');
  const words = useWords(event.languages);
  const { data = [] } = useQuery(stages.options(event.id));
  const live = data.filter((stage) => isOn(stage) && stage.id !== but);
  if (live.length === 0) return null;
  return (
    <Panel title={t('watchLive')}>
      <ul className={classes.list}>
        {live.map((stage) => {
          const title = titleOf(stage.run?.sessionId ?? null);
          return (
            <li key={stage.id}>
              <Link to="/live-event" search={{ stage: String(stage.id) }} className={classes.entry}>
                <IconPlayerPlayFilled size={18} aria-hidden />
                <span className={classes.about}>
                  <bdi className={classes.name}>{title ?? words(stage.name)}</bdi>
                  {title !== null && <bdi className={classes.quiet}>{words(stage.name)}</bdi>}
                </span>
                <StageState stage={stage} />
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
