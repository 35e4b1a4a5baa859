import { Button } from '@mantine/core';
import type { ProductHead, ProductState } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { changeProduct } from '../shop.api.ts';
import { productStates } from './manage.places.ts';
import { useCatalogueProblemText } from './use-catalogue-problem-text.ts';

interface BulkStateProps {
  chosen: readonly ProductHead[];
  onDone: () => void;
}

/** Puts many on sale, hides or archives them, one after the other. */
export function BulkState({ chosen, onDone }: BulkStateProps) {
  const t = useTranslations('catalogue.bulk');
  const problemText = useCatalogueProblemText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (state: ProductState) => {
      for (const { id, version } of chosen.filter((one) => one.state !== state)) {
        await changeProduct(id, { version, state });
      }
    },
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: (_, state) => {
      showToast({ text: t(`done.${state}`, { count: chosen.length }) });
      onDone();
    },
  });
  return productStates.map((state) => (
    <Button
      key={state}
      size="xs"
      variant="default"
      disabled={isPending && variables !== state}
      loading={isPending && variables === state}
      onClick={() => mutate(state)}
    >
      {t(state)}
    </Button>
  ));
}
