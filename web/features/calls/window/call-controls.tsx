import '../../../ui/styles/tooltip.css';
import { ActionIcon, Tooltip } from '@mantine/core';
import {
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
import { CallSwitch } from './call-switch.tsx';
import {
  canShareScreen,
  type ChosenDevices,
  type DeviceKind,
} from '../../../platform/devices/devices.ts';
import type { Sending } from '../line/line.ts';

export interface CallControlsProps {
  sending: Sending;
  /** What is done with a key or a press. */
  deeds: {
    toggleSound: () => void;
    toggleCamera: () => void;
    toggleScreen: () => void;
    choose: (kind: DeviceKind, id: string) => void;
    hangUp: () => void;
  };
  chosen: ChosenDevices;
  isSmall: boolean;
  hangUpLabel: string;
  /** Somebody else shares theirs. */
  isScreenTaken?: boolean;
}

/** All with one key or one press. */
export function CallControls(props: CallControlsProps) {
  const { sending, deeds, chosen, isSmall, hangUpLabel, isScreenTaken = false } = props;
  const t = useTranslations('calls');
  const { hasSound, hasCamera, hasScreen } = sending;
  return (
    <div className={classes.controls} role="toolbar" aria-label={t('controls')}>
      <CallSwitch
        icon={hasSound ? IconMicrophone : IconMicrophoneOff}
        label={t('microphone')}
        isOn={hasSound}
        onToggle={deeds.toggleSound}
      />
      <CallSwitch
        icon={hasCamera ? IconVideo : IconVideoOff}
        label={t('camera')}
        isOn={hasCamera}
        onToggle={deeds.toggleCamera}
      />
      {canShareScreen() && (
        <CallSwitch
          icon={hasScreen ? IconScreenShareOff : IconScreenShare}
          label={t('screen')}
          isOn={hasScreen}
          isDisabled={isScreenTaken}
          onToggle={deeds.toggleScreen}
        />
      )}
      {!isSmall && <CallDevices chosen={chosen} onChoose={deeds.choose} />}
      <Tooltip label={hangUpLabel}>
        <ActionIcon
          color="red"
          radius="xl"
          size={44}
          data-autofocus
          aria-label={hangUpLabel}
          onClick={deeds.hangUp}
        >
          <IconPhoneOff size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
