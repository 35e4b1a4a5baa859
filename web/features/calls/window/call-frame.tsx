import '../../../ui/styles/tooltip.css';
import { ActionIcon, FocusTrap, Tooltip } from '@mantine/core';
import { IconArrowsMinimize, IconMaximize } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DarkArea } from '../../../ui/dark-area.tsx';
import { useEscape } from '../use-escape.ts';
import { CallTimer } from './call-timer.tsx';
import classes from './call-window.module.css';

interface CallFrameProps {
  label: string;
  title: string;
  state: string;
  /** Null: it has not begun. */
  since: number | null;
  children: (isSmall: boolean) => ReactNode;
}

/** Large over the page, or in a corner of it while the person goes on browsing. */
export function CallFrame({ label, title, state, since, children }: CallFrameProps) {
  const t = useTranslations('calls');
  const [isSmall, setSmall] = useState(false);
  useEscape(() => setSmall(true));
  const Size = isSmall ? IconMaximize : IconArrowsMinimize;
  const sizeLabel = t(isSmall ? 'enlarge' : 'minimise');
  return (
    <FocusTrap active={!isSmall}>
      <dialog
        className={classes.window}
        data-takes-corner
        data-small={isSmall || undefined}
        open
        aria-modal={!isSmall}
        aria-label={label}
      >
        <DarkArea className={classes.inside}>
          <div className={classes.head}>
            <strong>
              <bdi>{title}</bdi>
            </strong>
            <output className={classes.state}>{state}</output>
            {since !== null && <CallTimer since={since} />}
            <Tooltip label={sizeLabel}>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={sizeLabel}
                onClick={() => setSmall(!isSmall)}
              >
                <Size size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </div>
          {children(isSmall)}
        </DarkArea>
      </dialog>
    </FocusTrap>
  );
}
