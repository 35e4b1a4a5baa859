import { useEffect, useRef } from 'react';

interface CallVideoProps {
  stream: MediaStream | null;
  label: string;
  className: string | undefined;
  isMirrored?: boolean;
}

/** A moving picture without its sound. */
export function CallVideo(props: CallVideoProps) {
  const { stream, label, className, isMirrored = false } = props;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      className={className}
      data-mirrored={isMirrored || undefined}
      aria-label={label}
      autoPlay
      playsInline
      muted
    />
  );
}
