import '../../../ui/styles/settings.css';
import { Switch } from '@mantine/core';
import type { WeeklyReport } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTimeZone, useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { chooseWeekly } from '../analytics.api.ts';
import { weekly } from '../analytics.live.ts';

/** Shows at once what was chosen, and jumps back when it was not kept. */
export function WeeklySwitch() {
  const t = useTranslations('analytics.weekly');
  const timeZone = useTimeZone() ?? 'UTC';
  const { data } = useQuery(weekly.options());
  const { apply } = useChanges();
  const choose = (isOn: boolean) => {
    const change = {
      key: newKey(),
      shows: [weekly.changed(() => ({ isOn }))],
      send: () => chooseWeekly({ isOn, timeZone }),
      learns: (kept: WeeklyReport) => [weekly.changed(() => kept)],
    };
    void apply(change, { failed: (reason) => t('notSaved', { reason }) });
  };
  return (
    <Switch
      label={t('label')}
      checked={data?.isOn ?? false}
      disabled={!data}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}
