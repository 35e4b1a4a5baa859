import { Drawer } from '@mantine/core';
import type { Occurrence } from '@plenum/contract';
import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import type { AddressChange, CalendarSearch } from '../calendar.places.ts';
import classes from './entry-drawer.module.css';

const loadPanel = () => import('./entry-panel.tsx');
const EntryPanel = lazy(async () => ({ default: (await loadPanel()).EntryPanel }));
const NewEntryPanel = lazy(async () => ({ default: (await loadPanel()).NewEntryPanel }));

interface EntryDrawerProps {
  search: CalendarSearch;
  occurrences: readonly Occurrence[] | undefined;
  onAddress: (change: AddressChange) => void;
}

/** One entry with everything it has; what was typed is not lost by accident. */
export function EntryDrawer({ search, occurrences, onAddress }: EntryDrawerProps) {
  const t = useTranslations('calendar.editor');
  const shell = useTranslations('shell');
  const isDirty = useRef(false);
  const [setDirty, readDirty] = useMemo(
    () => [(next: boolean) => void (isDirty.current = next), () => isDirty.current] as const,
    [],
  );
  const blocker = useBlocker({
    shouldBlockFn: readDirty,
    enableBeforeUnload: readDirty,
    withResolver: true,
  });
  const leave = () => onAddress({ entry: undefined, at: undefined, to: undefined });
  // Escape reaches the drawer even while the question is open: then it answers the question.
  const close = () => (blocker.status === 'blocked' ? blocker.reset() : leave());
  const finish = () => {
    setDirty(false);
    leave();
  };
  const discard = () => {
    setDirty(false);
    blocker.proceed?.();
  };
  const { shown, isOpen, opening } = useShownSearch(search);
  const isNew = shown.entry === 'new';
  const entryId = Number(shown.entry);
  return (
    <>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size={560}
        padding={0}
        title={t(isNew ? 'new' : 'entry')}
        classNames={{
          header: classes.header ?? '',
          body: classes.body ?? '',
          content: classes.content ?? '',
        }}
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <Suspense fallback={<FormSkeleton fields={5} />}>
          {isNew && (
            <NewEntryPanel
              key={opening}
              at={shown.at}
              to={shown.to}
              onDirty={setDirty}
              onDone={finish}
            />
          )}
          {entryId > 0 && (
            <EntryPanel
              key={`${opening} ${shown.entry} ${shown.at}`}
              entryId={entryId}
              at={shown.at}
              occurrences={occurrences}
              onDirty={setDirty}
              onDone={finish}
            />
          )}
        </Suspense>
      </Drawer>
      <ConfirmDialog
        opened={blocker.status === 'blocked'}
        title={t('discard.title')}
        text={t('discard.text')}
        stay={t('discard.stay')}
        go={t('discard.go')}
        onStay={() => blocker.reset?.()}
        onGo={discard}
      />
    </>
  );
}

/** The drawer slides away with what it showed; each opening starts with a fresh form. */
function useShownSearch(search: CalendarSearch) {
  const isOpen = search.entry !== undefined;
  const [state, setState] = useState({ shown: search, isOpen, opening: 0 });
  const opening = state.opening + Number(isOpen && !state.isOpen);
  const next = { shown: isOpen ? search : state.shown, isOpen, opening };
  if (next.shown !== state.shown || isOpen !== state.isOpen) setState(next);
  return next;
}
