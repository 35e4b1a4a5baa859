import { useTranslations } from 'use-intl';
import classes from './call-window.module.css';
import type { DeviceKind } from '../../../platform/devices/devices.ts';
import { useRoom } from '../line/use-room.ts';

const kinds: readonly DeviceKind[] = ['audio', 'video'];

/** Why the other side hears or sees nothing of this one. */
export function CallFaults() {
  const t = useTranslations('calls.faults');
  const { faults } = useRoom();
  return (
    <div className={classes.faults} role="alert">
      {kinds.map((kind) => {
        const fault = faults[kind];
        return fault && <p key={kind}>{t(`${kind}.${fault}`)}</p>;
      })}
    </div>
  );
}
