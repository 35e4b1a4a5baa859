import { useTranslations } from 'use-intl';
import classes from './call-window.module.css';
import type { DeviceKind, MediaFault } from '../../../platform/devices/devices.ts';

interface CallFaultsProps {
  faults: Partial<Record<DeviceKind, MediaFault>>;
}

const kinds: readonly DeviceKind[] = ['audio', 'video'];

/** Why the other side hears or sees nothing of this one. */
export function CallFaults({ faults }: CallFaultsProps) {
  const t = useTranslations('calls.faults');
  return (
    <div className={classes.faults} role="alert">
      {kinds.map((kind) => {
        const fault = faults[kind];
        return fault && <p key={kind}>{t(`${kind}.${fault}`)}</p>;
      })}
    </div>
  );
}
