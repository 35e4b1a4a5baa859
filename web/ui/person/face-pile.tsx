import classes from './face-pile.module.css';
import { PersonPicture } from './person-picture.tsx';

interface Face {
  id: number;
  name: string;
  picture: string | null;
}

interface FacePileProps {
  people: readonly Face[];
  size: number;
}

/** Several people at a glance; their names stand beside it. */
export function FacePile({ people, size }: FacePileProps) {
  return (
    <span className={classes.pile}>
      {people.map(({ id, name, picture }) => (
        <PersonPicture key={id} name={name} picture={picture} size={size} />
      ))}
    </span>
  );
}
