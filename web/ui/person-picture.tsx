import { useState } from 'react';
import classes from './person-picture.module.css';

interface PersonPictureProps {
  name: string;
  picture?: string | null | undefined;
  size?: number;
}

const hues = ['indigo', 'sky', 'green', 'amber', 'red', 'violet'] as const;

const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
};

/** The same person has the same colour everywhere. */
const hueOf = (name: string) => {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return hues[sum % hues.length];
};

/** A decoration: the name always stands beside it or in the label of what holds it. */
export function PersonPicture({ name, picture, size = 28 }: PersonPictureProps) {
  const [broken, setBroken] = useState<string>();
  const shown = picture && picture !== broken ? picture : undefined;
  const box = { width: size, height: size, fontSize: size * 0.4 };
  return (
    <span className={classes.picture} data-hue={hueOf(name)} style={box} aria-hidden>
      {shown ? (
        <img src={shown} alt="" width={size} height={size} onError={() => setBroken(shown)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
