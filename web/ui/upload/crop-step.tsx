import '../styles/settings.css';
import { Button, Progress } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { Notice } from '../notice.tsx';
import { wholeCrop } from './crop-geometry.ts';
import { cutOut } from './read-picture.ts';
import { SquareCrop } from './square-crop.tsx';
import type { SendPicture } from './upload-rules.ts';
import classes from './picture-dialog.module.css';

interface CropStepProps {
  file: File;
  picture: ImageBitmap;
  shape: 'square' | 'whole';
  send: SendPicture;
  onDone: () => void;
  onOther: () => void;
}

/** Closing the dialog stops what is on its way. */
function useSending(send: SendPicture, onDone: () => void) {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<unknown>();
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);
  const start = async (make: () => Promise<Blob> | Blob) => {
    const stopping = new AbortController();
    underway.current = stopping;
    setProblem(undefined);
    setShare(0);
    try {
      await send(await make(), { signal: stopping.signal, onProgress: setShare });
      onDone();
    } catch (error) {
      if (!(error instanceof CallProblem && error.isCancelled)) setProblem(error);
    }
    setShare(undefined);
  };
  return { share, problem, start, stop: () => underway.current?.abort() };
}

export function CropStep({ file, picture, shape, send, onDone, onOther }: CropStepProps) {
  const t = useTranslations('upload');
  const problemText = useProblemText();
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const sending = useSending(send, onDone);
  const make = () => (shape === 'square' ? cutOut(picture, crop, file.type) : file);
  const isBusy = sending.share !== undefined;
  return (
    <>
      {sending.problem !== undefined && (
        <Notice tone="danger">{problemText(sending.problem)}</Notice>
      )}
      {shape === 'square' ? (
        <SquareCrop picture={picture} crop={crop} onChange={setCrop} />
      ) : (
        <WholePicture picture={picture} />
      )}
      {isBusy && <Progress value={(sending.share ?? 0) * 100} aria-label={t('sending')} />}
      <div className={classes.choices}>
        <Button variant="default" onClick={isBusy ? sending.stop : onOther}>
          {t(isBusy ? 'stop' : 'other')}
        </Button>
        <Button loading={isBusy} onClick={() => void sending.start(make)}>
          {t('use')}
        </Button>
      </div>
    </>
  );
}

/** A preview of a file that is sent as it is. */
function WholePicture({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(picture, 0, 0), [picture]);
  return (
    <canvas ref={canvas} width={picture.width} height={picture.height} className={classes.whole} />
  );
}
