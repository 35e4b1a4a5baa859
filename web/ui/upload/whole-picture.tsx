import { useEffect, useRef } from 'react';
import classes from './picture-dialog.module.css';

/** A preview of a file that is sent as it is. */
export function WholePicture({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(picture, 0, 0), [picture]);
  return (
    <canvas ref={canvas} width={picture.width} height={picture.height} className={classes.whole} />
  );
}
