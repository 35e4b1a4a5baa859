import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './notifications-bell.module.css';
import { unread } from './notifications.live.ts';

const most = 99;

/** What opens it says how much is unread; the rest is for who puts it somewhere. */
export function BellButton(props: Pick<ComponentProps<'button'>, 'onClick' | 'ref'>) {
  const t = useTranslations('notifications');
  const format = useFormatter();
  const count = useQuery(unread.options()).data?.unread ?? 0;
  const isMany = count > most;
  return (
    <ActionIcon
      {...props}
      className={classes.bell}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={isMany ? t('openMany', { most }) : t('open', { count })}
    >
      <IconBell size={20} aria-hidden />
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {isMany ? t('many', { most }) : format.number(count)}
        </span>
      )}
    </ActionIcon>
  );
}
