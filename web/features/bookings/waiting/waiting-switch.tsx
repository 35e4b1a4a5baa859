import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { NativeSelect, Switch } from '@mantine/core';
import type { MyEvent, WaitingRules } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { setWaitingRules } from './waiting.api.ts';
import classes from './waiting-list-screen.module.css';
import { waitingList } from './waiting.live.ts';

const usualHours = [1, 2, 4, 8, 12, 24, 48, 72];

/** Whether people may wait, and how long places are kept for who is offered them. */
export function WaitingSwitch({ event, rules }: { event: MyEvent; rules: WaitingRules }) {
  const t = useTranslations('bookings.waiting');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { isOn, offerHours } = rules;
  const { mutate, isPending } = useMutation({
    mutationFn: (set: WaitingRules) => setWaitingRules(event.id, set),
    onSuccess: (after) =>
      teach(
        client,
        waitingList.changed((known, of) =>
          of.eventId === event.id ? { ...known, ...after } : known,
        ),
      ),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  const hours = [...new Set([...usualHours, offerHours])].toSorted((a, b) => a - b);
  return (
    <div className={classes.rules}>
      <NativeSelect
        aria-label={t('offerHours')}
        disabled={isPending || !isOn}
        data={hours.map((count) => ({ value: `${count}`, label: t('keptFor', { count }) }))}
        value={`${offerHours}`}
        onChange={({ currentTarget }) => mutate({ isOn, offerHours: Number(currentTarget.value) })}
      />
      <Switch
        label={t('isOn')}
        checked={isOn}
        disabled={isPending}
        onChange={({ currentTarget }) => mutate({ isOn: currentTarget.checked, offerHours })}
      />
    </div>
  );
}
