import { Button, Loader } from '@mantine/core';
import { IconCameraOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './camera-view.module.css';
import { type CameraState, type CameraUse, useCamera } from './use-camera.ts';

export type CameraWords = Record<Exclude<CameraState, 'running'> | 'label' | 'again', string>;

interface CameraViewProps extends CameraUse {
  words: CameraWords;
}

/** What the camera sees, or why it sees nothing. Pictures never leave the device. */
export function CameraView(props: CameraViewProps) {
  const [attempt, setAttempt] = useState(0);
  return <Camera key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Camera({ words, onAgain, ...use }: CameraViewProps & { onAgain: () => void }) {
  const { state, video } = useCamera(use);
  return (
    <div className={classes.camera} data-state={state}>
      <video ref={video} muted playsInline aria-label={words.label} hidden={state !== 'running'} />
      {state === 'asking' && (
        <output className={classes.state}>
          <Loader size="sm" aria-hidden />
          {words.asking}
        </output>
      )}
      {(state === 'denied' || state === 'busy' || state === 'missing') && (
        <div className={classes.state} role="alert">
          <IconCameraOff size={28} stroke={1.5} aria-hidden />
          {words[state]}
          {state !== 'missing' && (
            <Button variant="default" onClick={onAgain}>
              {words.again}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
