import '../../ui/styles/settings.css';
import { Switch } from '@mantine/core';
import type { NoticeGroup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './notice-settings.module.css';
import { useNoticeWays, type Way } from './use-notice-ways.ts';

interface WaySwitchProps {
  group: NoticeGroup;
  way: Way;
  isOn: boolean;
}

export function WaySwitch({ group, way, isOn }: WaySwitchProps) {
  const t = useTranslations('notice-settings');
  const groupName = useTranslations('notifications.groups');
  const change = useNoticeWays();
  return (
    <Switch
      name={`${group}.${way}`}
      className={classes.switch ?? ''}
      aria-label={t('switch', { group: groupName(group), way: t(`ways.${way}`) })}
      checked={isOn}
      onChange={(event) => change({ group, [way]: event.currentTarget.checked })}
    />
  );
}
