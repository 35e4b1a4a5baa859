import type { OutboxLine } from '@plenum/contract';
import {
  type Icon,
  IconAlertTriangle,
  IconClock,
  IconHandStop,
  IconInbox,
  IconSend,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './mail-state.module.css';

type State = OutboxLine['state'];

const looks: Record<State, { icon: Icon; hue: string }> = {
  queued: { icon: IconClock, hue: 'amber' },
  sent: { icon: IconSend, hue: 'green' },
  kept: { icon: IconInbox, hue: 'sky' },
  failed: { icon: IconAlertTriangle, hue: 'red' },
  held: { icon: IconHandStop, hue: 'amber' },
};

export function MailState({ state }: { state: State }) {
  const t = useTranslations('organisations.outbox');
  const { icon: Mark, hue } = looks[state];
  return (
    <span className={classes.state} data-hue={hue}>
      <Mark size={15} aria-hidden />
      {t(`states.${state}`)}
    </span>
  );
}
