import { smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import classes from './booth-logo.module.css';

interface BoothLogoProps {
  name: string;
  logo: string | null;
  size: number;
}

/** A decoration: the name always stands beside it. Logos are drawn for paper, whatever the skin. */
export function BoothLogo({ name, logo, size }: BoothLogoProps) {
  if (!logo) {
    return (
      <span className={classes.initials}>
        <PersonPicture name={name} size={size} />
      </span>
    );
  }
  return (
    <span className={classes.frame} style={{ width: size, height: size }}>
      <img src={smallOf(logo)} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
