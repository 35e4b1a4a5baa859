import { useEffect, useRef } from 'react';

interface LiveVideoProps {
  stream: MediaStream | null;
  label: string;
  className: string | undefined;
  isMirrored?: boolean;
}

/** A moving picture without its sound. */
export function LiveVideo(props: LiveVideoProps) {
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
