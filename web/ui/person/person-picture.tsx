import { hueOf, initialsOf, isDrawnPicture } from '@plenum/contract/kernel/drawn-picture.ts';
import { smallFace, smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import { useState } from 'react';
import classes from './person-picture.module.css';

interface PersonPictureProps {
  name: string;
  picture?: string | null | undefined;
  size?: number;
}

/** A decoration: the name always stands beside it or in the label of what holds it. */
export function PersonPicture({ name, picture, size = 28 }: PersonPictureProps) {
  const [broken, setBroken] = useState<string | null>();
  const isOwn = picture && picture !== broken && !isDrawnPicture(picture);
  const box = { width: size, height: size, fontSize: size * 0.4 };
  return (
    <span className={classes.picture} data-hue={hueOf(name)} style={box} aria-hidden>
      {isOwn ? (
        <img
          // Sharp on screens with twice the pixels.
          src={2 * size > smallFace ? picture : smallOf(picture)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(picture)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
