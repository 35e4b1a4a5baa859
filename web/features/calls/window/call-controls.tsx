import '../../../ui/styles/tooltip.css';
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  type Icon,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CallDevices } from './call-devices.tsx';
import classes from './call-window.module.css';
import { canShareScreen } from '../../../platform/devices/devices.ts';
import { room } from '../line/line.room.ts';
import { useRoom } from '../line/use-room.ts';

interface SwitchProps {
  icon: Icon;
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

function Switch({ icon: Mark, label, isOn, onToggle }: SwitchProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={classes.control}
        variant={isOn ? 'light' : 'default'}
        radius="xl"
        size={44}
        aria-label={label}
        aria-pressed={isOn}
        onClick={onToggle}
      >
        <Mark size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** All with one key or one press. */
export function CallControls({ isSmall }: { isSmall: boolean }) {
  const t = useTranslations('calls');
  const { hasSound, hasCamera, hasScreen } = useRoom().sending;
  return (
    <div className={classes.controls} role="toolbar" aria-label={t('controls')}>
      <Switch
        icon={hasSound ? IconMicrophone : IconMicrophoneOff}
        label={t('microphone')}
        isOn={hasSound}
        onToggle={room.toggleSound}
      />
      <Switch
        icon={hasCamera ? IconVideo : IconVideoOff}
        label={t('camera')}
        isOn={hasCamera}
        onToggle={room.toggleCamera}
      />
      {canShareScreen() && (
        <Switch
          icon={hasScreen ? IconScreenShareOff : IconScreenShare}
          label={t('screen')}
          isOn={hasScreen}
          onToggle={room.toggleScreen}
        />
      )}
      {!isSmall && <CallDevices />}
      <Tooltip label={t('hangUp')}>
        <ActionIcon
          color="red"
          radius="xl"
          size={44}
          data-autofocus
          aria-label={t('hangUp')}
          onClick={() => void room.hangUp()}
        >
          <IconPhoneOff size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
