import { ActionIcon, Popover } from '@mantine/core';
import {
  IconMicrophone,
  IconMicrophoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconSettings,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { canShareScreen } from '../../../platform/devices/devices.ts';
import { DeviceChoices } from '../../../ui/devices/device-choices.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LevelMeter } from './level-meter.tsx';
import type { Inputs, InputsState } from './studio.inputs.ts';
import classes from './studio.module.css';

interface SourceBarProps {
  inputs: Inputs;
  state: InputsState;
  /** How loud it is, from 0 to 1. */
  level: () => number;
  hasScreen: boolean;
}

/** Microphone, camera and screen: on, off, and which. */
export function SourceBar({ inputs, state, level, hasScreen }: SourceBarProps) {
  const t = useTranslations('stages.studio');
  const { camera, microphone, screen, isMuted, faults } = state;
  const hasSound = microphone !== null && !isMuted;
  return (
    <div className={classes.sources}>
      <fieldset className={classes.switches} aria-label={t('sources')}>
        <ActionIcon
          variant={hasSound ? 'filled' : 'default'}
          size={44}
          aria-pressed={hasSound}
          aria-label={t('microphone')}
          onClick={() => void inputs.toggleSound()}
        >
          {hasSound ? <IconMicrophone size={22} /> : <IconMicrophoneOff size={22} />}
        </ActionIcon>
        <LevelMeter level={level} />
        <ActionIcon
          variant={camera ? 'filled' : 'default'}
          size={44}
          aria-pressed={camera !== null}
          aria-label={t('camera')}
          onClick={() => void inputs.toggleCamera()}
        >
          {camera ? <IconVideo size={22} /> : <IconVideoOff size={22} />}
        </ActionIcon>
        {hasScreen && canShareScreen() && (
          <ActionIcon
            variant={screen ? 'filled' : 'default'}
            size={44}
            aria-pressed={screen !== null}
            aria-label={t('screen')}
            onClick={() => void inputs.toggleScreen()}
          >
            {screen ? <IconScreenShareOff size={22} /> : <IconScreenShare size={22} />}
          </ActionIcon>
        )}
        <Devices inputs={inputs} state={state} />
      </fieldset>
      {(['audio', 'video'] as const).map((kind) => {
        const fault = faults[kind];
        return (
          fault && (
            <Notice key={kind} tone="warning">
              {t(`faults.${kind}.${fault}`)}
            </Notice>
          )
        );
      })}
    </div>
  );
}

function Devices({ inputs, state }: Pick<SourceBarProps, 'inputs' | 'state'>) {
  const t = useTranslations('stages.studio');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('devices')}
          onClick={() => setOpen(!isOpen)}
        >
          <IconSettings size={22} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.devices}>
          <DeviceChoices
            chosen={state.chosen}
            words={{
              microphone: t('microphone'),
              camera: t('camera'),
              usual: t('usualDevice'),
              numbered: (number) => t('deviceNumber', { number }),
            }}
            onChoose={(kind, deviceId) => void inputs.choose(kind, deviceId)}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
