import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { deviceSettings, useStoredValue } from '../../../platform/device-settings.ts';
import classes from '../top/top-bar.module.css';

export function CollapseButton() {
  const t = useTranslations('shell.menu');
  const collapsed = useStoredValue(deviceSettings.menuCollapsed);
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <ActionIcon
      className={classes.collapse}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(collapsed ? 'expand' : 'collapse')}
      aria-expanded={!collapsed}
      onClick={() => deviceSettings.menuCollapsed.set(!collapsed)}
    >
      <Icon size={20} className="mantine-rotate-rtl" />
    </ActionIcon>
  );
}
