import { Drawer } from '@mantine/core';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './editor-drawer.module.css';
import { StayContext } from './leave-guard.tsx';

interface EditorDrawerProps<S> {
  /** What it is open for; undefined: it is closed. */
  of: S | undefined;
  size: number;
  title: (shown: S | undefined) => string;
  loading?: ReactNode;
  onClose: () => void;
  /** It has slid away. */
  onGone?: (shown: S | undefined) => void;
  /** `opening` is another one each time: so is the form. */
  children: (shown: S, opening: number) => ReactNode;
}

/** One thing beside the list it is in; what was typed is not lost by accident. */
export function EditorDrawer<S>(props: EditorDrawerProps<S>) {
  const { of, size, title, loading = null, onClose, onGone, children } = props;
  const shell = useTranslations('shell');
  const stay = useRef<() => void>(undefined);
  const hearStay = useCallback((next: (() => void) | undefined) => void (stay.current = next), []);
  const { shown, opening } = useShown(of);
  return (
    <Drawer
      opened={of !== undefined}
      // Escape reaches the drawer even while the question is open: then it answers the question.
      onClose={() => (stay.current ? stay.current() : onClose())}
      onExitTransitionEnd={() => onGone?.(shown)}
      position="right"
      size={size}
      padding={0}
      title={title(shown)}
      classNames={{
        header: classes.header ?? '',
        body: classes.body ?? '',
        content: classes.content ?? '',
      }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <StayContext value={hearStay}>
        <Suspense fallback={loading}>{shown !== undefined && children(shown, opening)}</Suspense>
      </StayContext>
    </Drawer>
  );
}

/** The drawer slides away with what it showed; each opening starts with a fresh form. */
function useShown<S>(of: S | undefined) {
  const [state, setState] = useState({ shown: of, isOpen: of !== undefined, opening: 0 });
  const isOpen = of !== undefined;
  const opening = state.opening + Number(isOpen && !state.isOpen);
  const next = { shown: of ?? state.shown, isOpen, opening };
  if (next.shown !== state.shown || isOpen !== state.isOpen) setState(next);
  return next;
}
