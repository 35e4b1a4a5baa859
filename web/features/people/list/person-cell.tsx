import type { PersonLine } from '@plenum/contract';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { nameOf } from '../people.api.ts';
import classes from './person-cell.module.css';

export function PersonCell({ person }: { person: PersonLine }) {
  const name = nameOf(person);
  return (
    <div className={classes.person}>
      <PersonPicture name={name} picture={person.avatar} size={36} />
      <span className={classes.words}>
        <PlaceLink href={`/apps/user/view/${person.id}`} className={classes.name} data-open>
          {name}
        </PlaceLink>
        <span className={classes.email}>{person.email}</span>
      </span>
    </div>
  );
}
