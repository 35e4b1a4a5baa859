import '../../../ui/styles/settings.css';
import { Button, Progress } from '@mantine/core';
import type { Offer, TicketPool } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { EditButton } from '../offer-list.tsx';
import classes from '../tickets.module.css';

interface PoolListProps {
  offer: Offer;
  onEdit: (pool: TicketPool | 'new') => void;
}

/** How many places there are, and what is taken of them by whoever has booked or is filling in. */
export function PoolList({ offer, onEdit }: PoolListProps) {
  const t = useTranslations('tickets.pools');
  return (
    <Panel
      title={t('title')}
      more={
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onEdit('new')}
        >
          {t('add')}
        </Button>
      }
    >
      {offer.pools.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
      <ul className={classes.rows}>
        {offer.pools.map((pool) => (
          <li key={pool.id} className={classes.row}>
            <PoolLine pool={pool} />
            <EditButton name={pool.name} onEdit={() => onEdit(pool)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function PoolLine({ pool: { name, size, taken } }: { pool: TicketPool }) {
  const t = useTranslations('tickets.pools');
  const share = size === 0 ? 100 : Math.min(100, (taken / size) * 100);
  return (
    <div className={classes.words}>
      <div className={classes.title}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.facts}>
          {t('taken', { taken, size, left: Math.max(0, size - taken) })}
        </span>
      </div>
      <Progress className={classes.bar ?? ''} value={share} aria-label={t('share', { name })} />
    </div>
  );
}
