import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BrokenPanel } from '../../../ui/panel/broken-panel.tsx';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { reminding } from './mine.edits.ts';
import { reminder } from './mine.live.ts';
import classes from './my-agenda.module.css';

/** Minutes before; null: not at all. */
const reminderChoices = [null, 5, 10, 15, 30, 60] as const;

const textOf = (minutes: number | null) => String(minutes ?? '');

/** When I am told that a session of mine begins; each choice is saved at once. */
export function MyReminder({ eventId }: { eventId: number }) {
  const t = useTranslations('my-agenda.reminder');
  const { data, isError, isFetching, refetch } = useQuery(reminder.options(eventId));
  const choose = useChoice(eventId);
  const known = reminderChoices.map(textOf);
  const value = data && textOf(data.minutes);
  const others = value !== undefined && !known.includes(value) ? [value] : [];
  const wordOf = (text: string) =>
    text === '' ? t('never') : t('minutes', { minutes: Number(text) });
  return (
    <Panel title={t('title')}>
      {isError && !data && <BrokenPanel isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!isError && value === undefined && (
        <div className={classes.panel}>
          <Skeleton height={36} />
        </div>
      )}
      {value !== undefined && (
        <div className={classes.panel}>
          <NativeSelect
            label={t('label')}
            description={t('text')}
            value={value}
            data={[...known, ...others].map((text) => ({ value: text, label: wordOf(text) }))}
            onChange={({ currentTarget }) =>
              choose(currentTarget.value === '' ? null : Number(currentTarget.value))
            }
          />
        </div>
      )}
    </Panel>
  );
}

function useChoice(eventId: number) {
  const t = useTranslations('my-agenda.reminder');
  const { apply } = useChanges();
  return (minutes: number | null) =>
    void apply(reminding(eventId, minutes), { failed: (reason) => t('failed', { reason }) });
}
