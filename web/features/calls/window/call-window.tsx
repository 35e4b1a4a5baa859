import '../../../ui/styles/tooltip.css';
import { ActionIcon, FocusTrap, Tooltip } from '@mantine/core';
import type { Call } from '@plenum/contract';
import { IconArrowsMinimize, IconMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DarkArea } from '../../../ui/dark-area.tsx';
import { CallControls } from './call-controls.tsx';
import { CallFaults } from './call-faults.tsx';
import { CallPictures } from './call-pictures.tsx';
import { CallTimer } from './call-timer.tsx';
import classes from './call-window.module.css';
import { useEscape } from '../use-escape.ts';
import { useOther } from '../use-other.ts';
import { room } from '../line/line.room.ts';
import { useRoom } from '../line/use-room.ts';

const deeds = { ...room, hangUp: () => void room.hangUp() };

/** Large over the page, or in a corner of it while the person goes on browsing. */
export function CallWindow({ call }: { call: Call }) {
  const t = useTranslations('calls');
  const { standing, connectedAt, faults, sending, chosen } = useRoom();
  const [isSmall, setSmall] = useState(false);
  const { fullName } = useOther(call);
  useEscape(() => setSmall(true));
  const { phase } = standing;
  const Size = isSmall ? IconMaximize : IconArrowsMinimize;
  const sizeLabel = t(isSmall ? 'enlarge' : 'minimise');
  const state = phase === 'none' || phase === 'over' || phase === 'ringing' ? 'going' : phase;
  return (
    <FocusTrap active={!isSmall}>
      <dialog
        className={classes.window}
        data-takes-corner
        data-small={isSmall || undefined}
        open
        aria-modal={!isSmall}
        aria-label={t('label', { name: fullName })}
      >
        <DarkArea className={classes.inside}>
          <div className={classes.head}>
            <strong>
              <bdi>{fullName}</bdi>
            </strong>
            <output className={classes.state}>{t(`states.${state}`)}</output>
            {connectedAt !== null && <CallTimer since={connectedAt} />}
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
          <CallPictures call={call} />
          <CallFaults faults={faults} />
          <CallControls
            sending={sending}
            chosen={chosen}
            deeds={deeds}
            isSmall={isSmall}
            hangUpLabel={t('hangUp')}
          />
        </DarkArea>
      </dialog>
    </FocusTrap>
  );
}
