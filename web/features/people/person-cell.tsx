import type { PersonLine } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { nameOf } from './people.api.ts';
import classes from './person-cell.module.css';

export function PersonCell({ person }: { person: PersonLine }) {
  const name = nameOf(person);
  return (
    <div className={classes.person}>
      <PersonPicture name={name} picture={person.avatar} size={36} />
      <span className={classes.words}>
        <Link
          to="/apps/user/view/$id"
          params={{ id: String(person.id) }}
          className={classes.name}
          data-open
        >
          {name}
        </Link>
        <span className={classes.email}>{person.email}</span>
      </span>
    </div>
  );
}
