import type { AccountSettings, NotificationSettings } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { type Undoable, useChanges } from '../../../ui/toast/use-changes.ts';
import { accountSettings, saveNotifications } from './settings.ts';

type Flag = keyof NotificationSettings;

/** A switch shows at once what was chosen, offers to take it back, and jumps back when it failed. */
export function useNotificationSwitches() {
  const t = useTranslations('settings.notifications');
  const client = useQueryClient();
  const { apply } = useChanges();

  /** Each sends all six as they stand by then. */
  const saveShown = () => {
    const shown = client.getQueryData(accountSettings.options().queryKey);
    if (!shown) throw new Error('No switch is shown before the settings are read.');
    return saveNotifications(shown.notification);
  };
  const change = (name: Flag, isOn: boolean): Undoable<AccountSettings> => ({
    key: newKey(),
    shows: [
      accountSettings.changed((known) => ({
        ...known,
        notification: { ...known.notification, [name]: isOn },
      })),
    ],
    send: saveShown,
    learns: (settings) => [accountSettings.changed(() => settings)],
    undo: () => change(name, !isOn),
  });

  return (name: Flag, isOn: boolean) => {
    const flag = { name: t(`flags.${name}`) };
    void apply(change(name, isOn), {
      done: t(isOn ? 'turnedOn' : 'turnedOff', flag),
      failed: (reason) => t('notSaved', { ...flag, reason }),
    });
  };
}
