import type { AccountSettings, NotificationSettings } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { saveNotifications, settingsOptions } from './settings.ts';

type Flag = keyof NotificationSettings;

/** A switch shows at once what was chosen, offers to take it back, and jumps back when it failed. */
export function useNotificationSwitches() {
  const t = useTranslations('settings.notifications');
  const client = useQueryClient();
  const problemText = useProblemText();
  const key = settingsOptions().queryKey;
  const { mutateAsync } = useMutation({
    // One after the other: each sends all six as they stand by then.
    scope: { id: 'accounts.notifications' },
    mutationFn: () => saveNotifications(flagsNow()),
  });

  const flagsNow = () => {
    const settings = client.getQueryData(key);
    if (!settings) throw new Error('No switch is shown before the settings are read.');
    return settings.notification;
  };

  const show = (name: Flag, isOn: boolean) =>
    client.setQueryData(key, (before: AccountSettings | undefined) =>
      before ? { ...before, notification: { ...before.notification, [name]: isOn } } : before,
    );

  const set = (name: Flag, isOn: boolean, onFailure?: () => void) => {
    show(name, isOn);
    mutateAsync().catch((problem: unknown) => {
      show(name, !isOn);
      onFailure?.();
      showToast({
        text: t('notSaved', { name: t(`flags.${name}`), reason: problemText(problem) }),
        isFailure: true,
        action: 'retry',
        onAction: () => set(name, isOn),
      });
    });
  };

  return (name: Flag, isOn: boolean) => {
    const said = t(isOn ? 'turnedOn' : 'turnedOff', { name: t(`flags.${name}`) });
    const withdraw = offerUndo(said, () => set(name, !isOn));
    set(name, isOn, withdraw);
  };
}
