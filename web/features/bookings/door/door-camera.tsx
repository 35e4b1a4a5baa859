import '../../../ui/styles/fields.css';
import { Button, NativeSelect } from '@mantine/core';
import { IconBulb, IconBulbOff, IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { listDevices, onDevicesChanged } from '../../../platform/devices/devices.ts';
import { storedValue } from '../../../platform/stored-value.ts';
import { CameraView, type CameraWords } from '../../../ui/camera/camera-view.tsx';
import { openSightings } from './door.sightings.ts';
import classes from './door-camera.module.css';

const isScanning = storedValue<boolean>('doorCamera', (text) => text === 'true', String);
const chosenCamera = storedValue<string>('doorCameraId', (text) => text ?? '', String);

interface DoorCameraProps {
  onText: (text: string) => void;
  /** Whether a ticket was not seen just before; of those this camera saw, where nobody else keeps them. */
  isNew?: ((text: string) => boolean) | undefined;
}

/** Reads one ticket after the other, for as long as it is on. */
export function DoorCamera(props: DoorCameraProps) {
  const t = useTranslations('bookings.door');
  const isOn = useStoredValue(isScanning);
  return (
    <div className={classes.place}>
      {isOn && <RunningCamera {...props} />}
      <Button
        variant={isOn ? 'default' : 'filled'}
        leftSection={
          isOn ? <IconCameraOff size={18} aria-hidden /> : <IconCamera size={18} aria-hidden />
        }
        onClick={() => isScanning.set(!isOn)}
      >
        {t(isOn ? 'scanEnd' : 'scan')}
      </Button>
    </div>
  );
}

function RunningCamera({ onText, isNew: given }: DoorCameraProps) {
  const deviceId = useStoredValue(chosenCamera);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const own = useMemo(() => openSightings(), []);
  const isNew = given ?? own;
  return (
    <>
      <CameraView
        words={useCameraWords()}
        deviceId={deviceId || undefined}
        onTrack={setTrack}
        onText={(text) => {
          if (isNew(text)) onText(text);
          return false;
        }}
      />
      {track && (
        <div className={classes.tools}>
          <CameraChoice track={track} />
          <Torch key={track.id} track={track} />
        </div>
      )}
    </>
  );
}

function useCameraWords(): CameraWords {
  const t = useTranslations('bookings.door.camera');
  return {
    label: t('label'),
    asking: t('asking'),
    denied: t('denied'),
    busy: t('busy'),
    missing: t('missing'),
    again: t('again'),
  };
}

function CameraChoice({ track }: { track: MediaStreamTrack }) {
  const t = useTranslations('bookings.door.camera');
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const read = () =>
      void listDevices().then((all) =>
        setCameras(all.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId)),
      );
    read();
    return onDevicesChanged(read);
  }, []);
  if (cameras.length < 2) return null;
  return (
    <NativeSelect
      label={t('choose')}
      value={track.getSettings().deviceId ?? ''}
      data={cameras.map(({ deviceId, label }, place) => ({
        value: deviceId,
        label: label || t('numbered', { number: place + 1 }),
      }))}
      onChange={({ currentTarget }) => chosenCamera.set(currentTarget.value)}
    />
  );
}

/** Known to browsers of phones, and to no list of types. */
interface Light {
  torch?: boolean;
}

/** For where it is dark; phones have one. */
function Torch({ track }: { track: MediaStreamTrack }) {
  const t = useTranslations('bookings.door.camera');
  const [isOn, setOn] = useState(false);
  const { torch } = (track.getCapabilities?.() ?? {}) as Light;
  if (!torch) return null;
  const light = async () => {
    const wanted: Light = { torch: !isOn };
    await track.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] });
    setOn(!isOn);
  };
  return (
    <Button
      variant="default"
      aria-pressed={isOn}
      leftSection={
        isOn ? <IconBulbOff size={18} aria-hidden /> : <IconBulb size={18} aria-hidden />
      }
      onClick={() => void light().catch(() => undefined)}
    >
      {t('torch')}
    </Button>
  );
}
