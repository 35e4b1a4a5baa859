import '../../../ui/styles/tooltip.css';
import { ActionIcon, FocusTrap, Tooltip } from '@mantine/core';
import type { GroupCall } from '@plenum/contract';
import { IconArrowsMinimize, IconMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { DarkArea } from '../../../ui/dark-area.tsx';
import { useEscape } from '../use-escape.ts';
import { CallControls } from '../window/call-controls.tsx';
import { CallFaults } from '../window/call-faults.tsx';
import { CallTimer } from '../window/call-timer.tsx';
import classes from '../window/call-window.module.css';
import { GroupGrid } from './group-grid.tsx';
import { groupRoom } from './group.room.ts';
import { useGroupRoom } from './use-group-room.ts';

const deeds = { ...groupRoom, hangUp: () => void groupRoom.leave() };

/** Large over the page, or in a corner of it while the person goes on browsing. */
export function GroupWindow({ call }: { call: GroupCall }) {
  const t = useTranslations('calls');
  const { faults, sending, chosen } = useGroupRoom();
  const ownId = useSession()?.person.id;
  const [isSmall, setSmall] = useState(false);
  useEscape(() => setSmall(true));
  const Size = isSmall ? IconMaximize : IconArrowsMinimize;
  const sizeLabel = t(isSmall ? 'enlarge' : 'minimise');
  const isSilenced = call.people.some(({ person, isSilenced: is }) => person.id === ownId && is);
  const isTaken = call.people.some(({ person, hasScreen }) => person.id !== ownId && hasScreen);
  return (
    <FocusTrap active={!isSmall}>
      <dialog
        className={classes.window}
        data-small={isSmall || undefined}
        open
        aria-modal={!isSmall}
        aria-label={t('group.label', { title: call.title })}
      >
        <DarkArea className={classes.inside}>
          <div className={classes.head}>
            <strong>
              <bdi>{call.title}</bdi>
            </strong>
            <GroupState call={call} />
            <CallTimer since={Date.parse(call.startedAt)} />
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
          <GroupGrid call={call} isSmall={isSmall} />
          <div>
            <CallFaults faults={faults} />
            {isSilenced && (
              <p className={classes.silenced} role="alert">
                {t('group.silenced')}
              </p>
            )}
          </div>
          <CallControls
            sending={sending}
            chosen={chosen}
            deeds={deeds}
            isSmall={isSmall}
            hangUpLabel={t('group.leave')}
            isScreenTaken={isTaken}
          />
        </DarkArea>
      </dialog>
    </FocusTrap>
  );
}

/** Whether it is through; once it is, how many there are. */
function GroupState({ call }: { call: GroupCall }) {
  const t = useTranslations('calls');
  const { isThrough } = useGroupRoom();
  const words = {
    null: t('states.connecting'),
    false: t('states.reconnecting'),
    true: t('group.count', { count: call.people.length }),
  };
  return <output className={classes.state}>{words[`${isThrough}`]}</output>;
}
