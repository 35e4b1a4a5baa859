import type { Occurrence } from '@plenum/contract';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import type { AddressChange, CalendarSearch } from '../calendar.places.ts';

const loadPanel = () => import('./entry-panel.tsx');
const EntryPanel = lazy(async () => ({ default: (await loadPanel()).EntryPanel }));
const NewEntryPanel = lazy(async () => ({ default: (await loadPanel()).NewEntryPanel }));

interface EntryDrawerProps {
  search: CalendarSearch;
  occurrences: readonly Occurrence[] | undefined;
  onAddress: (change: AddressChange) => void;
}

/** One entry with everything it has. */
export function EntryDrawer({ search, occurrences, onAddress }: EntryDrawerProps) {
  const t = useTranslations('calendar.editor');
  const leave = () => onAddress({ entry: undefined, at: undefined, to: undefined });
  return (
    <EditorDrawer
      of={search.entry === undefined ? undefined : search}
      size={560}
      title={(shown) => t(shown?.entry === 'new' ? 'new' : 'entry')}
      loading={<FormSkeleton fields={5} />}
      onClose={leave}
    >
      {({ entry, at, to }, opening) =>
        entry === 'new' ? (
          <NewEntryPanel key={opening} at={at} to={to} onDone={leave} />
        ) : (
          <EntryPanel
            key={`${opening} ${entry} ${at}`}
            entryId={Number(entry)}
            at={at}
            occurrences={occurrences}
            onDone={leave}
          />
        )
      }
    </EditorDrawer>
  );
}
