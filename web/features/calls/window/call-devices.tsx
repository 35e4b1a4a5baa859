import { ActionIcon, Popover } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeviceChoices } from '../../../ui/devices/device-choices.tsx';
import classes from './call-window.module.css';
import type { ChosenDevices, DeviceKind } from '../../../platform/devices/devices.ts';

interface CallDevicesProps {
  chosen: ChosenDevices;
  onChoose: (kind: DeviceKind, id: string) => void;
}

/** Which microphone and which camera, where there are several. */
export function CallDevices({ chosen, onChoose }: CallDevicesProps) {
  const t = useTranslations('calls');
  const [isOpen, setOpen] = useState(false);
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
        <DeviceChoices
          chosen={chosen}
          words={{
            microphone: t('microphone'),
            camera: t('camera'),
            usual: t('usualDevice'),
            numbered: (number) => t('deviceNumber', { number }),
          }}
          onChoose={onChoose}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
