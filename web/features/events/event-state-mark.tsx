import type { EventState } from '@plenum/contract';
import {
  type Icon,
  IconBroadcast,
  IconCircleCheck,
  IconFlag,
  IconPencil,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './event-state-mark.module.css';

const marks: Readonly<Record<EventState, Icon>> = {
  draft: IconPencil,
  published: IconCircleCheck,
  live: IconBroadcast,
  ended: IconFlag,
};

export function EventStateMark({ state }: { state: EventState }) {
  const t = useTranslations('frame.event');
  const Mark = marks[state];
  return (
    <span className={classes.state} data-state={state}>
      <Mark size={14} aria-hidden />
      {t(`states.${state}`)}
    </span>
  );
}
