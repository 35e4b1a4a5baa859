import { Button } from '@mantine/core';
import type { Product } from '@plenum/contract';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { removeProduct } from '../shop.api.ts';
import { useCatalogueProblemText } from './use-catalogue-problem-text.ts';

interface RemoveProductProps {
  product: Product;
  onGone: () => void;
}

/** What somebody ordered can be archived, and stays. */
export function RemoveProduct({ product: { id, name, wasOrdered }, onGone }: RemoveProductProps) {
  const t = useTranslations('catalogue.remove');
  const problemText = useCatalogueProblemText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeProduct(id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: () => {
      showToast({ text: t('done', { name }) });
      onGone();
    },
  });
  if (wasOrdered) return null;
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} />}
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        {t('open')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('title', { name })}
        text={t('text')}
        stay={t('stay')}
        go={t('go')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
