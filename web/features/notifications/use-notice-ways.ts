import type { NoticeSettings, NoticeSettingsInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { newKey } from '../../platform/new-key.ts';
import { useChanges } from '../../ui/toast/use-changes.ts';
import { changeNoticeSettings } from './notifications.api.ts';
import { noticeSettings } from './notifications.live.ts';

export type Way = 'app' | 'mail' | 'push';

/** A switch shows at once what was chosen, and jumps back when it was not kept. */
export function useNoticeWays() {
  const t = useTranslations('notice-settings');
  const { apply } = useChanges();
  return (input: NoticeSettingsInput) => {
    const change = {
      key: newKey(),
      shows: [noticeSettings.changed((known) => withWays(known, input))],
      send: () => changeNoticeSettings(input),
      learns: (kept: NoticeSettings) => [noticeSettings.changed(() => kept)],
    };
    void apply(change, { failed: (reason) => t('notSaved', { reason }) });
  };
}

const withWays = (before: NoticeSettings, { group, ...change }: NoticeSettingsInput) => ({
  ...before,
  groups: before.groups.map((one) => (one.group === group ? { ...one, ...change } : one)),
});
