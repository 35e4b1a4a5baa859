import '../../ui/styles/fields.css';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import type { NoticeGroup } from '@plenum/contract';
import { IconSettings, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './notifications-panel.module.css';
import { noticeGroups } from './notifications.groups.ts';

interface PanelHeadProps {
  group: NoticeGroup | null;
  onGroup: (group: NoticeGroup | null) => void;
  /** None where nothing is unread. */
  onMarkAll: (() => void) | undefined;
  onClose: () => void;
}

/** What is shown of all, and the way to choose what is told at all. */
export function PanelHead({ group, onGroup, onMarkAll, onClose }: PanelHeadProps) {
  const t = useTranslations('notifications');
  const choices = noticeGroups.map((value) => ({ value, label: t(`groups.${value}`) }));
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        <h2>{t('title')}</h2>
        {onMarkAll && (
          <Button variant="subtle" size="compact-sm" onClick={onMarkAll}>
            {t('markAll')}
          </Button>
        )}
        <Link
          to="/pages/account-settings"
          search={{ tab: 'notifications' }}
          className={classes.settings}
          aria-label={t('settings')}
          title={t('settings')}
          onClick={onClose}
        >
          <IconSettings size={18} aria-hidden />
        </Link>
        <ActionIcon
          className={classes.close}
          variant="subtle"
          color="gray"
          aria-label={t('close')}
          onClick={onClose}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      <NativeSelect
        size="xs"
        aria-label={t('filter')}
        value={group ?? ''}
        data={[{ value: '', label: t('all') }, ...choices]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onGroup(noticeGroups.find((one) => one === value) ?? null);
        }}
      />
    </header>
  );
}
