import '../../../ui/styles/fields.css';
import { ActionIcon, NativeSelect, Popover } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './call-window.module.css';
import {
  type DeviceKind,
  listDevices,
  onDevicesChanged,
} from '../../../platform/devices/devices.ts';
import { room } from '../line/line.room.ts';
import { useRoom } from '../line/use-room.ts';

const kinds = [
  { kind: 'audio', input: 'audioinput' },
  { kind: 'video', input: 'videoinput' },
] as const satisfies readonly { kind: DeviceKind; input: MediaDeviceKind }[];

function useDevices(isOpen: boolean) {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const read = () => void listDevices().then(setDevices);
    read();
    return onDevicesChanged(read);
  }, [isOpen]);
  return devices;
}

/** Which microphone and which camera, where there are several. */
export function CallDevices() {
  const t = useTranslations('calls');
  const { chosen } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const devices = useDevices(isOpen);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top" withinPortal={false} trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          radius="xl"
          size={44}
          aria-label={t('devices')}
          onClick={() => setOpen(!isOpen)}
        >
          <IconSettings size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.devices}>
        {kinds.map(({ kind, input }) => (
          <NativeSelect
            key={kind}
            label={t(kind === 'audio' ? 'microphone' : 'camera')}
            value={chosen[kind] ?? ''}
            data={[
              { value: '', label: t('usualDevice') },
              ...devices
                .filter((one) => one.kind === input && one.deviceId)
                .map(({ deviceId, label }, place) => ({
                  value: deviceId,
                  label: label || t('deviceNumber', { number: place + 1 }),
                })),
            ]}
            onChange={({ currentTarget }) => room.choose(kind, currentTarget.value)}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
