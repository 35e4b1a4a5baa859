import { Button } from '@mantine/core';
import type { Entry, Occurrence } from '@plenum/contract';
import { IconCalendarX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { StateMessage } from '../../../ui/state-message.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { removeEntry } from '../calendar.api.ts';
import { entries } from '../calendar.live.ts';
import { isDay } from '../calendar.days.ts';
import {
  blankEntry,
  bodyOf,
  type EntryValues,
  type OpenedEntry,
  stretchOf,
} from './entry.form-values.ts';
import { endAfter, lengthOf, type Moment, type Stretch } from '../calendar.moments.ts';
import { saveNew } from './entry.save.ts';
import { EntryEditor } from './entry-editor.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryReading } from './entry-reading.tsx';
import { useEntryRules } from './use-entry-rules.ts';
import { useReadAgain } from '../use-calendar-changes.ts';

interface PanelProps {
  at: Moment | undefined;
  onDone: () => void;
}

/** Today it begins with the next hour. */
function useBegin(at: Moment | undefined): Moment {
  const { clock } = useCalendarFacts();
  const [now] = useState(() => Date.now());
  const today = clock.dayOf(now);
  const day = at ?? today;
  if (day !== today) return day;
  const next = Math.min(Math.floor(clock.wallMinute(now) / 60) + 1, 23) * 60;
  return new Date(clock.at(today, next)).toISOString();
}

interface NewEntryPanelProps extends PanelProps {
  to: Moment | undefined;
}

export function NewEntryPanel({ at, to, onDone }: NewEntryPanelProps) {
  const t = useTranslations('calendar');
  const { temporal, zone } = useCalendarFacts();
  const readAgain = useReadAgain();
  const next = useBegin(at);
  const begin = to === undefined ? next : (at ?? next);
  const [initial] = useState(() => blankEntry(temporal, zone, { start: begin, end: to }));
  const { refuse, ...rules } = useEntryRules();
  const form = useContractForm<EntryValues>({
    ...rules,
    initial,
    send: async (values) => {
      const fault = refuse(values);
      if (fault) return fault;
      const stretch = stretchOf(temporal, values) as Stretch;
      const { id, title } = await saveNew(bodyOf(temporal, values, stretch));
      form.leave(onDone);
      void readAgain();
      offerUndo(t('done.added', { title }), () => void removeEntry(id, {}).then(readAgain));
      return {};
    },
  });
  return <EntryForm form={form} saveLabel={t('editor.add')} />;
}

const isAt = (one: Occurrence, at: Moment | undefined) =>
  at === undefined ||
  one.original === at ||
  (one.original !== null && !isDay(at) && Date.parse(one.original) === Date.parse(at));

/** The repeat that is meant: from what is in sight, else from when its rule has it. */
function openedOf(
  entry: Entry,
  at: Moment | undefined,
  occurrences: readonly Occurrence[] | undefined,
): OpenedEntry {
  const { version } = entry;
  const found = occurrences?.find((one) => one.entryId === entry.id && isAt(one, at));
  const original = at ?? found?.original ?? entry.start;
  const other = entry.otherwise.find((one) => Date.parse(one.original) === Date.parse(original));
  if (other) return { entry, version, original, opened: other };
  const start = entry.repeat === null ? entry.start : original;
  return { entry, version, original, opened: { start, end: endAfter(start, lengthOf(entry)) } };
}

interface EntryPanelProps extends PanelProps {
  entryId: number;
  occurrences: readonly Occurrence[] | undefined;
}

export function EntryPanel({ entryId, at, occurrences, onDone }: EntryPanelProps) {
  const t = useTranslations('calendar');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { data: entry, error, isFetching, refetch } = useQuery(entries.options(entryId));
  if (error instanceof CallProblem && error.status === 404) {
    return (
      <StateMessage
        icon={IconCalendarX}
        title={t('missing.title')}
        text={t('missing.text')}
        action={<Button onClick={onDone}>{t('missing.close')}</Button>}
      />
    );
  }
  if (!entry) {
    if (!error) return <FormSkeleton fields={6} />;
    return (
      <ErrorState
        title={t('entryFailed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const openIn = (one: Entry) => openedOf(one, at, occurrences);
  const { original, opened } = openIn(entry);
  if (!entry.isMine) return <EntryReading entry={entry} original={original} opened={opened} />;
  return (
    <EntryEditor
      entry={entry}
      openIn={openIn}
      readAgain={() => client.query({ ...entries.options(entryId), staleTime: 0 })}
      onDone={onDone}
    />
  );
}
