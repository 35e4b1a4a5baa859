import { hueOf, initialsOf, isDrawnPicture } from '@plenum/contract/kernel/drawn-picture.ts';
import { smallFace, smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import { useState } from 'react';
import classes from './person-picture.module.css';

interface PersonPictureProps {
  name: string;
  picture?: string | null | undefined;
  size?: number;
}

/** Sharp on screens with twice the pixels. */
const pictureFor = (picture: string, size: number): string =>
  2 * size <= smallFace ? smallOf(picture) : picture;

/** A decoration: the name always stands beside it or in the label of what holds it. */
export function PersonPicture({ name, picture, size = 28 }: PersonPictureProps) {
  const [broken, setBroken] = useState<string>();
  const isOwn = picture && picture !== broken && !isDrawnPicture(picture);
  const shown = isOwn ? pictureFor(picture, size) : undefined;
  const box = { width: size, height: size, fontSize: size * 0.4 };
  return (
    <span className={classes.picture} data-hue={hueOf(name)} style={box} aria-hidden>
      {shown ? (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(picture ?? undefined)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
