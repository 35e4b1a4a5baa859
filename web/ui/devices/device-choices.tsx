import '../styles/fields.css';
import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  type ChosenDevices,
  type DeviceKind,
  listDevices,
  onDevicesChanged,
} from '../../platform/devices/devices.ts';

const kinds = [
  { kind: 'audio', input: 'audioinput', word: 'microphone' },
  { kind: 'video', input: 'videoinput', word: 'camera' },
] as const satisfies readonly { kind: DeviceKind; input: MediaDeviceKind; word: string }[];

interface DeviceWords {
  microphone: string;
  camera: string;
  /** What the browser takes by itself. */
  usual: string;
  /** For one that does not say what it is called. */
  numbered: (number: number) => string;
}

interface DeviceChoicesProps {
  chosen: ChosenDevices;
  words: DeviceWords;
  onChoose: (kind: DeviceKind, deviceId: string) => void;
}

/** Which microphone and which camera, where there are several. */
export function DeviceChoices({ chosen, words, onChoose }: DeviceChoicesProps) {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const read = () => void listDevices().then(setDevices);
    read();
    return onDevicesChanged(read);
  }, []);
  return kinds.map(({ kind, input, word }) => (
    <NativeSelect
      key={kind}
      label={words[word]}
      value={chosen[kind] ?? ''}
      data={[
        { value: '', label: words.usual },
        ...devices
          .filter((one) => one.kind === input && one.deviceId)
          .map(({ deviceId, label }, place) => ({
            value: deviceId,
            label: label || words.numbered(place + 1),
          })),
      ]}
      onChange={({ currentTarget }) => onChoose(kind, currentTarget.value)}
    />
  ));
}
