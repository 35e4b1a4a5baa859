import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../platform/live/teach.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import type { Thing, ThingRules } from './tickets.things.ts';
import { offerChange } from './tickets.live.ts';
import { useOfferProblemText } from './use-offer-problem-text.ts';

interface RemoveThingProps<T extends Thing, V extends object> {
  eventId: number;
  rules: ThingRules<T, V>;
  thing: T;
  onGone: () => void;
}

export function RemoveThing<T extends Thing, V extends object>(props: RemoveThingProps<T, V>) {
  const { eventId, rules, thing, onGone } = props;
  const t = useTranslations('tickets.editors');
  const client = useQueryClient();
  const problemText = useOfferProblemText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => rules.remove(thing.id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: () => {
      const without = offerChange(eventId, (known) =>
        rules.withList(
          known,
          rules.listIn(known).filter(({ id }) => id !== thing.id),
        ),
      );
      teach(client, without);
      showToast({ text: t('removed', { name: rules.nameOf(thing) }) });
      onGone();
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" loading={isPending} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('removeTitle', { name: rules.nameOf(thing) })}
        text={t(`${rules.kind}.removeText`)}
        stay={t('stay')}
        go={t('remove')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
