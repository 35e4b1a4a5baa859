import { createContext, use } from 'react';

/** When what the picture shows was sent, in milliseconds of the server's clock; null: not known. */
export interface PictureTime {
  shows: () => number | null;
  /** Says it as long as a picture is there; the answer ends that. */
  attach(shows: () => number | null): () => void;
}

export function pictureTime(): PictureTime {
  let asked: (() => number | null) | null = null;
  return {
    shows: () => asked?.() ?? null,
    attach: (shows) => {
      asked = shows;
      return () => {
        if (asked === shows) asked = null;
      };
    },
  };
}

export const PictureTimeContext = createContext<PictureTime>(pictureTime());

export const usePictureTime = (): PictureTime['shows'] => use(PictureTimeContext).shows;
