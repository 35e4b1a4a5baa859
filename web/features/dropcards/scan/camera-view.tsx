import { Button, Loader } from '@mantine/core';
import { IconCameraOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './scan-panel.module.css';
import { useCamera } from './use-camera.ts';

interface CameraViewProps {
  /** Answers whether it was what was looked for: then reading ends. */
  onText: (text: string) => boolean;
}

/** What the camera sees, or why it sees nothing. Pictures never leave the device. */
export function CameraView({ onText }: CameraViewProps) {
  const [attempt, setAttempt] = useState(0);
  return <Camera key={attempt} onText={onText} onAgain={() => setAttempt(attempt + 1)} />;
}

function Camera({ onText, onAgain }: CameraViewProps & { onAgain: () => void }) {
  const t = useTranslations('dropcards.scan.camera');
  const { state, video } = useCamera(onText);
  return (
    <div className={classes.camera} data-state={state}>
      <video ref={video} muted playsInline aria-label={t('label')} hidden={state !== 'running'} />
      {state === 'asking' && (
        <output className={classes.state}>
          <Loader size="sm" aria-hidden />
          {t('asking')}
        </output>
      )}
      {(state === 'denied' || state === 'busy' || state === 'missing') && (
        <div className={classes.state} role="alert">
          <IconCameraOff size={28} stroke={1.5} aria-hidden />
          {t(state)}
          {state !== 'missing' && (
            <Button variant="default" onClick={onAgain}>
              {t('again')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
