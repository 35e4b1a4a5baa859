import type { NoticeSettings, NoticeSettingsInput } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { showToast } from '../../ui/toast/toasts.tsx';
import { changeNoticeSettings, noticeSettingsOptions } from './notifications.api.ts';

export type Way = 'app' | 'mail' | 'push';

/** A switch shows at once what was chosen, and jumps back when it was not kept. */
export function useNoticeWays() {
  const t = useTranslations('notice-settings');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { queryKey } = noticeSettingsOptions();
  const scope = { id: 'notifications.settings' };
  const { mutate } = useMutation({
    scope,
    mutationFn: changeNoticeSettings,
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && withWays(before, input));
    },
    onError: (problem) => {
      showToast({ text: t('notSaved', { reason: problemText(problem) }), isFailure: true });
    },
    onSettled: () => {
      // The last of several changes tells how all of them ended.
      const isLast = client.isMutating({
        predicate: ({ options }) => options.scope?.id === scope.id,
      });
      if (isLast === 1) void client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}

const withWays = (before: NoticeSettings, { group, ...change }: NoticeSettingsInput) => ({
  ...before,
  groups: before.groups.map((one) => (one.group === group ? { ...one, ...change } : one)),
});
