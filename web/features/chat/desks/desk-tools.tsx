import '../../../ui/styles/fields.css';
import { Button, NativeSelect } from '@mantine/core';
import { IconMessageBolt } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { desksKey, setAlertMinutes } from './desks.api.ts';
import { desks } from './desks.live.ts';
import type { DeskSearch } from './desks.places.ts';
import classes from './desk-tools.module.css';
import { RepliesDrawer } from './replies-drawer.tsx';
import { useDeskProblemText } from './use-desk-problem-text.ts';

interface DeskToolsProps {
  eventId: number;
  search: DeskSearch;
}

const usualMinutes = [0, 5, 10, 15, 30, 60, 120] as const;

/** What organisers set for their help desk. */
export function DeskTools({ eventId, search }: DeskToolsProps) {
  const t = useTranslations('desks.tools');
  const client = useQueryClient();
  const problemText = useDeskProblemText();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...desks.options({ of: { eventId }, search }),
    placeholderData: keepPreviousData,
  });
  const change = useMutation({
    mutationFn: (minutes: number) => setAlertMinutes(eventId, minutes),
    onSuccess: () => client.invalidateQueries({ queryKey: desksKey }),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  const minutes = change.isPending ? change.variables : (data?.alertMinutes ?? 0);
  const choices = [...new Set([...usualMinutes, minutes])].toSorted((a, b) => a - b);
  return (
    <div className={classes.tools}>
      <NativeSelect
        label={t('alert')}
        disabled={!data}
        value={String(minutes)}
        data={choices.map((value) => ({
          value: String(value),
          label: value === 0 ? t('never') : t('minutes', { minutes: value }),
        }))}
        onChange={({ currentTarget }) => change.mutate(Number(currentTarget.value))}
      />
      <Button
        variant="default"
        leftSection={<IconMessageBolt size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('replies')}
      </Button>
      <RepliesDrawer eventId={eventId} opened={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
