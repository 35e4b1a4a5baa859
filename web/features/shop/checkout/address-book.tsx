import { ActionIcon, Button } from '@mantine/core';
import type { AddressInput, KeptAddress } from '@plenum/contract';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './address-book.module.css';
import { AddressLines } from '../orders/address-lines.tsx';
import { forgetAddress } from '../orders/orders.api.ts';
import { checkout } from '../orders/orders.live.ts';

interface AddressBookProps {
  addresses: readonly KeptAddress[];
  onChoose: (address: AddressInput) => void;
}

/** What one ordered with before: chosen, it fills the fields. */
export function AddressBook({ addresses, onChoose }: AddressBookProps) {
  const t = useTranslations('orders.checkout.book');
  if (addresses.length === 0) return null;
  return (
    <fieldset className={classes.book}>
      <legend>{t('title')}</legend>
      <ul className={classes.addresses}>
        {addresses.map(({ id, ...address }) => (
          <li key={id} className={classes.address}>
            <AddressLines address={address} />
            <div className={classes.deeds}>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('useOf', { name: `${address.name}, ${address.city}` })}
                onClick={() => onChoose(address)}
              >
                {t('use')}
              </Button>
              <ForgetButton id={id} name={`${address.name}, ${address.city}`} />
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function ForgetButton({ id, name }: { id: number; name: string }) {
  const t = useTranslations('orders.checkout.book');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => forgetAddress(id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: () =>
      teach(
        client,
        checkout.changed((known) => ({
          ...known,
          addresses: known.addresses.filter((address) => address.id !== id),
        })),
      ),
  });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('forget', { name })}
      loading={isPending}
      onClick={() => mutate()}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}
