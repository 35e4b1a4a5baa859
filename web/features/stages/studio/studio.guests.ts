import type { Shown } from './studio.scene.ts';
import type { Sound } from './studio.sound.ts';

/** A guest the host has brought on stage. */
export interface GuestOnStage {
  id: number;
  name: string;
  line: string;
  /** Null: nothing comes from them now. */
  stream: MediaStream | null;
  hasCamera: boolean;
}

interface Kept {
  guest: GuestOnStage;
  video: HTMLVideoElement;
}

/** What guests on stage look and sound like: each once in the picture, each once in the mix. */
export function openGuests(sound: () => Sound | null) {
  const kept = new Map<number, Kept>();
  let guests: readonly GuestOnStage[] = [];
  const hear = ({ id, stream }: GuestOnStage) =>
    sound()?.putGuest(id, stream?.getAudioTracks()[0] ?? null);
  const forget = (id: number) => {
    const known = kept.get(id);
    if (known) known.video.srcObject = null;
    kept.delete(id);
    sound()?.putGuest(id, null);
  };
  const keep = (guest: GuestOnStage) => {
    const video = kept.get(guest.id)?.video ?? aVideo();
    kept.set(guest.id, { guest, video });
    hear(guest);
    if (video.srcObject === guest.stream) return;
    // Sound that comes by a line is heard by the mix only while an element plays it.
    video.srcObject = guest.stream;
    if (guest.stream) video.play().catch(() => undefined);
  };
  return {
    set: (next: readonly GuestOnStage[]) => {
      for (const { id } of guests) if (!next.some((one) => one.id === id)) forget(id);
      guests = next;
      for (const guest of next) keep(guest);
    },
    /** To a mix that came later. */
    resend: () => {
      for (const guest of guests) hear(guest);
    },
    shown: (): Shown[] =>
      guests.map(({ id, name, line, stream, hasCamera }) => ({
        video: stream && hasCamera ? (kept.get(id)?.video ?? null) : null,
        name,
        line,
      })),
    close: () => {
      for (const { id } of guests) forget(id);
      guests = [];
    },
  };
}

export function aVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  return video;
}
