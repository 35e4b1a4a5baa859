import '../../../ui/styles/settings.css';
import { Switch } from '@mantine/core';
import type { NotificationSettings } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { accountSettings } from './settings.ts';
import classes from './notifications-tab.module.css';
import { SettingsLoaded } from './settings-loaded.tsx';
import { TagSwitch } from './tag-switch.tsx';
import { useNotificationSwitches } from './use-notification-switches.ts';

const groups = {
  activity: ['commentOnArticle', 'answerOnForm', 'followMe'],
  news: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const;

function NotificationGroup({
  group,
  flags,
}: {
  group: keyof typeof groups;
  flags: NotificationSettings;
}) {
  const t = useTranslations('settings.notifications');
  const change = useNotificationSwitches();
  return (
    <fieldset className={classes.group}>
      <legend>{t(group)}</legend>
      {groups[group].map((name) => (
        <Switch
          key={name}
          name={name}
          label={t(`flags.${name}`)}
          labelPosition="left"
          classNames={{ body: classes.line ?? '', labelWrapper: classes.label ?? '' }}
          checked={flags[name]}
          onChange={(event) => change(name, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

export function NotificationsTab() {
  const settings = useQuery(accountSettings.options());
  return (
    <SettingsLoaded query={settings}>
      {({ notification }) => (
        <div className={classes.groups}>
          <NotificationGroup group="activity" flags={notification} />
          <NotificationGroup group="news" flags={notification} />
          <TagSwitch />
        </div>
      )}
    </SettingsLoaded>
  );
}
