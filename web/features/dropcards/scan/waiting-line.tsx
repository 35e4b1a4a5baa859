import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import type { WaitingDrop } from './scan.queue.ts';
import classes from '../leads/holders-panel.module.css';
import { useGiving } from '../card/use-giving.ts';

/** A card that is on its way, and can still be kept back. */
export function WaitingLine({ drop }: { drop: WaitingDrop }) {
  const t = useTranslations('dropcards.waiting');
  const { takeBack } = useGiving(drop.eventId);
  return (
    <li className={classes.line} data-state="waiting">
      <IconCloudOff size={24} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <strong>
          <bdi>{drop.exhibitor}</bdi>
        </strong>
        <small>
          {t('text')} <RelativeTime at={drop.at} />
        </small>
      </div>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`${t('takeBack')}: ${drop.exhibitor}`}
        onClick={() => takeBack(drop.input.key)}
      >
        {t('takeBack')}
      </Button>
    </li>
  );
}
