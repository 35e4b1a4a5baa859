import { useEffect } from 'react';

/** Plays what the other side says while it is shown. */
export function useSound(stream: MediaStream | null): void {
  useEffect(() => {
    if (!stream) return undefined;
    const player = new Audio();
    player.srcObject = stream;
    const play = () => void player.play().catch(() => undefined);
    // A page nobody has touched yet may not make a sound: then the next touch starts it.
    play();
    document.addEventListener('pointerdown', play);
    return () => {
      document.removeEventListener('pointerdown', play);
      player.pause();
      player.srcObject = null;
    };
  }, [stream]);
}
