import { NativeSelect } from '@mantine/core';
import { currencies } from '@plenum/contract/kernel/currency.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { changeCurrency } from '../shop.api.ts';
import { settings } from '../shop.live.ts';
import { useCatalogueProblemText } from './use-catalogue-problem-text.ts';

/** Before the first price is set; from then on it stays and needs no choice. */
export function CurrencyChoice() {
  const t = useTranslations('catalogue');
  const client = useQueryClient();
  const problemText = useCatalogueProblemText();
  const { data } = useQuery(settings.options());
  const { mutate, isPending } = useMutation({
    mutationFn: changeCurrency,
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: (saved) =>
      teach(
        client,
        settings.changed(() => saved),
      ),
  });
  if (!data?.canChange) return null;
  return (
    <NativeSelect
      aria-label={t('currency')}
      value={data.currency}
      data={[...currencies]}
      disabled={isPending}
      onChange={({ currentTarget }) => mutate(currentTarget.value)}
    />
  );
}
