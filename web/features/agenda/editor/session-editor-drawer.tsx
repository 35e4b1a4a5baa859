import { Drawer } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { AgendaSearch } from '../agenda.places.ts';
import classes from './session-editor-drawer.module.css';
import type { AgendaWork } from '../use-agenda-work.ts';

interface SessionEditorDrawerProps {
  work: AgendaWork;
  search: AgendaSearch;
}

const loadEditor = () => import('./session-editor.tsx');
const NewSessionEditor = lazy(async () => ({ default: (await loadEditor()).NewSessionEditor }));
const SessionEditor = lazy(async () => ({ default: (await loadEditor()).SessionEditor }));

/** One session with everything it has; what was typed is not lost by accident. */
export function SessionEditorDrawer({ work, search }: SessionEditorDrawerProps) {
  const t = useTranslations('agenda.editor');
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
  const leave = () => work.onAddress({ session: undefined, at: undefined, room: undefined });
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
  const session = work.sessions.find(({ id }) => String(id) === shown.session);
  const isNew = shown.session === 'new';
  return (
    <>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size={600}
        padding={0}
        title={t(isNew ? 'new' : 'edit')}
        classNames={{
          header: classes.header ?? '',
          body: classes.body ?? '',
          content: classes.content ?? '',
        }}
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <Suspense fallback={null}>
          {isNew && (
            <NewSessionEditor
              key={opening}
              work={work}
              place={{ startsAt: shown.at ?? null, roomId: Number(shown.room ?? 0) || null }}
              onDirty={setDirty}
              onDone={finish}
            />
          )}
          {session && (
            <SessionEditor
              key={`${opening} ${session.id}`}
              work={work}
              session={session}
              onDirty={setDirty}
              onDone={finish}
            />
          )}
          {!isNew && !session && <p className={classes.missing}>{t('missing')}</p>}
        </Suspense>
      </Drawer>
      <ConfirmDialog
        opened={blocker.status === 'blocked'}
        title={t('discardTitle')}
        text={t('discardText')}
        stay={t('discardStay')}
        go={t('discardGo')}
        onStay={() => blocker.reset?.()}
        onGo={discard}
      />
    </>
  );
}

/** The drawer slides away with what it showed; each opening starts with a fresh form. */
function useShownSearch(search: AgendaSearch) {
  const isOpen = search.session !== undefined;
  const [state, setState] = useState({ shown: search, isOpen, opening: 0 });
  const opening = state.opening + Number(isOpen && !state.isOpen);
  const next = { shown: isOpen ? search : state.shown, isOpen, opening };
  if (next.shown !== state.shown || isOpen !== state.isOpen) setState(next);
  return next;
}
