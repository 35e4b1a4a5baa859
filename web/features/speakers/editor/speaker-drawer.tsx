import { Drawer } from '@mantine/core';
import type { MyEvent, Speaker } from '@plenum/contract';
import { useBlocker } from '@tanstack/react-router';
import { IconUserQuestion } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import classes from './speaker-drawer.module.css';
import type { SpeakerPlace } from '../speakers.places.ts';

const SpeakerEditor = lazy(async () => ({
  default: (await import('./speaker-editor.tsx')).SpeakerEditor,
}));
const NewSpeakerEditor = lazy(async () => ({
  default: (await import('./speaker-editor.tsx')).NewSpeakerEditor,
}));

interface SpeakerDrawerProps {
  event: MyEvent;
  place: SpeakerPlace;
  openParam: string | undefined;
  speakers: readonly Speaker[] | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** A form with something unsaved in it is not left without asking. */
function useUnsaved() {
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
  return { setDirty, blocker };
}

/** The drawer slides away with what it showed; each opening starts with a fresh form. */
function useShownParam(openParam: string | undefined) {
  const isOpen = openParam !== undefined;
  const [shown, setShown] = useState({ param: openParam, isOpen, opening: 0 });
  const opening = shown.opening + Number(isOpen && openParam !== shown.param);
  const next = { param: openParam ?? shown.param, isOpen, opening };
  if (next.param !== shown.param || isOpen !== shown.isOpen) setShown(next);
  return next;
}

export function SpeakerDrawer(props: SpeakerDrawerProps) {
  const { event, place, openParam, speakers, onOpen, onClose } = props;
  const t = useTranslations('speakers');
  const shell = useTranslations('shell');
  const { setDirty, blocker } = useUnsaved();
  const { param, isOpen, opening } = useShownParam(openParam);
  const speaker = speakers?.find(({ id }) => String(id) === param);
  // Escape reaches the drawer even while the question is open: then it answers the question.
  const close = () => (blocker.status === 'blocked' ? blocker.reset() : onClose());
  const leave = (go: () => void) => {
    setDirty(false);
    go();
  };
  return (
    <>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size={560}
        padding={0}
        title={speaker?.name ?? t(param === 'new' ? `add.${place}` : 'speaker')}
        classNames={{
          header: classes.header ?? '',
          body: classes.body ?? '',
          content: classes.content ?? '',
        }}
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <Suspense fallback={null}>
          {param === 'new' && (
            <NewSpeakerEditor
              key={opening}
              event={event}
              place={place}
              onDirty={setDirty}
              onDone={({ id }) => leave(() => onOpen(id))}
            />
          )}
          {speaker && (
            <SpeakerEditor
              key={`${opening} ${speaker.id}`}
              event={event}
              speaker={speaker}
              onDirty={setDirty}
              onDone={() => leave(onClose)}
            />
          )}
        </Suspense>
        {speakers && !speaker && param !== 'new' && param !== undefined && (
          <StateMessage
            icon={IconUserQuestion}
            title={t('missing.title')}
            text={t('missing.text')}
          />
        )}
      </Drawer>
      <ConfirmDialog
        opened={blocker.status === 'blocked'}
        title={t('discard.title')}
        text={t('discard.text')}
        stay={t('discard.stay')}
        go={t('discard.go')}
        onStay={() => blocker.reset?.()}
        onGo={() => leave(() => blocker.proceed?.())}
      />
    </>
  );
}
