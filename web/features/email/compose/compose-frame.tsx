import { ActionIcon, Portal } from '@mantine/core';
import { useFocusTrap, useMediaQuery, useMergedRef } from '@mantine/hooks';
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconMinus,
  IconX,
} from '@tabler/icons-react';
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './compose.module.css';
import { useFocusBack } from '../../../ui/focus/use-focus-back.ts';

interface ComposeFrameProps {
  title: string;
  /** What else the panel hears, files let fall on it for one. */
  hands?: HTMLAttributes<HTMLElement>;
  isOver?: boolean;
  onClose: () => void;
  children: ReactNode;
}

type Size = 'corner' | 'small' | 'full';

/** The panel a mail is written in: in a corner, folded to its head, or over the whole page. */
export function ComposeFrame({ title, hands, isOver, onClose, children }: ComposeFrameProps) {
  const t = useTranslations('compose');
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [chosen, setSize] = useState<Size>('corner');
  const size = isPhone ? 'full' : chosen;
  const panel = useRef<HTMLDialogElement>(null);
  useFocusBack();
  const ref = useMergedRef(panel, useFocusTrap(size === 'full'));
  const hear = (event: KeyboardEvent) => {
    const { target, key, defaultPrevented } = event;
    // What opened over the panel is closed first.
    const isHere =
      target instanceof Element && target.closest('dialog, [role="dialog"]') === panel.current;
    if (key !== 'Escape' || defaultPrevented || !isHere) return;
    event.stopPropagation();
    onClose();
  };
  const turn = (next: Size) => setSize(chosen === next ? 'corner' : next);
  return (
    <Portal>
      <dialog
        open
        ref={ref}
        {...hands}
        aria-label={title}
        aria-modal={size === 'full'}
        className={classes.panel}
        data-takes-corner
        data-size={size}
        data-is-over={isOver || undefined}
        onKeyDown={hear}
      >
        <header className={classes.head} role="none">
          <h2>
            <bdi>{title}</bdi>
          </h2>
          {!isPhone && (
            <>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t(size === 'small' ? 'unfold' : 'minimise')}
                aria-expanded={size !== 'small'}
                onClick={() => turn('small')}
              >
                <IconMinus size={18} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t(size === 'full' ? 'toCorner' : 'toFull')}
                onClick={() => turn('full')}
              >
                {size === 'full' ? (
                  <IconArrowsDiagonalMinimize2 size={18} />
                ) : (
                  <IconArrowsDiagonal size={18} />
                )}
              </ActionIcon>
            </>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('close')}
            onClick={onClose}
          >
            <IconX size={18} />
          </ActionIcon>
        </header>
        <div className={classes.body} hidden={size === 'small'}>
          {children}
        </div>
        {isOver && <p className={classes.over}>{t('files.drop')}</p>}
      </dialog>
    </Portal>
  );
}
