import type { Call } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { CallControls } from './call-controls.tsx';
import { CallFaults } from './call-faults.tsx';
import { CallFrame } from './call-frame.tsx';
import { CallPictures } from './call-pictures.tsx';
import { useOther } from '../use-other.ts';
import { room } from '../line/line.room.ts';
import { useRoom } from '../line/use-room.ts';

const deeds = { ...room, hangUp: () => void room.hangUp() };

/** A call of two. */
export function CallWindow({ call }: { call: Call }) {
  const t = useTranslations('calls');
  const { standing, connectedAt, faults, sending, chosen } = useRoom();
  const { fullName } = useOther(call);
  const { phase } = standing;
  const state = phase === 'none' || phase === 'over' || phase === 'ringing' ? 'going' : phase;
  return (
    <CallFrame
      label={t('label', { name: fullName })}
      title={fullName}
      state={t(`states.${state}`)}
      since={connectedAt}
    >
      {(isSmall) => (
        <>
          <CallPictures call={call} />
          <CallFaults faults={faults} />
          <CallControls
            sending={sending}
            chosen={chosen}
            deeds={deeds}
            isSmall={isSmall}
            hangUpLabel={t('hangUp')}
          />
        </>
      )}
    </CallFrame>
  );
}
