import type { GroupCall } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { CallControls } from '../window/call-controls.tsx';
import { CallFaults } from '../window/call-faults.tsx';
import { CallFrame } from '../window/call-frame.tsx';
import classes from '../window/call-window.module.css';
import { GroupDoor } from './group-door.tsx';
import { GroupGrid } from './group-grid.tsx';
import { groupRoom } from './group.room.ts';
import { useGroupRoom } from './use-group-room.ts';

const deeds = { ...groupRoom, hangUp: () => void groupRoom.leave() };

/** A call of several. */
export function GroupWindow({ call }: { call: GroupCall }) {
  const t = useTranslations('calls');
  const { faults, sending, chosen, isThrough } = useGroupRoom();
  const person = useSession()?.person;
  const ownId = person?.id;
  const isChair = call.startedBy.id === ownId || person?.role === 'admin';
  const isSilenced = call.people.some(({ person, isSilenced: is }) => person.id === ownId && is);
  const isTaken = call.people.some(({ person, hasScreen }) => person.id !== ownId && hasScreen);
  // Whether it is through; once it is, how many there are.
  const states = {
    null: t('states.connecting'),
    false: t('states.reconnecting'),
    true: t('group.count', { count: call.people.length }),
  };
  return (
    <CallFrame
      label={t('group.label', { title: call.title })}
      title={call.title}
      state={states[`${isThrough}`]}
      since={Date.parse(call.startedAt)}
    >
      {(isSmall) => (
        <>
          <GroupGrid call={call} isSmall={isSmall} />
          <div>
            {!isSmall && <GroupDoor call={call} isChair={isChair} />}
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
        </>
      )}
    </CallFrame>
  );
}
