import type { MyEvent } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import panel from '../../ui/panel/panel.module.css';
import { Panel } from '../../ui/panel/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './dashboard.module.css';
import { useWaiting, type Waiting } from './use-waiting.ts';
import waiting from './waiting-panel.module.css';

interface WaitingPanelProps {
  event: MyEvent;
  isOrganiser: boolean;
}

export function WaitingPanel({ event, isOrganiser }: WaitingPanelProps) {
  const t = useTranslations('waiting');
  const lines = useWaiting(event, isOrganiser);
  return (
    <Panel title={t('title')}>
      <ul className={panel.list}>
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </ul>
    </Panel>
  );
}

function Line({ name, icon: LineIcon, value, link }: Waiting) {
  const t = useTranslations('waiting');
  const format = useFormatter();
  return (
    <li>
      <Link {...link} className={classes.task}>
        <LineIcon className={waiting.icon} size={20} stroke={1.75} aria-hidden />
        <span className={classes.words}>{t(name)}</span>
        {value === undefined && <Skeleton width="2ch" height={18} />}
        {value === null && <span title={t('unknown')}>–</span>}
        {typeof value === 'number' && (
          <strong className={waiting.count} data-none={value === 0 || undefined}>
            {format.number(value)}
          </strong>
        )}
      </Link>
    </li>
  );
}
